/** What a hint suggests, as it is shown in one's zoo. */
import type { Species } from './art/silhouettes';
import { givenSpecies } from './decision';
import type { DraftosaurusView, SpotId } from './model';

export interface Advised {
  species: Species | null;
  spot: SpotId | null;
}

/** The dinosaur that the move is about, and where it goes; `then` tells where one goes that is only chosen yet. */
export function advised(view: DraftosaurusView, move: string | null, then: string | null): Advised {
  const action = view.legal.find((one) => one.move === move);
  if (!action) return { species: null, spot: null };
  const { species = givenSpecies(view), spot = then?.replace(/^@/, '') ?? null } = action;
  return { species, spot };
}
