/** All that Draftosaurus brings to the browser. */
import type { GameManifest } from '../manifest';
import Scene from './home/ZooScene.svelte';

export const manifest: GameManifest = {
  words: ['draftosaurus', 'play', 'story'],
  Scene,
  againstBots: { order: 'quick' },
  prominentOptions: ['board'],
  verdicts: {},
  load: () => import('./module'),
  loadRules: async () => (await import('./rules')).RULES,
  loadLesson: async () => (await import('./lesson.json')).default,
  loadScorePad: () => import('./score/Score.svelte'),
};
