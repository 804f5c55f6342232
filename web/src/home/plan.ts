/** What somebody wishes for a table, and how it is asked for. */
import type { GameName, NewSeat, NewTable } from '$lib/net/types';

/** Who shall sit on a seat: a link, another person at this device, or a bot of a level. */
export type Guest = 'link' | 'device' | `bot:${string}`;

export interface Plan {
  game: GameName;
  name: string;
  guests: Guest[];
  options: Record<string, unknown>;
  public: boolean;
  clock: number | null;
}

/** `nameOf` names the people at this device by their seat. */
export function wishOf(plan: Plan, nameOf: (seat: number) => string): NewTable {
  const seats: NewSeat[] = [{ kind: 'device', name: plan.name }, ...plan.guests.map((guest, place) => seatOf(guest, nameOf(place + 1)))];
  const { game, options, clock } = plan;
  return { game, seats, options, clock, public: plan.public, start: !plan.guests.includes('link') };
}

function seatOf(guest: Guest, name: string): NewSeat {
  if (guest === 'link') return { kind: 'link' };
  if (guest === 'device') return { kind: 'device', name };
  return { kind: 'bot', bot: guest.slice('bot:'.length) };
}

/** So many guests, the first ones as before. */
export function resized(guests: readonly Guest[], count: number): Guest[] {
  return Array.from({ length: count }, (_, place) => guests[place] ?? 'link');
}
