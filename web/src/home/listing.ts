/** Tables in a list: which comes first, and what became of those that are over. */
import type { ListedTable, Outcome } from '$lib/net/types';

/** Whether this device owes a decision there. */
export const isMyTurn = ({ stage, mine, acting }: ListedTable): boolean =>
  stage === 'playing' && (mine?.some((seat) => acting.includes(seat)) ?? false);

/** Where it is my turn first; then the latest. */
export function sorted(tables: readonly ListedTable[]): ListedTable[] {
  return [...tables].sort((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.at - one.at);
}

export type Result = 'won' | 'team' | 'shared' | 'named';

/** How a game ended for this device: alone, as a team or together with others; else, or for several people, winners are named. */
export function resultOf({ outcome, mine = [] }: Pick<ListedTable, 'outcome' | 'mine'>): Result | null {
  if (!outcome) return null;
  const [me] = mine;
  if (mine.length !== 1 || !outcome.winners.includes(me!)) return 'named';
  if (outcome.tie_break === 'shared') return 'shared';
  return outcome.winners.length > 1 ? 'team' : 'won';
}

/** The totals of all, the winners' first; those of a team once. */
export function finalTotals({ totals, ranks, teams }: Outcome): number[] {
  const sides = teams.length ? teams.map(([first]) => first!) : totals.map((_, seat) => seat);
  return sides
    .sort((one, other) => ranks[one]! - ranks[other]! || totals[other]! - totals[one]!)
    .map((seat) => totals[seat]!);
}
