/** The city behind the pyramid: houses as [left edge, width, roof, spire]. */
const HOUSES: readonly [number, number, number, number][] = [
  [-420, 90, 560, 0],
  [-330, 70, 480, 40],
  [-260, 80, 600, 0],
  [-180, 60, 520, 0],
  [-120, 80, 440, 60],
  [-40, 50, 540, 0],
  [6, 62, 470, 0],
  [68, 44, 392, 66],
  [112, 56, 520, 0],
  [588, 60, 530, 0],
  [648, 48, 400, 80],
  [696, 70, 478, 0],
  [766, 54, 550, 0],
  [820, 80, 450, 50],
  [900, 60, 530, 0],
  [960, 80, 610, 0],
  [1040, 70, 500, 40],
  [1110, 90, 570, 0],
]

export const GROUND = 1030
const STOREY = 24

export const SKYLINE = HOUSES.map(([left, width, roof, spire]) => {
  const middle = left + width / 2
  const step = spire
    ? `M${left + 9} ${roof}v-18h${width - 18}v18zM${middle - 3} ${roof - 18}l3-${spire} 3 ${spire}z`
    : ''
  return `M${left} ${GROUND}V${roof}h${width}V${GROUND}z${step}`
}).join('')

/** Lit windows: not all of them, and always the same. */
export const WINDOWS = HOUSES.flatMap(([left, width, roof]) =>
  Array.from({ length: 9 }, (_, storey) =>
    Array.from({ length: Math.floor(width / 17) }, (_, column) => ({
      x: left + 12 + column * ((width - 24) / Math.max(1, Math.floor(width / 17) - 1)),
      y: roof + 14 + storey * STOREY,
      isLit: (storey * 7 + column * 5 + roof) % 4 < 2,
    })),
  ).flat(),
)
  .filter(({ isLit }) => isLit)
  .map(({ x, y }) => `M${Math.round(x)} ${y}v9`)
  .join('')
