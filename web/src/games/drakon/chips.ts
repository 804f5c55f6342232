/** What may be done, as buttons with words: the same as on the table, for those who would rather read. */
import { t } from '$lib/i18n/words.svelte';
import { stepWords, wordOf } from './labels';
import type { DrakonView, Side } from './model';
import { consequencesOf, type Changes } from './preview';

export interface Chip {
  move: string;
  text: string;
  /** More about it, in small letters. */
  note: string;
  /** Something is lost by it. */
  isDanger: boolean;
  /** What goes on with the game as if nothing were chosen. */
  isQuiet: boolean;
  /** What one does as a rule. */
  isMain: boolean;
  /** A step: its direction is drawn. */
  side: Side | null;
}

/** Cells and chambers of the hand have their own buttons and are not among them, nor is the hero's ability. */
export function chipsOf(view: DrakonView, names: readonly string[], changes: Changes): Chip[] {
  return plainChipsOf(view, names).map((chip) => {
    const [gravest] = consequencesOf(changes[chip.move], view, names);
    return gravest ? { ...chip, note: gravest.text, isDanger: gravest.tone === 'bad' } : chip;
  });
}

function plainChipsOf(view: DrakonView, names: readonly string[]): Chip[] {
  return view.legal.flatMap((action): Chip[] => {
    const chip = { move: action.move, note: '', isDanger: false, isQuiet: false, isMain: false, side: null };
    switch (action.kind) {
      case 'step':
        return [{ ...chip, side: action.side, ...stepWords(view, action.side) }];
      case 'choose':
        return [{ ...chip, text: names[action.seat] ?? '' }];
      case 'offer':
        return [{ ...chip, text: t('offer-coin', { value: action.value }) }];
      case 'accept':
        return [{ ...chip, text: wordOf('yes', view.phase) }];
      case 'decline':
        return [{ ...chip, isQuiet: true, text: wordOf('no', view.phase) }];
      case 'done':
        return [{ ...chip, isMain: true, text: wordOf('done', view.phase) }];
      default:
        return [];
    }
  });
}
