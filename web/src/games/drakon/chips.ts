/** What may be done, as buttons with words: the same as on the table, for those who would rather read. */
import { messageId } from '$lib/i18n/language';
import { t } from '$lib/i18n/words.svelte';
import { stepWords, wordOf } from './labels';
import type { DrakonView, Side } from './model';

export interface Chip {
  move: string;
  text: string;
  /** More about it, in small letters. */
  note: string;
  /** Drakon is there. */
  isDanger: boolean;
  /** What goes on with the game as if nothing were chosen. */
  isQuiet: boolean;
  /** A step: its direction is drawn. */
  side: Side | null;
}

/** Cells and chambers of the hand have their own buttons and are not among them. */
export function chipsOf(view: DrakonView, names: readonly string[]): Chip[] {
  return view.legal.flatMap((action): Chip[] => {
    const chip = { move: action.move, note: '', isDanger: false, isQuiet: false, side: null };
    switch (action.kind) {
      case 'step': return [{ ...chip, side: action.side, ...stepWords(view, action.side) }];
      case 'choose': return [{ ...chip, text: names[action.seat] ?? '' }];
      case 'offer': return [{ ...chip, text: t('offer-coin', { value: action.value }) }];
      case 'use': return [{ ...chip, ...abilityWords(view) }];
      case 'accept': return [{ ...chip, text: wordOf('yes', view.phase) }];
      case 'decline': return [{ ...chip, isQuiet: true, text: wordOf('no', view.phase) }];
      case 'done': return [{ ...chip, isQuiet: true, text: wordOf('done', view.phase) }];
      default: return [];
    }
  });
}

function abilityWords(view: DrakonView): Pick<Chip, 'text' | 'note'> {
  const hero = view.heroes[view.now.seat!]!;
  return { text: t(messageId('hero', hero)), note: t(messageId('ability', hero)) };
}
