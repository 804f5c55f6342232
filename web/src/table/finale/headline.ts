/** The winners in one sentence: "You win!", "You and Amber win!", "Basalt wins by 1 point!". */
import type { Message } from '$lib/i18n/language';
import type { Outcome, Seat } from '$lib/net/types';

interface Result {
  outcome: Pick<Outcome, 'winners' | 'tie_break'>;
  /** The seat addressed as "you"; null: none. */
  reader: Seat | null;
  names: readonly string[];
  /** By how many points they won; 0: not told. */
  margin: number;
}

/** `list` joins names as the language does. */
export function headlineOf({ outcome, reader, names, margin }: Result, list: (items: string[]) => string): Message {
  const { winners, tie_break: tieBreak } = outcome;
  const named = (seats: readonly Seat[]) => list(seats.map((seat) => names[seat] ?? ''));
  const isShared = tieBreak === 'shared';
  if (reader !== null && winners.includes(reader)) {
    const others = winners.filter((seat) => seat !== reader);
    if (!others.length) return { id: 'ending-you-win', args: { margin } };
    return { id: isShared ? 'ending-you-share' : 'ending-you-and-win', args: { others: named(others) } };
  }
  if (winners.length === 1) return { id: 'ending-wins', args: { winners: named(winners), margin } };
  return { id: isShared ? 'ending-share' : 'ending-team-wins', args: { winners: named(winners) } };
}

/** The reader of a device: the one person there; null: nobody is, or several are. */
export function readerOf(mine: readonly Seat[]): Seat | null {
  return mine.length === 1 ? mine[0]! : null;
}
