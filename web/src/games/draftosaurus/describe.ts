/** Moves in the reader's words. */
import { messageId, type Message } from '$lib/i18n/language';
import { t, words } from '$lib/i18n/words.svelte';
import type { Action, GameView } from '$lib/net/types';
import { advised } from './advised';
import type { DraftosaurusView } from './model';

/** One legal action: for hints and the confirm step. */
export function describeMove(action: Action): string {
  const { kind, species, spot } = action;
  if (kind === 'choose' || kind === 'discard') return t(messageId('take', kind), { species });
  const place = t(messageId('spot', String(spot)));
  return species === undefined ? place : t('place-holds', { name: place, dinosaurs: [species] });
}

/** An option of a hint: the dinosaur, and where it goes. */
export function describeOption(
  view: GameView,
  { move, then }: { move: string; then: string | null },
): { what: string; where: string } {
  const { species, spot } = advised(view as DraftosaurusView, move, then);
  const where = spot === null ? '' : t(messageId('spot', spot));
  const action = view.legal.find((one) => one.move === move);
  if (species === null || action?.species === undefined || action.kind === 'discard')
    return { what: action ? describeMove(action) : where, where: '' };
  return { what: t(messageId('species', species)), where };
}

/** Where a dinosaur may go is seen when all have chosen. */
export function followUp(): null {
  return null;
}

/** What happened, to be heard: the words name the place anyway. */
export function readOut(event: Message, _view: GameView, names: readonly string[]): string {
  return words.tell(event, names);
}

/** The keys that pick a dinosaur, wherever the focus is. */
export function keys(): [key: string, does: string][] {
  return [['1 … 6', t('keys-pick')]];
}
