/** The people at a table, as their cards show them. */
import type { Known } from '$lib/net/merge';
import type { Seat, Table } from '$lib/net/types';
import { presenceOf, type Presence } from './presence';

export interface Person {
  presence: Presence;
  /** The level of the bot that plays for the person; null: none does. */
  standIn: string | null;
  /** When the person's time for the decision they owe is up, in seconds since 1970; null: no clock runs for them. */
  deadline: number | null;
  /** How many seconds they have for a decision. */
  clock: number | null;
  /** When a bot may be called in for the person, who is missed; null: it cannot, or need not be. */
  standInAt: number | null;
  /** What they have just said; null: nothing. */
  said: string | null;
}

export type Said = ReadonlyMap<Seat, string>;

/** Everybody, by seat. */
export function peopleOf(table: Table, known: Known, said: Said): Person[] {
  return table.seats.map((sitter, seat) => ({
    presence: presenceOf(seat, table, known),
    standIn: sitter.stand_in,
    deadline: !sitter.bot && !sitter.stand_in && known.acting.includes(seat) ? known.deadline : null,
    clock: table.clock,
    standInAt: known.standInAt[seat] ?? null,
    said: said.get(seat) ?? null,
  }));
}
