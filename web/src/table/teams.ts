/** Who plays with whom before there is a game that could tell. */
import type { Seat, Table } from '$lib/net/types';

export const TEAM_LETTERS = 'ABC';

/** The letter of the seat's team: that of the seat opposite; null: each plays alone. */
export function teamLetter({ options, seats }: Pick<Table, 'options' | 'seats'>, seat: Seat): string | null {
  return options['teams'] === true ? TEAM_LETTERS[seat % (seats.length / 2)]! : null;
}
