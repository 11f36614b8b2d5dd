import type { Stop } from '$lib/tutorial/lesson.svelte'

/** Act II, and a look into Act III: Jobs from hand and from beside the board, payment, effects on the map. */
export default [
  { ply: 47, text: 'lesson-hello', clause: 'F8.1', points: ['job:G08', 'job:R03'] },
  { ply: 47, text: 'lesson-goods', task: 'lesson-goods-task', clause: 'F7.2', points: ['space:M05'] },
  { ply: 50, text: 'lesson-job', task: 'lesson-job-task', clause: 'F8.3', points: ['job:G08'] },
  { ply: 51, text: 'lesson-pay', task: 'lesson-pay-task', clause: 'F8.3', points: ['case:0'] },
  { ply: 53, text: 'lesson-vendetta', task: 'lesson-vendetta-task', clause: 'F8.5', points: ['job:R03'] },
  { ply: 54, text: 'lesson-kill', task: 'lesson-kill-task', clause: 'F8.4', points: ['space:P1'] },
  { ply: 57, text: 'lesson-open', task: 'lesson-open-task', clause: 'F3.5', points: ['job:R02'] },
  { ply: 58, text: 'lesson-figure', task: 'lesson-figure-task', clause: 'F8.5', points: ['space:M03'] },
  { ply: 59, text: 'lesson-to', task: 'lesson-to-task', clause: 'F8.5', points: ['space:M08'] },
  { ply: 61, text: 'lesson-reserve', clause: 'F6.1' },
  { ply: 97, text: 'lesson-wild', task: 'lesson-wild-task', clause: 'F8.1', points: ['job:G02'] },
  { ply: 98, text: 'lesson-choice', task: 'lesson-choice-task', clause: 'F8.2' },
  { ply: 99, text: 'lesson-end', clause: 'F14.4', points: ['case:0'] },
] satisfies Stop[]
