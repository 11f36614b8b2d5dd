/** Shows the board with a fixed view, for whoever draws it: ?scene=new_york-middle&seat=0&theme=day&language=pl&marks=1. */
import '$lib/look/base.css'
import '$lib/look/tokens.css'
import { mount } from 'svelte'
import Harness from './Harness.svelte'

const target = document.getElementById('app')
if (target) mount(Harness, { target, props: { query: new URLSearchParams(location.search) } })
