/** Shows the board with a fixed view, for whoever draws it: ?scene=turn&theme=day&language=pl&film=1. */
import '$lib/look/base.css'
import '$lib/look/tokens.css'
import { mount } from 'svelte'
import Harness from './Harness.svelte'

const target = document.getElementById('app')
if (target) mount(Harness, { target, props: { query: new URLSearchParams(location.search) } })
