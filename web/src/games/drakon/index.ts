/** All that Drakon brings to the browser. */
import type { GameManifest } from '../manifest';
import Scene from './home/LairScene.svelte';

export const manifest: GameManifest = {
  words: ['drakon', 'story'],
  Scene,
  againstBots: {},
  prominentOptions: ['heroes'],
  verdicts: { points: 'end-won', team: 'end-team', shared: 'end-shared' },
  load: () => import('./module'),
  loadRules: async () => (await import('./rules')).RULES,
  loadLesson: async () => (await import('./lesson.json')).default,
};
