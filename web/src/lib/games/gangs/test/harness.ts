/**
 * Shows the board with a fixed view, for whoever draws it: ?scene=middle&seat=2&theme=day&language=pl&marks=1; in how much
 * room, and with what marked: &room=336x560&traces=place:13=last;seat:1=since; a film of any lines: &lines=[…].
 */
import '$lib/look/base.css'
import '$lib/look/tokens.css'
import { mount } from 'svelte'
import Harness from './Harness.svelte'

const target = document.getElementById('app')
if (target) mount(Harness, { target, props: { query: new URLSearchParams(location.search) } })
