/**
 * What a seat is asked, and what becomes of what it picks: a dinosaur first, then where it goes.
 *
 * No rules here: all that is legal, and why the rest is not, comes with the view.
 */
import type { Message } from '$lib/i18n/language';
import { SPECIES, type Species } from './art/silhouettes';
import type { Ask, Decision, DraftosaurusView, Herd, Places, SpotId } from './model';

/** What the seat has to decide now; null: nothing. */
export function askOf(view: DraftosaurusView): Ask | null {
  return view.legal[0]?.kind ?? null;
}

/** Whether a dinosaur alone is the whole decision, and where it goes is asked later or never. */
export function isWithoutSpot(ask: Ask | null): boolean {
  return ask === 'choose' || ask === 'discard';
}

/** The dinosaur that is decided about when there is nothing to pick: the revealed one, or the one in quarantine. */
export function givenSpecies(view: DraftosaurusView): Species | null {
  const ask = askOf(view);
  if (ask !== 'place' && ask !== 'rehome') return null;
  return (Object.keys(view.places) as Species[])[0] ?? null;
}

/** Where a dinosaur may go, and why not elsewhere; null while that is not the question. */
export function placesOf(view: DraftosaurusView, species: Species | null): Places | null {
  if (species === null || askOf(view) === 'discard') return null;
  return view.places[species] ?? null;
}

/** The decision to take this dinosaur, without a place. */
export function decisionWith(view: DraftosaurusView, species: Species): Decision | null {
  return view.legal.find((one) => isWithoutSpot(one.kind) && one.species === species) ?? null;
}

/** The decision to put this dinosaur there. */
export function decisionAt(view: DraftosaurusView, species: Species, spot: SpotId): Decision | null {
  const given = givenSpecies(view);
  return view.legal.find((one) => one.spot === spot && (one.species ?? given) === species) ?? null;
}

export type Outcome =
  | { kind: 'picked'; species: Species | null }
  | { kind: 'decided'; move: string; intended: SpotId | null }
  | { kind: 'refused'; why: Message }
  | { kind: 'nothing' };

const NOTHING: Outcome = { kind: 'nothing' };

/** A dinosaur of the tray is tapped: the first tap picks it, the second one takes it if no place is needed. */
export function tapDinosaur(view: DraftosaurusView, picked: Species | null, species: Species): Outcome {
  if (askOf(view) === null || givenSpecies(view) !== null) return NOTHING;
  if (picked !== species) return { kind: 'picked', species };
  const decision = decisionWith(view, species);
  return decision ? { kind: 'decided', move: decision.move, intended: null } : { kind: 'picked', species: null };
}

/**
 * A place of one's own zoo is tapped, or the picked dinosaur is dropped there. As long as dinosaurs are chosen
 * in secret, this chooses the dinosaur and remembers the place as `intended`.
 */
export function tapSpot(view: DraftosaurusView, picked: Species | null, spot: SpotId): Outcome {
  const species = picked ?? givenSpecies(view);
  const places = placesOf(view, species);
  if (species === null || places === null) return NOTHING;
  const why = places[spot];
  if (why) return { kind: 'refused', why };
  const decision = decisionAt(view, species, spot) ?? decisionWith(view, species);
  return decision ? { kind: 'decided', move: decision.move, intended: decision.spot ? null : spot } : NOTHING;
}

/** Spots closed to whatever one could pick, by the die or by the pen: that shows before anything is picked. */
export function closedToAll(view: DraftosaurusView): ReadonlySet<SpotId> {
  const all = askOf(view) === 'discard' ? [] : Object.values(view.places);
  const spots = Object.keys(all[0] ?? {});
  return new Set(spots.filter((spot) => all.every((places) => places[spot] !== null)));
}

/** What is shown as decided, though others may not know it yet: what waits for an answer, or the secret choice. */
export function shownDecision(view: DraftosaurusView, pending: string | null): Decision | null {
  return view.legal.find((one) => one.move === pending) ?? view.choice;
}

/** The only thing that may be done; null: nothing may, or one can choose. */
export function forcedMove(view: DraftosaurusView): string | null {
  return view.legal.length === 1 ? view.legal[0]!.move : null;
}

/** A herd as single dinosaurs, in the order of the species. */
export function dinosaursOf(herd: Herd | null): Species[] {
  return SPECIES.flatMap((species) => Array<Species>(herd?.[species] ?? 0).fill(species));
}
