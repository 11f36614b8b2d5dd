/** What this browser remembers by itself. A browser that keeps nothing forgets when the page is closed. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`omerta.${key}`) ?? 'null') as unknown
  } catch {
    return null
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`omerta.${key}`, JSON.stringify(value))
  } catch {
    // private windows and full disks: nothing depends on it
  }
}

/** Something kept that has named parts; what is not so is none. */
export function keptParts(key: string): Record<string, unknown> {
  const value = kept(key)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
