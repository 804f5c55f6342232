/** The winners in one sentence. */
import { t, words } from '$lib/i18n/words.svelte';
import type { Outcome } from '$lib/net/types';

/** By the way a game was decided, the id of the sentence, where a game has its own. */
export type Verdicts = Readonly<Record<string, string>>;

/** The id of the sentence: partners who win together have not tied. */
export function verdictId({ tie_break, teams }: Outcome, own: Verdicts): string {
  const way = tie_break ?? (teams.length ? 'team' : 'points');
  return own[way] ?? `verdict-${way}`;
}

export function verdict(outcome: Outcome, names: readonly string[], own: Verdicts = {}): string {
  const { winners, totals } = outcome;
  const points = totals[winners[0]!]!;
  const named = words.list(winners.map((seat) => names[seat] ?? ''));
  return t(verdictId(outcome, own), { winners: named, points, total: points });
}
