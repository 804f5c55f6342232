import { messageId } from '$lib/i18n/language';
import { t, words } from '$lib/i18n/words.svelte';
import type { Action } from '$lib/net/types';

const WORDED = ['species', 'spot', 'hero', 'side'];

/** An action by the words of its fields, as far as there are any. */
export function describeMove(action: Action, names: readonly string[]): string {
  const parts = Object.entries(action).flatMap(([field, value]) => described(field, value, names));
  return parts.join(' · ') || action.move;
}

function described(field: string, value: unknown, names: readonly string[]): string[] {
  if (WORDED.includes(field) && typeof value === 'string') return [t(messageId(field, value))];
  if (field === 'chamber' && isChamber(value)) return [t(messageId('chamber', value.kind))];
  if (field === 'seat' && typeof value === 'number') return [names[value] ?? ''];
  if (field === 'cell' && Array.isArray(value)) return [`(${value.join(', ')})`];
  if (field === 'arrows' && typeof value === 'string') return [value];
  if (field === 'kind' && typeof value === 'string' && words.has(messageId('agree', value))) return [t(messageId('agree', value))];
  return [];
}

function isChamber(value: unknown): value is { kind: string } {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
