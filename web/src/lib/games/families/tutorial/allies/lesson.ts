import type { Stop } from '$lib/tutorial/lesson.svelte'

/** From the Bribery of Act II into Act III: Allies, Tribute, Entr'acte, Horse Head. */
export default [
  { ply: 70, text: 'lesson-hello', clause: 'F11.1', points: ['ally:arms_dealer', 'ally:bishop'] },
  { ply: 70, text: 'lesson-bid', task: 'lesson-bid-task', clause: 'F11.1', points: ['case:0'] },
  { ply: 71, text: 'lesson-close', task: 'lesson-close-task', clause: 'F11.2' },
  { ply: 72, text: 'lesson-take', task: 'lesson-take-task', clause: 'F11.3', points: ['ally:arms_dealer'] },
  { ply: 84, text: 'lesson-tribute', task: 'lesson-tribute-task', clause: 'F12.1' },
  { ply: 86, text: 'lesson-good', task: 'lesson-good-task', clause: 'F4.4' },
  { ply: 91, text: 'lesson-pause', clause: 'F13.1' },
  { ply: 91, text: 'lesson-horse', task: 'lesson-horse-task', clause: 'F13.5', points: ['territory:3'] },
  { ply: 92, text: 'lesson-ally', task: 'lesson-ally-task', clause: 'F9.2', points: ['ally:arms_dealer'] },
  { ply: 93, text: 'lesson-figures', clause: 'F1.2' },
  { ply: 93, text: 'lesson-end', clause: 'F4.1' },
] satisfies Stop[]
