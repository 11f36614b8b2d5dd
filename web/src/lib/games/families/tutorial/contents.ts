import type { Entry } from '$lib/tutorial/lesson.svelte'

/** The lessons in their order. The first four are moments of one game (record.jsonl), the last has its own. */
export default [
  { name: 'town', minutes: 5, title: 'contents-town', about: 'contents-town-about' },
  { name: 'jobs', minutes: 6, title: 'contents-jobs', about: 'contents-jobs-about' },
  { name: 'turf', minutes: 5, title: 'contents-turf', about: 'contents-turf-about' },
  { name: 'allies', minutes: 5, title: 'contents-allies', about: 'contents-allies-about' },
  { name: 'don', minutes: 6, title: 'contents-don', about: 'contents-don-about' },
] satisfies Entry[]
