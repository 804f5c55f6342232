/** The pad as a picture to be shared: the same drawing as that of a finished game. */
import { words } from '$lib/i18n/words.svelte';
import type { Outcome } from '$lib/net/types';
import { pictureOf } from '../finale/picture';
import type { Answer } from './count';
import { namesOf } from './names';
import type { Pad } from './pad';
import { TABLES } from './tables';

/** As SVG; `at`: when it was begun, in seconds since 1970. */
export function padPicture(pad: Pad, answer: Answer, outcome: Outcome, headline: string, at: number): string {
  const { board, zoos } = pad;
  const view = { board, zoos, scores: answer.zoos, trexes: answer.zoos.map((zoo) => zoo.trexes), past: [] };
  const { components } = TABLES.rules[pad.rules];
  return pictureOf(
    { view, outcome, components, names: namesOf(pad) },
    { headline, date: words.time(at, { dateStyle: 'long' }) },
  );
}
