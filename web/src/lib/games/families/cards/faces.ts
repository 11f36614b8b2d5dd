/** Of what portraits are put together, in a frame of 60 × 68: each part a few shapes with a tone, back to front. */
type Tone =
  'ink' | 'cloth' | 'skin' | 'shade' | 'light' | 'grey' | 'red' | 'brass' | 'blue' | 'green' | 'straw' | 'line' | 'pale'
type Shape = readonly [Tone, string]

const EYES: Shape = ['ink', 'M23.200 26.500a1.300 1.300 0 1 1 0 .1zM34.200 26.500a1.300 1.300 0 1 1 0 .1z']
const NOSE: Shape = ['line', 'M30 26.500l-1.800 5.500h3']
const MOUTH: Shape = ['line', 'M26.500 36.500q3.500 1 7 0']

const PARTS = {
  // Shoulders and what is worn on them.
  suit: [
    ['cloth', 'M3 68Q4 53 16 49L25 44H35L44 49Q56 53 57 68Z'],
    ['light', 'M24 44.500L30 62L36 44.500L33 43H27Z'],
    ['ink', 'M23.500 44L19 50L24 54L22.500 57L29.500 68H30.500L37.500 57L36 54L41 50L36.500 44L30 63Z'],
  ],
  coat: [
    ['cloth', 'M2 68Q3 52 15 48L24 43H36L45 48Q57 52 58 68Z'],
    ['ink', 'M23 41L14 50L21 57L28 68H32L39 57L46 50L37 41L38 47L30 60L22 47Z'],
  ],
  uniform: [
    ['blue', 'M3 68Q4 53 16 49L25 44H35L44 49Q56 53 57 68Z'],
    ['ink', 'M24 43H36L38 49L30 53L22 49Z'],
    ['line', 'M30 53V68'],
    ['brass', 'M27.500 57.500a1.300 1.300 0 1 1 0 .1zM27.500 63.500a1.300 1.300 0 1 1 0 .1z'],
  ],
  braid: [['brass', 'M5 58Q7 52 15 49.500L19 53Q12 55 9 61ZM55 58Q53 52 45 49.500L41 53Q48 55 51 61Z']],
  robe: [
    ['ink', 'M3 68Q4 52 17 48L25 44H35L43 48Q56 52 57 68Z'],
    ['line', 'M14 54L16 68M46 54L44 68'],
    ['light', 'M26 44H34L33 58H31L30 50L29 58H27Z'],
  ],
  cope: [
    ['red', 'M3 68Q4 52 17 48L25 44H35L43 48Q56 52 57 68Z'],
    ['brass', 'M23 44.500L28 68H32L37 44.500L34 43.500L30 58L26 43.500Z'],
  ],
  overall: [
    ['cloth', 'M3 68Q4 53 16 49L25 44H35L44 49Q56 53 57 68Z'],
    ['light', 'M24 44L30 52L36 44L40 47L33 56H27L20 47Z'],
    ['line', 'M27 56V68M33 56V68'],
  ],
  labcoat: [
    ['pale', 'M3 68Q4 53 16 49L25 44H35L44 49Q56 53 57 68Z'],
    ['cloth', 'M24 44L30 58L36 44Z'],
    ['line', 'M23 45L27 55L24 58L30 68M37 45L33 55L36 58L30 68'],
  ],
  vest: [
    ['light', 'M3 68Q4 53 16 49L25 44H35L44 49Q56 53 57 68Z'],
    ['ink', 'M19 48L24 46L30 58L36 46L41 48L40 68H20Z'],
  ],
  pinstripe: [['thin', 'M10 56V68M14.500 53V68M19 54V68M41 54V68M45.500 53V68M50 56V68']],
  tie: [['red', 'M28.300 50H31.700L30.800 53L32.500 61L30 65L27.500 61L29.200 53Z']],
  darkTie: [['ink', 'M28.300 50H31.700L30.800 53L32.500 61L30 65L27.500 61L29.200 53Z']],
  bow: [['ink', 'M22.500 47L30 50.500L37.500 47V55L30 51.500L22.500 55Z']],
  redBow: [['red', 'M22.500 47L30 50.500L37.500 47V55L30 51.500L22.500 55Z']],
  chain: [
    ['brassLine', 'M16 49Q19 64 30 65Q41 64 44 49'],
    ['brass', 'M30 61a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'],
  ],
  star: [
    ['brass', 'M44 54l1.600 3.300 3.600.5-2.600 2.500.6 3.600-3.200-1.700-3.200 1.700.6-3.600-2.600-2.500 3.600-.5z'],
  ],
  rosette: [
    ['red', 'M44 53a3.800 3.800 0 1 1 0 7.600 3.800 3.800 0 0 1 0-7.600zM42 60l-1 7 3-2 3 2-1-7z'],
    ['light', 'M44 55.300a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z'],
  ],
  square: [['light', 'M41 57L43 53.500L45 56L47.500 53.500L48 58Z']],
  flower: [['red', 'M44 53.500a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800z']],
  scarf: [['red', 'M22 42Q30 49 38 42L41 49Q30 56 19 49Z']],
  cross: [['brassLine', 'M30 58V66M27 60.500H33']],
  // Head.
  head: [
    ['shade', 'M24.500 36H35.500V46L30 50.500L24.500 46Z'],
    [
      'skin',
      'M19.500 22Q19.500 12.500 30 12.500Q40.500 12.500 40.500 22L40 30Q38.500 39.500 33.500 41.700Q30 43 26.500 41.700Q21.500 39.500 20 30Z',
    ],
    [
      'shade',
      'M32 12.700Q40.500 13.500 40.500 22L40 30Q38.500 39.500 33.500 41.700Q31.500 42.300 30 42.300Q35 37 34.500 31Q37.500 28 36 23Q34.500 17 32 12.700Z',
    ],
    ['skin', 'M19.600 25Q16.800 24.500 17.600 28.500Q18.300 32 20.400 31.500Z'],
    ['shade', 'M40.400 25Q43.200 24.500 42.400 28.500Q41.700 32 39.600 31.500Z'],
  ],
  wide: [
    ['shade', 'M23 36H37V47L30 50.500L23 47Z'],
    [
      'skin',
      'M18 22Q18 12.500 30 12.500Q42 12.500 42 22L42 31Q42 39 35.500 42.500Q30 44.500 24.500 42.500Q18 39 18 31Z',
    ],
    [
      'shade',
      'M33 12.700Q42 13.500 42 22L42 31Q42 39 35.500 42.500Q33 43.500 30 43.500Q36.500 38 36 31Q39 28 37.500 23Q36 17 33 12.700Z',
    ],
    ['skin', 'M18 25Q15.200 24.500 16 28.500Q16.700 32 18.400 31.500Z'],
    ['shade', 'M42 25Q44.800 24.500 44 28.500Q43.300 32 41.600 31.500Z'],
  ],
  face: [EYES, ['line', 'M22.500 23.500q2.500-1.300 5 0M32.500 23.500q2.500-1.300 5 0'], NOSE, MOUTH],
  stern: [EYES, ['heavy', 'M22 22.500l6 1.500M38 22.500l-6 1.500'], NOSE, ['line', 'M26 37h8']],
  lidded: [
    ['line', 'M22.500 26.500h4.500'],
    ['ink', 'M34.200 26.500a1.300 1.300 0 1 1 0 .1z'],
    ['heavy', 'M22 23.500h6M32.500 22.500q3-1 5.500 .5'],
    NOSE,
    ['line', 'M26.500 37q4 .5 7-1'],
  ],
  smile: [
    EYES,
    ['heavy', 'M22.500 23q2.500-1.300 5 0M32.500 23q2.500-1.300 5 0'],
    NOSE,
    ['line', 'M26 35.500q4 3 8 0'],
  ],
  // Hair and beard.
  parted: [['ink', 'M18.800 25Q17.500 10 29 9.500Q42.500 9 41.200 25L39 20Q36 15.500 27 14.500Q22 16.500 21 20Z']],
  slick: [
    ['ink', 'M18.800 26Q17 9 30 8.500Q43 9 41.200 26L39.300 19Q34 12.500 30 16.500Q26 12.500 20.700 19Z'],
    ['thin', 'M23 12q4-2 6 1M37 12q-4-2-6 1'],
  ],
  wavy: [
    [
      'ink',
      'M18.600 26Q15 17 20.500 12Q24 6 31 8Q39 6.500 41 14Q44 19 41.400 26L39.500 20Q36 18 34 14.500Q29 19 21 18.500Z',
    ],
  ],
  white: [['pale', 'M18.500 28Q15 12 28 9Q42 7 42 20L41.500 28L39 19Q35 14.500 28 14.500Q21.500 16 20.500 21Z']],
  bald: [['grey', 'M18.600 29Q16.500 23 19 19.500L20.500 23ZM41.400 29Q43.500 23 41 19.500L39.500 23Z']],
  tousled: [
    [
      'straw',
      'M18.500 25L16 17L20 16L19 10L25 11L28 6L32 10L37 7L38 12L43 12L41 17L44 20L41.400 25L39 19L34 16L30 18L25 15L21 20Z',
    ],
  ],
  sides: [['ink', 'M19.300 30L18.800 20H21.500L20.800 27ZM40.700 30L41.200 20H38.500L39.200 27Z']],
  moustache: [
    ['ink', 'M22.500 36.500Q26 32 30 34Q34 32 37.500 36.500Q33.500 37.300 30 35.800Q26.500 37.300 22.500 36.500Z'],
  ],
  handlebar: [
    [
      'ink',
      'M19.500 33.500Q22 36 25 33.800Q28 32.500 30 34Q32 32.500 35 33.800Q38 36 40.500 33.500Q39 38.500 34.500 37.500Q31.500 37 30 35.500Q28.500 37 25.500 37.500Q21 38.500 19.500 33.500Z',
    ],
  ],
  pencil: [['heavy', 'M25.500 34.800q4.500-1.600 9 0']],
  whiteBeard: [
    [
      'pale',
      'M20.500 31Q24 34.500 30 33.500Q36 34.500 39.500 31Q39.500 40 34.500 43.500L30 47L25.500 43.500Q20.500 40 20.500 31Z',
    ],
    ['line', 'M27 37.500h6'],
  ],
  goatee: [
    [
      'pale',
      'M23.500 36.500Q26.500 33 30 34.500Q33.500 33 36.500 36.500Q33.500 37 32.500 36.500L33.500 40L30 47L26.500 40L27.500 36.500Q26.500 37 23.500 36.500Z',
    ],
  ],
  stubble: [
    ['grey', 'M21.500 34Q30 40 38.500 34Q37 40.500 33 42Q30 43 27 42Q23 40.500 21.500 34Z'],
    ['line', 'M26.500 37h7'],
  ],
  jaw: [
    [
      'shade',
      'M21.500 35Q25 40 30 39Q35 40 38.500 35Q37.500 40.500 33.500 42Q30 43 26.500 42Q22.500 40.500 21.500 35Z',
    ],
    ['line', 'M26 37h8'],
  ],
  scar: [['scar', 'M21.500 28l3 6M23.500 27.500l2.300 5']],
  // Glasses and what is smoked.
  glasses: [
    [
      'lens',
      'M25 26.800m-3.700 0a3.700 3.700 0 1 0 7.400 0a3.700 3.700 0 1 0-7.400 0M35.500 26.800m-3.700 0a3.700 3.700 0 1 0 7.400 0a3.700 3.700 0 1 0-7.400 0M28.700 26.300h3.100',
    ],
  ],
  pinceNez: [
    ['lens', 'M21.800 25.500h6v4h-6zM32.500 25.500h6v4h-6zM27.800 26.800q2.300-1.500 4.700 0'],
    ['thin', 'M38.500 28q4 8 3 20'],
  ],
  monocle: [
    ['lens', 'M35.500 26.800m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0'],
    ['brassLine', 'M39.300 28.500Q43 38 40 50'],
  ],
  dark: [
    [
      'ink',
      'M20.500 24.500H29V27Q28.500 30 25 30Q21 30 20.500 27ZM31 24.500H39.500V27Q39 30 35.500 30Q31.500 30 31 27Z',
    ],
    ['heavy', 'M29 25.200h2.500'],
  ],
  goggles: [
    ['brassLine', 'M19 22H41'],
    [
      'lens',
      'M25 27m-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0M35.500 27m-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0',
    ],
  ],
  patch: [
    ['ink', 'M31.500 24H39.500L38.500 29.500Q35 31 32.500 29ZM19.800 18.500L39.800 25.500L39.600 23.500L20.500 17Z'],
  ],
  cigar: [
    ['brown', 'M33 36L46 40.500L45 43.500L32.500 38.500Z'],
    ['red', 'M46 40.500L48 41.200L47 44.200L45 43.500Z'],
    ['smoke', 'M48 39q3-4 0-8t2-9'],
  ],
  cigarette: [
    ['light', 'M33 37L42 39.500L41.700 41L33 38.700Z'],
    ['red', 'M42 39.500l1.500.4-.3 1.500-1.500-.4z'],
    ['smoke', 'M44 38q2.500-3 0-6.500t2-7'],
  ],
  pipe: [['brown', 'M32.500 36.500L42 40V36H48V42.500Q47.500 45 44.500 45Q41.500 45 41 42.500L32.500 38.500Z']],
  toothpick: [['straw', 'M32 36.300L41 34.800L41 35.900L32.300 37.500Z']],
  // Hats.
  fedora: [
    ['ink', 'M11 20.500Q30 13 49 20.500Q47 25 30 22Q13 25 11 20.500Z'],
    [
      'cloth',
      'M18.500 19Q18 5.500 24.500 5Q28 7.500 30 7.500Q33 5 36.500 5.500Q42 7.500 41.500 19Q30 14.500 18.500 19Z',
    ],
    ['ink', 'M18.500 19Q30 14.500 41.500 19V14.500Q30 10.500 18.500 14.500Z'],
  ],
  lowFedora: [
    ['cloth', 'M18 19Q17.500 4.500 24.500 4Q28 6.500 30 6.500Q33 4 36.500 4.500Q42.500 6.500 42 19Z'],
    ['red', 'M18 19V14.500Q30 11 42 14.500V19Z'],
    ['ink', 'M9.500 19Q30 14.500 50.500 22Q47 29.500 30 25.500Q13 28 9.500 19Z'],
  ],
  paleFedora: [
    ['pale', 'M10 20.500Q30 12.500 50 20.500Q48 25.500 30 22Q12 25.500 10 20.500Z'],
    ['pale', 'M17.500 19Q17 4.500 24 4Q28 6.500 30 6.500Q33 4 37 4.500Q43 6.500 42.500 19Q30 14.500 17.500 19Z'],
    ['ink', 'M17.500 19Q30 14.500 42.500 19V14.500Q30 10.500 17.500 14.500Z'],
  ],
  press: [
    ['light', 'M34 8.500L43 11L41.500 18.500L32.500 15.500Z'],
    ['thin', 'M35 11.500l6 1.700M34.500 14l5 1.500'],
  ],
  bowler: [
    ['ink', 'M19 19Q19 4.500 30 4.500Q41 4.500 41 19Q30 16.500 19 19Z'],
    ['red', 'M19 19Q30 16.500 41 19V15.500Q30 13 19 15.500Z'],
    ['ink', 'M14 18Q30 21.500 46 18Q46.500 22 41 22Q30 23.500 19 22Q13.500 22 14 18Z'],
  ],
  topHat: [
    ['ink', 'M20.500 18L19.500 -1H40.500L39.500 18Z'],
    ['red', 'M20.500 18L20.300 13H39.700L39.500 18Z'],
    ['ink', 'M13 17.500Q30 20.500 47 17.500Q47 22 30 22Q13 22 13 17.500Z'],
  ],
  flatCap: [
    ['cloth', 'M16 19Q17 8.500 31 8.500Q43.500 8.500 43.500 18.500Z'],
    ['ink', 'M16 19Q30 15.500 43.500 18.500Q48 20.500 46.500 23.500Q38 20.500 30 21Q22 20.500 16.500 22Z'],
    ['line', 'M31 8.700L30 16.500'],
  ],
  peaked: [
    ['blue', 'M13.500 12Q21 4.500 30 4.500Q39 4.500 46.500 12L41 18H19Z'],
    ['ink', 'M19 18H41L41.500 20.500H18.500Z'],
    ['ink', 'M18.500 20Q30 17.500 41.500 20Q43 24.500 39 24Q30 21 21 24Q17 24.500 18.500 20Z'],
  ],
  gilt: [
    [
      'brass',
      'M18.500 18.300H41.500V20.300H18.500ZM30 6.500l1.700 3.400 3.800.6-2.700 2.600.6 3.800-3.400-1.800-3.400 1.800.6-3.800-2.700-2.600 3.800-.6z',
    ],
  ],
  shield: [['brass', 'M27 8.500H33V13Q32.500 16 30 17.500Q27.500 16 27 13Z']],
  anchor: [['brassLine', 'M30 8V17M26.500 13Q27 17 30 17Q33 17 33.500 13M28 10H32']],
  mitre: [
    ['light', 'M19 20L17.500 8L30 -2L42.500 8L41 20Q30 17 19 20Z'],
    ['brass', 'M28.300 1V18H31.700V1L30 -.5ZM22 9.500H38V12.500H22Z'],
    ['brass', 'M19 20Q30 17 41 20L41.300 17Q30 14 18.700 17Z'],
  ],
  wig: [
    [
      'pale',
      'M16.500 24Q14 6.500 30 6.500Q46 6.500 43.500 24L46 41Q41.500 46.500 38.500 41L40 23Q36.500 15 30 15Q23.500 15 20 23L21.500 41Q18.500 46.500 14 41Z',
    ],
    [
      'line',
      'M17 26q2-1.500 4 0M16.500 31q2-1.500 4.500 0M16 36q2.500-1.500 5 0M43 26q-2-1.500-4 0M43.500 31q-2-1.500-4.500 0M44 36q-2.500-1.500-5 0M24 10q2 2 0 4M30 8.500v5M36 10q-2 2 0 4',
    ],
  ],
  visor: [
    ['green', 'M17.500 19Q30 12.500 42.500 19Q48 22 46 25Q30 18.500 14 25Q12 22 17.500 19Z'],
    ['ink', 'M18.500 16.500Q30 11 41.500 16.500V19Q30 13.500 18.500 19Z'],
  ],
  panama: [
    ['straw', 'M10 20.500Q30 13.500 50 20.500Q47 25 30 22.500Q13 25 10 20.500Z'],
    ['straw', 'M19 19Q19.500 7 25 6.500Q30 8 35 6.500Q40.500 7 41 19Q30 15 19 19Z'],
    ['green', 'M19 19Q30 15 41 19V15Q30 11.500 19 15Z'],
  ],
  beret: [
    [
      'red',
      'M15 18.500Q14 8 28 7.500Q46 7 47.500 15Q46 20 40.500 19Q30 15.500 20 20.500Q16 21.500 15 18.500ZM30 7.500l1-3h1.500l-.5 3z',
    ],
  ],
  // Held.
  wrench: [
    [
      'steel',
      'M37 68L45 53.500Q42.500 49 46 46L47.500 49.500L51 48.500L50.500 45Q55 46.500 54 51Q52.500 54.500 48.500 54.500L41 68.500Z',
    ],
  ],
  sash: [
    ['red', 'M14.500 49.500L20.500 47L51 68H40Z'],
    ['brassLine', 'M16.500 49L44 68.500M19 48L50 69'],
  ],
  megaphone: [
    ['brass', 'M35 49L52 40V60L35 53.500Z'],
    ['ink', 'M33 49H37V54H33Z'],
  ],
  flask: [
    ['lens', 'M46 44V52L51.500 63Q52 66 49.500 66H39.500Q37 66 37.500 63L43 52V44Z'],
    ['green', 'M41.500 57.500H47.500L51 64Q51 65.500 49.500 65.500H39.500Q38 65.500 38 64Z'],
    ['line', 'M41.500 44H47.500'],
  ],
  gun: [['steel', 'M33 55H53V60H43L41.500 66H35.500L37 60H33Z']],
  scales: [['brassLine', 'M45 45V62M39 49H51M39 49L36.500 56H41.500ZM51 49L48.500 56H53.500ZM42 62H48']],
  pencilProp: [
    ['straw', 'M39 66L49 47L51.500 48.300L41.500 66.500Z'],
    ['ink', 'M49 47L51.200 44.500L51.500 48.300Z'],
  ],
  ledger: [
    ['green', 'M35 54H53V68H35Z'],
    ['light', 'M37.500 57H50.500V60H37.500Z'],
  ],
  gavel: [['brown', 'M38 49L46 45L49 51L41 55ZM44 53L51 66L53.500 64.500L46.500 51.500Z']],
  badge: [
    ['brass', 'M38 54H48V60Q47.500 64.500 43 66.500Q38.500 64.500 38 60Z'],
    ['thin', 'M40.500 57.500h5M40.500 60.500h5'],
  ],
  coins: [['brass', 'M38 61h11v3H38zM39.500 57.500h11v3h-11zM38.500 54h11v3h-11z']],
  crate: [
    ['brown', 'M36 54H54V68H36Z'],
    ['thin', 'M36 58.500H54M36 63.500H54M40 54V68M50 54V68'],
  ],
} satisfies Record<
  string,
  readonly (readonly [Tone | 'thin' | 'heavy' | 'brassLine' | 'scar' | 'lens' | 'brown' | 'smoke' | 'steel', string])[]
