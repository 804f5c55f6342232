/** Where hands go. */
import type { Seat } from '$lib/net/types';

/** Whether a player's hand goes to another, or comes from there; null: neither, or it is a spectator who asks. */
export function passing(seat: Seat | null, other: Seat, players: number): 'to' | 'from' | 'both' | null {
  if (seat === null) return null;
  const to = other === (seat + 1) % players;
  const from = seat === (other + 1) % players;
  if (to && from) return 'both';
  return to ? 'to' : from ? 'from' : null;
}
