/** Several people at one device: who is to get it next. */
import type { Seat, Sitter } from '$lib/net/types';

/** The seat that gets the device first: one that has to decide, or else any. */
export function firstHolder(mine: readonly Seat[], acting: readonly Seat[]): Seat {
  return mine.find((seat) => acting.includes(seat)) ?? mine[0]!;
}

/** The seat to pass the device to; null: it can stay where it is. */
export function nextHolder(
  holder: Seat | null,
  here: readonly (Seat | null)[],
  acting: readonly Seat[],
  sitters: readonly Sitter[],
): Seat | null {
  if (holder === null || here.length < 2) return null;
  const waiting = acting.filter((seat) => here.includes(seat) && sitters[seat]?.stand_in === null);
  if (!waiting.length || waiting.includes(holder)) return null;
  const clockwise = (seat: Seat) => (seat - holder + sitters.length) % sitters.length;
  return waiting.reduce((first, seat) => (clockwise(seat) < clockwise(first) ? seat : first));
}
