import type { Stop } from '$lib/tutorial/lesson.svelte'

/** Where the tutorial stops in its record, what it says there, and what it asks for: the record's own move. */
export default [
  { ply: 23, text: 'lesson-hello' },
  { ply: 23, text: 'lesson-climb', task: 'lesson-climb-task', clause: 'G3.3' },
  { ply: 25, text: 'lesson-deck', clause: 'G3.5' },
  { ply: 36, text: 'lesson-higher', task: 'lesson-higher-task', clause: 'G3.4' },
  { ply: 37, text: 'lesson-hole', task: 'lesson-hole-task', clause: 'G3.4' },
  { ply: 42, text: 'lesson-heart', task: 'lesson-heart-task', clause: 'G5.1' },
  { ply: 43, text: 'lesson-reveal', task: 'lesson-reveal-task', clause: 'G5.2' },
  { ply: 57, text: 'lesson-hit', clause: 'G4.1' },
  { ply: 79, text: 'lesson-strike', task: 'lesson-strike-task', clause: 'G4.2' },
  { ply: 91, text: 'lesson-kingpin', task: 'lesson-kingpin-task', clause: 'G4.4' },
  { ply: 92, text: 'lesson-throne', task: 'lesson-throne-task', clause: 'G4.5' },
  { ply: 121, text: 'lesson-pass', task: 'lesson-pass-task', clause: 'G6.2' },
  { ply: 122, text: 'lesson-end', clause: 'G7.1' },
] satisfies Stop[]
