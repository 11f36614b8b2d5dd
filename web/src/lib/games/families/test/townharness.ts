/**
 * Shows the town with a fixed view, for whoever draws it: ?scene=kill&seat=1&theme=day&language=pl&room=336x560; with what
 * marked: &lit=space:P1,territory:2&picked=space:M02&traces=space:P3=last; a line of the film: &line={…}; more slots: &slots=2.
 */
import '$lib/look/base.css'
import '$lib/look/tokens.css'
import { mount } from 'svelte'
import TownHarness from './TownHarness.svelte'

const target = document.getElementById('app')
if (target) mount(TownHarness, { target, props: { query: new URLSearchParams(location.search) } })
