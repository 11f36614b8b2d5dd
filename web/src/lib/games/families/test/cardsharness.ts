/** Shows cards and mats of a fixed view, for whoever draws them: ?scene=turn&seat=2&theme=day&language=pl&width=340. */
import '$lib/look/base.css'
import '$lib/look/tokens.css'
import { mount } from 'svelte'
import CardsHarness from './CardsHarness.svelte'

const target = document.getElementById('app')
if (target) mount(CardsHarness, { target, props: { query: new URLSearchParams(location.search) } })
