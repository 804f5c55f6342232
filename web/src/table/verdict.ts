/** Who won, in one sentence. */
import { t, words } from '$lib/i18n/words.svelte';
import type { Table } from '$lib/net/types';

export function verdict(table: Pick<Table, 'game' | 'outcome'>, names: readonly string[]): string {
  const { winners, totals, tie_break } = table.outcome!;
  const points = totals[winners[0]!]!;
  const named = words.list(winners.map((seat) => names[seat] ?? ''));
  if (table.game === 'drakon') return t(winners.length > 1 ? 'end-shared' : 'end-won', { winners: named, total: points });
  return t(`verdict-${tie_break ?? 'points'}`, { winners: named, points });
}
