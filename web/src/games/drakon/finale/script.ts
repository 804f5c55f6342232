/** The final count of Drakon: why the game is over, then everybody's coins are turned over, the least valuable first. */
import type { Message } from '$lib/i18n/language';
import type { Outcome, Seat } from '$lib/net/types';
import type { Ended, FinaleStep } from '../../finale';
import type { DrakonComponents, DrakonView } from '../model';

export type EndedLair = Ended<DrakonView, DrakonComponents>;

/** A player, or a team with a common purse. */
export interface Contender {
  seats: Seat[];
  /** Ascending. */
  coins: number[];
  rank: number;
  isWinner: boolean;
}

export interface CoinStep extends FinaleStep {
  /** Whether the coins lie on the table. */
  areOut: boolean;
  /** How many coins of everybody have been turned over. */
  turned: number;
}

const REASON_MS = 2200;
const ROLL_MS = 1300;
const TURN_MS = 750;

export function contendersOf(
  view: Pick<DrakonView, 'teams' | 'pools' | 'purses'>,
  outcome: Pick<Outcome, 'ranks'>,
): Contender[] {
  const sides = view.teams.length ? view.teams : view.pools.map((_, seat) => [seat]);
  const rankOf = (seats: readonly Seat[]) =>
    1 + sides.filter((other) => outcome.ranks[other[0]!]! < outcome.ranks[seats[0]!]!).length;
  return sides.map((seats) => {
    const rank = rankOf(seats);
    const coins = [...(view.purses[view.pools[seats[0]!]!] ?? [])].sort((one, other) => one - other);
    return { seats, coins, rank, isWinner: rank === 1 };
  });
}

/** What the coins that have been turned over are worth. */
export function worth(coins: readonly number[], turned = coins.length): number {
  return coins.slice(0, turned).reduce((all, one) => all + one, 0);
}

export function scriptOf(ended: EndedLair): CoinStep[] {
  const most = Math.max(...contendersOf(ended.view, ended.outcome).map(({ coins }) => coins.length));
  const caption: Message = { id: 'count-coins', args: {} };
  return [
    { caption: reasonOf(ended) ?? caption, ms: REASON_MS, sound: null, areOut: false, turned: 0 },
    { caption, ms: ROLL_MS, sound: most ? 'step' : null, areOut: true, turned: 0 },
    ...Array.from({ length: most }, (_, place): CoinStep => ({
      caption,
      ms: TURN_MS,
      sound: 'coin',
      areOut: true,
      turned: place + 1,
    })),
  ];
}

/** Why the game is over. */
export function reasonOf({ view, outcome, names, reader }: EndedLair): Message | null {
  const { winners } = outcome;
  const args = { total: outcome.totals[winners[0]!]!, goal: view.goal };
  switch (view.ending) {
    case 'goal':
    case 'escaped': {
      if (winners.length > 1) return { id: `finale-team-${view.ending}`, args };
      if (winners[0] === reader) return { id: `finale-you-${view.ending}`, args };
      return { id: `finale-one-${view.ending}`, args: { ...args, winner: names[winners[0]!] } };
    }
    case 'exhausted':
    case 'idle':
      return { id: `ended-${view.ending}`, args: {} };
    default:
      return null;
  }
}
