/** Games of the same people, one after the other. */
import type { Table } from '$lib/net/types';

/** How the series stands: `2 : 1`, with names if there are more than two; empty for a single game. `list` joins them. */
export function seriesText(
  { series }: Pick<Table, 'series'>,
  names: readonly string[],
  list: (items: string[]) => string,
): string {
  if (!series || series.games < 2) return '';
  if (series.wins.length === 2) return `${names[0]} ${series.wins[0]} : ${series.wins[1]} ${names[1]}`;
  return list(series.wins.map((wins, seat) => `${names[seat]} ${wins}`));
}
