/** Moves in the reader's words. */
import { messageId } from '$lib/i18n/language';
import { t } from '$lib/i18n/words.svelte';
import type { Action } from '$lib/net/types';

/** One legal action: for hints and the confirm step. */
export function describeMove(action: Action): string {
  const { kind, species, spot } = action;
  if (kind === 'choose' || kind === 'discard') return t(messageId('take', kind), { species });
  const place = t(messageId('spot', String(spot)));
  return species === undefined ? place : t('place-holds', { name: place, dinosaurs: [species] });
}

/** Where a dinosaur may go is seen when all have chosen. */
export function followUp(): null {
  return null;
}
