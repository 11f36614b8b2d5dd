import type { Stop } from '$lib/tutorial/lesson.svelte'

/** A game of its own against Luciano: how a don decides. */
export default [
  { ply: 9, text: 'lesson-hello', clause: 'F15.1', points: ['seat:1'] },
  { ply: 9, text: 'lesson-tile', task: 'lesson-tile-task', clause: 'F15.2', points: ['territory:5'] },
  { ply: 10, text: 'lesson-corner', task: 'lesson-corner-task', clause: 'F15.5', points: ['space:M02'] },
  { ply: 13, text: 'lesson-job', clause: 'F15.7', points: ['space:M03'] },
  { ply: 13, text: 'lesson-block', task: 'lesson-block-task', clause: 'F15.4', points: ['space:P1'] },
  { ply: 14, text: 'lesson-money', clause: 'F15.6', points: ['space:P2'] },
  { ply: 18, text: 'lesson-bank', task: 'lesson-bank-task', clause: 'F15.8', points: ['space:P7'] },
  { ply: 22, text: 'lesson-bid', task: 'lesson-bid-task', clause: 'F15.14', points: ['case:0'] },
  { ply: 23, text: 'lesson-close', task: 'lesson-close-task', clause: 'F15.14' },
  { ply: 26, text: 'lesson-take', task: 'lesson-take-task', clause: 'F15.15', points: ['ally:mayor'] },
  { ply: 36, text: 'lesson-his', task: 'lesson-his-task', clause: 'F15.11', points: ['space:P3'] },
  { ply: 38, text: 'lesson-robbery', task: 'lesson-robbery-task', clause: 'F15.17', points: ['job:Y07'] },
  { ply: 40, text: 'lesson-blind', clause: 'F15.9', points: ['space:P1'] },
  { ply: 154, text: 'lesson-end', clause: 'F14.6' },
] satisfies Stop[]
