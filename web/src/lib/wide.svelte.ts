import { MediaQuery } from 'svelte/reactivity'

/** Where table and list stand side by side: where one lies above the other nobody wants to be taken from it. */
export const wide = new MediaQuery('min-width: 60.01rem')
