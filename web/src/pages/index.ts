import type { Component } from 'svelte'

/** What every page gets: the parts of the address behind its name, and the query. */
export interface PageProps {
  parts: string[]
  query: URLSearchParams
}

export type Page = Component<PageProps>

const pages = import.meta.glob<Page>('./*.svelte', { import: 'default' })

/** The first part of the address, and the file of its page. */
const FILES: Record<string, string> = {
  '': 'Home',
  new: 'NewTable',
  lobby: 'Lobby',
  mine: 'MyTables',
  table: 'Table',
  seat: 'Seat',
  rules: 'Rulebook',
  box: 'Box',
  replay: 'Replay',
  fairness: 'Fairness',
  tutorial: 'Tutorial',
  overview: 'Overview',
  settings: 'Settings',
}

const TABLE = /^[A-Za-z0-9_-]{1,64}$/ // as the server names them

/** Which page an address is of: nowhere, where it leads to a table that cannot be. */
export function placeOf([name = '', id = '']: readonly string[]): string {
  return name === 'table' && !TABLE.test(id) ? 'nowhere' : name
}

/** A page by the first part of its address; where nothing is, the page that says so. */
export async function loadPage(name: string): Promise<Page> {
  const load = pages[`./${FILES[name] ?? 'Nowhere'}.svelte`] ?? pages['./Nowhere.svelte']
  if (!load) throw new Error('no page')
  return load()
}
