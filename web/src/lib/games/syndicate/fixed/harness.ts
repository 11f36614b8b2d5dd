// Only for the development server: a fixed view by its name, ?view=…&theme=…&language=…&motion=…
import { mount } from 'svelte'
import '$lib/look/tokens.css'
import '$lib/look/base.css'
import Harness from './Harness.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'night'
mount(Harness, { target: document.getElementById('app') as HTMLElement, props: { asked } })
