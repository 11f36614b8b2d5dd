const wide = matchMedia('(min-width: 60.01rem)')

/** Whether table and list stand side by side: where one lies above the other nobody wants to be taken from it. */
export const isWide = (): boolean => wide.matches
