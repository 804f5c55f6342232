/** From where a finished game is looked at, and how addresses name that. */
import type { Seat } from '$lib/net/types';

/** A seat, anybody who watched, or somebody who sees all hands. */
export type Viewpoint = Seat | 'watch' | 'all';

/** The viewpoint that an address names; null: none, or none of this table. */
export function readViewpoint(text: string | null, seats: number): Viewpoint | null {
  if (text === 'watch' || text === 'all') return text;
  const seat = text !== null && /^\d+$/.test(text) ? Number(text) : seats;
  return seat < seats ? seat : null;
}

/** The address of a moment, as it is seen from somewhere. */
export function momentAddress(id: string, step: number, viewpoint: Viewpoint): string {
  return `/table/${id}/replay/${step}?as=${viewpoint}`;
}

export const seatOf = (viewpoint: Viewpoint): Seat | null => (typeof viewpoint === 'number' ? viewpoint : null);
