/** What the coach of the guided game points at. */
import type { GameView } from '$lib/net/types';
import type { Guided, LessonTarget } from '../board';
import { beside, cellText, type DrakonView, type Side } from './model';
import { walker } from './targets';

const THINGS: Readonly<Record<string, string>> = { purse: '[data-purse]', rival: '[data-person="1"]' };

export function lessonTargets({ about, move, then }: Guided, view: GameView): LessonTarget[] {
  if (about !== null)
    return [{ selector: about.startsWith('cell:') ? cell(about.slice('cell:'.length)) : THINGS[about]!, part: 0 }];
  const [verb, object = ''] = move!.split(' ') as [string, string?];
  switch (verb) {
    case 'hero':
      return [{ selector: '.picker .suggested', part: 0 }];
    case 'use':
      return [{ selector: '.ability', part: 0 }];
    case 'place':
      return [
        { selector: '.hand[role="toolbar"]:not(:has(.suggested.picked)) .suggested', part: 0, side: 'above' },
        { selector: cell(then!.split(/[ :]/)[1]!), part: 1, twice: true },
      ];
    case 'go':
      return onMap(beyond(view as DrakonView, object as Side));
    default:
      return onMap(object);
  }
}

/** A place on the map; where a finger reads first, the button of the card. */
function onMap(place: string): LessonTarget[] {
  return [
    { selector: `[data-map]:has(${cell(place)}.read) [data-act]`, part: 0, within: '.card-of' },
    { selector: cell(place), part: 0 },
  ];
}

function cell(place: string): string {
  return `[data-cell="${place}"]`;
}

/** Where the learner's hero gets to. */
function beyond(view: DrakonView, side: Side): string {
  const from = view.cells[walker(view) ?? 0];
  return from ? cellText(beside(from, side)) : '';
}
