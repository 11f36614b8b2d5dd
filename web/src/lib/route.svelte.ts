/** Where in the page we are: what stands behind the # of the address, "#/table/abc?seat=1". */
class Route {
  path = $state.raw<string[]>([])
  query = $state.raw(new URLSearchParams())
  /** The server shows the page also where it has nothing: then only a link leads on. */
  readonly isLost = location.pathname !== '/'

  constructor() {
    this.read()
    addEventListener('hashchange', () => (this.isLost ? location.replace(`/${location.hash}`) : this.read()))
  }

  read(): void {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
    this.path = path.split('/').filter(Boolean).map(decoded)
    this.query = new URLSearchParams(query)
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const route = new Route()

/** The address of a place in the page: to('table', id). */
export function to(...path: (string | number)[]): string {
  return `#/${path.map((part) => encodeURIComponent(part)).join('/')}`
}

/** Goes there. */
export function go(...path: (string | number)[]): void {
  location.hash = to(...path)
}

/** Goes there without a way back to here. */
export function replace(...path: (string | number)[]): void {
  history.replaceState(null, '', to(...path))
  route.read()
}
