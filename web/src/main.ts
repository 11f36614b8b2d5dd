import { mount } from 'svelte'
import App from './App.svelte'
import './lib/look/tokens.css'
import './lib/look/base.css'
import { route } from './lib/route.svelte'
import { session } from './lib/session.svelte'
import { settings } from './lib/settings.svelte'
import { loadPage, placeOf } from './pages'

// On their way while the words come.
void loadPage(route.isLost ? 'nowhere' : placeOf(route.path)).catch(() => null)
void session.library().catch(() => null)

await settings.begin()
mount(App, { target: document.querySelector('#app') as HTMLElement })
