/** What the coach of the guided game points at. */
import type { GameView } from '$lib/net/types';
import type { Guided, LessonTarget } from '../board';
import type { DraftosaurusView } from './model';

const THINGS: Readonly<Record<string, string>> = {
  hand: '.mine [data-hand]',
  die: '[data-die]',
  points: '.me',
  rivals: '.others',
};

/** First the dinosaur, and once it is picked, its place. */
export function lessonTargets({ about, move }: Guided, view: GameView): LessonTarget[] {
  if (about !== null) return [{ selector: THINGS[about]!, part: 0 }];
  const decision = (view as DraftosaurusView).legal.find((one) => one.move === move);
  if (!decision) return [];
  const dinosaur = `[data-species="${decision.species}"]`;
  return [
    { selector: `.mine [data-hand]:not(:has(${dinosaur}[aria-pressed="true"])) ${dinosaur}`, part: 0, side: 'above' },
    { selector: `[data-spot="${decision.spot}"]`, part: 1 },
  ];
}
