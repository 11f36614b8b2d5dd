import { mount } from 'svelte'
import App from './App.svelte'
import './lib/look/tokens.css'
import './lib/look/base.css'
import { settings } from './lib/settings.svelte'

await settings.begin()
mount(App, { target: document.querySelector('#app') as HTMLElement })
