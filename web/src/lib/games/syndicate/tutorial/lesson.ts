import type { Stop } from '$lib/tutorial/lesson.svelte'

/** Where the tutorial stops in its record, what it says there, and what it asks for: the record's own move. */
export default [
  { ply: 6, text: 'lesson-hello' },
  { ply: 6, text: 'lesson-place', task: 'lesson-place-task', clause: 'S3.2' },
  { ply: 8, text: 'lesson-pulled', clause: 'S4.5' },
  { ply: 10, text: 'lesson-shot', task: 'lesson-shot-task', clause: 'S5.7' },
  { ply: 16, text: 'lesson-row', task: 'lesson-row-task', clause: 'S7.1' },
  { ply: 18, text: 'lesson-won', clause: 'S3.1' },
  { ply: 21, text: 'lesson-support', task: 'lesson-support-task', clause: 'S4.7' },
  { ply: 22, text: 'lesson-boss', task: 'lesson-boss-task', clause: 'S6.2' },
  { ply: 33, text: 'lesson-coin', task: 'lesson-coin-task', clause: 'S7.1' },
  { ply: 38, text: 'lesson-hat', task: 'lesson-hat-task', clause: 'S7.3' },
  { ply: 39, text: 'lesson-spoils', task: 'lesson-spoils-task', clause: 'S7.4' },
  { ply: 42, text: 'lesson-elsewhere', task: 'lesson-elsewhere-task', clause: 'S5.5' },
  { ply: 54, text: 'lesson-goal', task: 'lesson-goal-task', clause: 'S9.3' },
  { ply: 60, text: 'lesson-end', clause: 'S9.1' },
] satisfies Stop[]