>

type PartName = keyof typeof PARTS

/** Who is who, by the ids of Allies and dons. */
const SITTERS: Record<string, readonly PartName[]> = {
  union_boss: ['overall', 'wide', 'stern', 'sides', 'handlebar', 'flatCap', 'wrench'],
  mayor: ['suit', 'sash', 'bow', 'chain', 'wide', 'smile', 'moustache', 'topHat'],
  police_chief: ['uniform', 'braid', 'star', 'head', 'stern', 'moustache', 'peaked', 'gilt'],
  accountant: ['vest', 'bow', 'head', 'face', 'sides', 'glasses', 'visor', 'ledger'],
  customs_officer: ['uniform', 'head', 'face', 'pencil', 'peaked', 'anchor', 'crate'],
  beat_cop: ['uniform', 'star', 'wide', 'smile', 'sides', 'peaked', 'shield'],
  judge: ['robe', 'head', 'stern', 'wig', 'gavel'],
  journalist: ['suit', 'darkTie', 'head', 'smile', 'sides', 'fedora', 'press', 'cigarette', 'pencilProp'],
  lawyer: ['suit', 'tie', 'head', 'face', 'parted', 'pinceNez', 'square'],
  arms_dealer: ['coat', 'head', 'stern', 'stubble', 'panama', 'patch', 'cigar'],
  banker: ['suit', 'bow', 'wide', 'face', 'handlebar', 'topHat', 'monocle', 'coins'],
  bishop: ['cope', 'cross', 'head', 'face', 'whiteBeard', 'mitre'],
  senator: ['suit', 'redBow', 'rosette', 'head', 'face', 'white', 'goatee'],
  district_attorney: ['suit', 'darkTie', 'head', 'stern', 'slick', 'glasses', 'scales'],
  federal_agent: ['coat', 'darkTie', 'head', 'stern', 'jaw', 'fedora', 'badge'],
  producer: ['suit', 'scarf', 'wide', 'smile', 'pencil', 'dark', 'beret', 'megaphone'],
  chemist: ['labcoat', 'head', 'face', 'tousled', 'goggles', 'flask'],
  hitman: ['coat', 'head', 'stern', 'toothpick', 'lowFedora', 'gun'],
  luciano: ['suit', 'darkTie', 'head', 'lidded', 'wavy', 'scar', 'square'],
  siegel: ['suit', 'pinstripe', 'tie', 'head', 'smile', 'slick', 'flower'],
  capone: ['suit', 'pinstripe', 'darkTie', 'wide', 'smile', 'sides', 'scar', 'paleFedora', 'cigar'],
}

const COATS: readonly PartName[] = ['suit', 'coat', 'vest', 'overall']
const HEADS: readonly PartName[] = ['head', 'wide']
const LOOKS: readonly PartName[] = ['face', 'stern', 'smile']
const BEARDS: readonly PartName[] = ['moustache', 'handlebar', 'pencil', 'stubble', 'goatee', 'jaw']
const TOPS: readonly PartName[] = ['fedora', 'bowler', 'parted', 'flatCap', 'panama', 'slick', 'white', 'beret']

/** Whoever nobody drew gets a face of their own, too: always the same one for an id. */
function somebody(id: string): PartName[] {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 99991
  const one = (parts: readonly PartName[]): PartName[] => {
    const part = parts[seed % parts.length]
    seed = (seed * 17 + 11) % 99991
    return part ? [part] : []
  }
  return [...one(COATS), ...one(HEADS), ...one(LOOKS), ...one(BEARDS), ...one(TOPS)]
}

export const isDrawn = (id: string): boolean => id in SITTERS

/** The shapes of a portrait, back to front. */
export const portraitOf = (id: string): (readonly [string, string])[] =>
  (SITTERS[id] ?? somebody(id)).flatMap((part): readonly (readonly [string, string])[] => PARTS[part])
