/** What a large zoo is told besides its contents, and what it tells. */
import type { PenId, Places, SpotId } from '../model';
import type { Meant } from './slots';

/** What a placement changes at once: the net change of the total, and of each part of it that changes. */
export interface Gain {
  points: number;
  parts: Readonly<Record<string, number>>;
}

export interface ZooState {
  /** Where the picked dinosaur may go, and why not elsewhere; null: none is picked. */
  places: Places | null;
  /** Spots to be shown as closed though none is picked. */
  closed: ReadonlySet<SpotId>;
  /** A dinosaur on its way. */
  meant: Meant | null;
  /** A spot to be pointed out: by a hint, or by the log. */
  marked: SpotId | null;
  /** Whether a hint points it out. */
  isAdvised: boolean;
  /** By spot, what the picked dinosaur would change there; null: not known, or none is picked. */
  gains: Readonly<Record<SpotId, Gain>> | null;
  /** Milliseconds until the dinosaur on its way is placed, unless another spot is tapped. */
  countdown: number | null;
}

export const AT_REST: ZooState = {
  places: null,
  closed: new Set(),
  meant: null,
  marked: null,
  isAdvised: false,
  gains: null,
  countdown: null,
};

export interface ZooActions {
  /** A spot was tapped. */
  onSpot(spot: SpotId): void;
  /** A spot has the pointer or the focus; null: none any more. */
  onPoint(at: { pen: PenId; spot: SpotId } | null): void;
}

export type Openness = 'open' | 'closed' | 'plain';

export function openness(state: ZooState, spot: SpotId): Openness {
  if (state.places) return state.places[spot] === null ? 'open' : 'closed';
  return state.closed.has(spot) ? 'closed' : 'plain';
}

/** The parts of the score that get less by a placement, with what they lose. */
export function lossesOf({ parts }: Gain): { part: string; points: number }[] {
  return Object.entries(parts).flatMap(([part, points]) => (points < 0 ? [{ part, points }] : []));
}
