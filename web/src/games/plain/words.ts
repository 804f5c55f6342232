/** What a plain game is told with: its own words where it has some, else the ids of the engine. */
import { messageId } from '$lib/i18n/language';
import { words } from '$lib/i18n/words.svelte';
import type { Action } from '$lib/net/types';

/** What a key of the description is called: the message `plain-KEY`. */
export function keyWord(key: string): string {
  const id = messageId('plain', key);
  return words.has(id) ? words.t(id) : key.replaceAll('_', ' ');
}

/** A value of the description: the message `KEY-VALUE`, such as `side-heads`. */
export function valueWord(key: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return words.number(value);
  const text = String(value);
  const id = messageId(key, text);
  return words.has(id) ? words.t(id) : text;
}

/** One action: the message `plain-move-KIND` with the fields of the action, else the move as it is written. */
export function describeMove({ move, kind, ...fields }: Action): string {
  const id = messageId('plain', ['move', kind].join('-'));
  return words.has(id) ? words.t(id, fields) : move;
}
