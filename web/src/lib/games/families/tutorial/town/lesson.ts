import type { Stop } from '$lib/tutorial/lesson.svelte'

/** Act I: the aim, a first Thug and Member, fronts and backs, the suitcase. */
export default [
  { ply: 11, text: 'lesson-hello', clause: 'F1.1', points: ['case:0'] },
  { ply: 11, text: 'lesson-tile', task: 'lesson-tile-task', clause: 'F5.2', points: ['territory:2'] },
  { ply: 12, text: 'lesson-thug', task: 'lesson-thug-task', clause: 'F6.2', points: ['space:P1'] },
  { ply: 14, text: 'lesson-front', clause: 'F7.1', points: ['space:P1', 'space:P3'] },
  { ply: 14, text: 'lesson-member', task: 'lesson-member-task', clause: 'F6.2', points: ['space:M03'] },
  { ply: 16, text: 'lesson-stash', task: 'lesson-stash-task', clause: 'F7.1', points: ['case:0'] },
  { ply: 20, text: 'lesson-hotel', task: 'lesson-hotel-task', clause: 'F1.4', points: ['space:P2'] },
  { ply: 21, text: 'lesson-two', task: 'lesson-two-task', clause: 'F7.1', points: ['case:0'] },
  { ply: 24, text: 'lesson-bank', task: 'lesson-bank-task', clause: 'F6.1', points: ['space:P7'] },
  { ply: 25, text: 'lesson-more', task: 'lesson-more-task', clause: 'F7.1', points: ['case:0'] },
  { ply: 26, text: 'lesson-last', task: 'lesson-last-task', clause: 'F1.5', points: ['case:0'] },
  { ply: 27, text: 'lesson-end', clause: 'F12.1' },
] satisfies Stop[]
