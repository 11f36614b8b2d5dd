/** A small picture of an effect, in a square of 24: what is filled, what is drawn as a line, and what is stressed. */
export interface Pictogram {
  solid?: string
  line?: string
  /** Stressed: filled. */
  hot?: string
  /** Stressed: drawn as a line. */
  hotLine?: string
}

const CROSSHAIR =
  'M12 4.200a7.800 7.800 0 1 1 0 15.600 7.800 7.800 0 0 1 0-15.600zM12 .8v6M12 17.200v6M.8 12h6M17.200 12h6'
const PAWN =
  'M8 3.200a3.100 3.100 0 1 1 0 6.200 3.100 3.100 0 0 1 0-6.200zM2.500 17.500c0-4.600 2.300-7.200 5.500-7.200s5.500 2.600 5.500 7.200z'
const CASE = 'M1.800 9.500h20.400v12.200H1.800z'
const HANDLE = 'M8.500 9.300V6.500h7v2.800'
const SHEET = 'M4 3h12v18H4z'
const WAVES = 'M1 18.500q2.750-2.500 5.500 0t5.500 0 5.500 0 5.500 0M1 22q2.750-2.500 5.500 0t5.500 0 5.500 0 5.500 0'

/** What F8.5 knows. A square is a square space, a disc a round one. */
export const PICTOGRAMS: Readonly<Record<string, Pictogram>> = {
  KILL_SQ: { solid: 'M8.500 8.500h7v7h-7z', hotLine: CROSSHAIR },
  KILL_RD: { solid: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', hotLine: CROSSHAIR },
  KILL_ANY: { solid: 'M11.300 8.300h-3.300v7.400h3.300zM12.700 8a4 4 0 0 1 0 8z', hotLine: CROSSHAIR },
  DRIVEBY: {
    solid:
      'M1 17.500v-4l2.500-.8 2.200-4.200h7.800l3 4 4.500 1v4h-1.700a2.600 2.600 0 0 0-5.200 0H8.900a2.600 2.600 0 0 0-5.200 0z',
    line: 'M6.300 16.300a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zM16.700 16.300a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z',
    hotLine: 'M13.500 6.500l3-1.500M15 3.500l4.500-2.300M17 7.500l5-2.500',
  },
  CARBOMB: {
    hot: 'M12 .5l2.300 4.800 4.900-2.800-1.400 5.200 5.700.8-4.700 3.300H5.200L.5 8.500l5.700-.8L4.800 2.500l4.900 2.800z',
    solid:
      'M2 20v-4.500l2.500-.8 2-3.200h8l2.700 3.200 4.800 1.300v4h-2a2.500 2.500 0 0 0-5 0H9a2.500 2.500 0 0 0-5 0z',
  },
  MOVE_RIVAL: { line: PAWN, hotLine: 'M15 13.500h7.500M19 9.800l3.700 3.700-3.700 3.700' },
  MOVE_OWN: {
    solid: PAWN,
    hotLine: 'M15 10.500h7M18.800 7.300l3.200 3.200-3.200 3.200',
    line: 'M15.500 17.500h6v4.500h-6z',
  },
  RECALL: { solid: PAWN, hotLine: 'M21.500 19.500c1.500-7-1.500-12.500-7.500-13M17.200 3l-3.500 3.400 3.500 3.500' },
  STASH: { line: CASE + HANDLE, hot: 'M10 1h4v11h3.500L12 18.500 6.500 12H10z' },
  STEAL_HAND: { line: 'M3 8h8v12H3zM7.500 8V5h8v12h-4', hotLine: 'M17.500 12h5M17 7.500l4.500-3M17 16.500l4.500 3' },
  STEAL_CASE: { line: CASE + HANDLE, hot: 'M10 20h4v-7.500h3.500L12 6l-5.500 6.500H10z' },
  OFFER: {
    line: 'M2 11h5.500v9H2zM16.500 11H22v9h-5.500z',
    solid: 'M9 6h6v11H9z',
    hotLine: 'M8.500 4.500L12 1l3.500 3.500',
  },
  JOB: { line: `${SHEET}M7 8h6M7 12h6M7 16h3`, hotLine: 'M19.500 8v8M15.500 12h8' },
  GOODS: { line: 'M3 9h18v12H3zM3 13h18M3 17h18', hot: 'M12 .5l4.500 5h-3v3.500h-3V5.500h-3z' },
  CONTROL: { line: 'M6 22.500V1.500', hot: 'M6 2h15l-4 4.500 4 4.500H6z' },
  GAIN: { line: 'M3 4h11v16H3z', hotLine: 'M19 8v8M15 12h8' },
  RESCUE: {
    line: WAVES,
    solid: 'M9 9.500a2.300 2.300 0 1 1 0 .1zM7 16.500q.5-3.500 4.300-3.500t4.300 3.500z',
    hotLine: 'M19 15V3.500M15.500 6.500L19 3l3.500 3.500',
  },
  EXCHANGE: {
    line: 'M2 13h9v7H2z',
    solid: 'M13 4h9v7h-9z',
    hotLine: 'M4.500 9.500q0-5 5.500-5M7.800 2l2.500 2.500L7.800 7',
  },
  DROP_JOB: { line: `${SHEET}M7 8h6M7 12h6M7 16h3`, hotLine: 'M15.500 12h8' },
  FIGURE: { solid: PAWN, hotLine: 'M19 4v8M15 8h8', line: 'M2.500 20.500h11' },
}

const UNKNOWN: Pictogram = {
  line: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  solid: 'M11 6.500h2v7h-2zM11 15.500h2v2h-2z',
}

export const pictogramOf = (effect: string): Pictogram => PICTOGRAMS[effect.split(':')[0] ?? ''] ?? UNKNOWN
