import type { Stop } from '$lib/tutorial/lesson.svelte'

/** The end of Act II, what control brings in Act III, and the bonuses at the end of the game. */
export default [
  { ply: 61, text: 'lesson-hello', clause: 'F10.1', points: ['territory:5'] },
  { ply: 61, text: 'lesson-member', task: 'lesson-member-task', clause: 'F10.1', points: ['space:M03'] },
  { ply: 64, text: 'lesson-chelsea', task: 'lesson-chelsea-task', clause: 'F10.2', points: ['space:P5'] },
  { ply: 66, text: 'lesson-tie', task: 'lesson-tie-task', clause: 'F10.2', points: ['space:P7'] },
  { ply: 69, text: 'lesson-won', clause: 'F10.2', points: ['territory:2', 'territory:3', 'territory:5'] },
  { ply: 69, text: 'lesson-control', clause: 'F1.8', points: ['territory:7'] },
  { ply: 94, text: 'lesson-share', clause: 'F7.5', points: ['space:L5'] },
  { ply: 94, text: 'lesson-own', task: 'lesson-own-task', clause: 'F7.6', points: ['space:E2'] },
  { ply: 95, text: 'lesson-member-free', clause: 'F7.4' },
  { ply: 214, text: 'lesson-bonus', clause: 'F14.3', points: ['territory:1', 'territory:2', 'territory:4'] },
  { ply: 214, text: 'lesson-end', clause: 'F14.2' },
] satisfies Stop[]
