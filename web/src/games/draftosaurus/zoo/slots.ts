/** How a pen is drawn: its free and taken places, and what is written on them. */
import type { Species } from '../art/silhouettes';
import type { BoardData, PenData, SpotId, Zoo } from '../model';

export interface Slot {
  species: Species | null;
  /** It is only meant to stand here: not decided, or not revealed yet. */
  meant: boolean;
  /** The points written on the ground. */
  points: number | null;
  /** They count more than once. */
  isRate: boolean;
}

/** A dinosaur on its way to a spot. */
export interface Meant {
  species: Species;
  spot: SpotId;
}

/** The least number of places drawn for a pen without limit. */
const DRAWN_AT_LEAST = 6;

/** The places of a pen, or of the river, in order. */
export function slotsOf(pen: PenData, zoo: Zoo, meant: Meant | null): Slot[] {
  const there: (Species | null)[] = [...(zoo[pen.id] ?? [])];
  const target = pen.spots.findIndex((spot) => spot.id === meant?.spot);
  const index = pen.spots.length > 1 ? target : there.length;
  if (meant && target >= 0) there[index] = meant.species;
  const drawn = Math.max(drawnPlaces(pen, there.length), there.length);
  return Array.from({ length: drawn }, (_, place) => ({
    species: there[place] ?? null,
    meant: meant !== null && target >= 0 && place === index,
    points: pointsOn(pen, place),
    isRate: pen.scores === 'per_like_on_the_right',
  }));
}

function drawnPlaces(pen: PenData, taken: number): number {
  if (pen.is_river) return taken + 1;
  if (pen.spots.length > 1) return pen.spots.length;
  return pen.places ?? Math.max(DRAWN_AT_LEAST, taken + 1);
}

function pointsOn(pen: PenData, place: number): number | null {
  const [first = null] = pen.points;
  switch (pen.scores) {
    case 'by_number':
      return pen.points[place + 1] || null;
    case 'by_place':
      return pen.points[place] ?? null;
    case 'per_couple':
      return place % 2 ? first : null;
    case 'per_couple_across':
      return null;
    default:
      return first;
  }
}

/** The number of columns for a number of places. */
export function columnsOf(slots: number): number {
  return slots <= 3 ? slots : Math.max(3, Math.ceil(slots / 2));
}

/** The number of columns in the river if `longest` dinosaurs have room below each other. */
export function riverColumns(slots: number, longest: number): number {
  return slots <= longest ? 1 : 2;
}

export interface Columns {
  left: PenData[];
  right: PenData[];
  river: PenData[];
}

/** The pens on both sides of the river from top to bottom: woodlands above, grasslands below. */
export function columns(data: BoardData): Columns {
  const zones = ['woodlands', 'grasslands'];
  const onSide = (side: string) =>
    data.pens
      .filter((pen) => pen.side === side)
      .toSorted((one, other) => zones.indexOf(one.zone ?? '') - zones.indexOf(other.zone ?? ''));
  return { left: onSide('left'), right: onSide('right'), river: data.pens.filter((pen) => pen.is_river) };
}
