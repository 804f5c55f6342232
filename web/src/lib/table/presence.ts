/** Presence and absence at a table. */
import type { Known } from '$lib/net/merge';
import type { Seat, Table } from '$lib/net/types';

export type Presence = 'here' | 'stand-in' | 'gone' | 'absent';

/** Whether somebody sits there now. Bots always do, and before we know, we think so of everybody; nobody is missed when all is over. */
export function presenceOf(seat: Seat, table: Table, known: Pick<Known, 'present'>): Presence {
  const sitter = table.seats[seat];
  if (!sitter || table.stage !== 'playing') return 'here';
  if (sitter.stand_in) return 'stand-in';
  if (sitter.gone) return 'gone';
  return !sitter.bot && known.present !== null && !known.present.includes(seat) ? 'absent' : 'here';
}
