/** A score pad: the zoos of a real table with their owners. A pad is never changed; each step makes a new one. */
import type { Problem } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import { SPECIES, type Species } from '../art/silhouettes';
import type { BoardId, PenData, Places, SpotId, Zoo } from '../model';
import { componentsOf, count, dinosaurs, sizeOf, type Sheet } from './count';
import { TABLES, type RuleSet } from './tables';

export interface Pad extends Sheet {
  /** By seat; empty: not told. */
  names: string[];
}

export const RULE_SETS = Object.keys(TABLES.rules) as RuleSet[];
export const BOARDS = Object.keys(TABLES.rules.international.boards) as BoardId[];
export const PLAYERS = Object.keys(TABLES.rules.international.too_many).map(Number);
const LETTERS = TABLES.rules.international.components.species;

export function newPad(board: BoardId, rules: RuleSet, names: string[]): Pad {
  return { board, rules, names, zoos: names.map(() => ({})) };
}

/** Change the number of zoos: the first ones stay. */
export function resized(pad: Pad, players: number): Pad {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return { ...pad, names: seats.map((seat) => pad.names[seat] ?? ''), zoos: seats.map((seat) => pad.zoos[seat] ?? {}) };
}

export function renamed(pad: Pad, seat: Seat, name: string): Pad {
  return { ...pad, names: pad.names.with(seat, name) };
}

export const isEmpty = (pad: Pad): boolean =>
  pad.zoos.every((zoo) => Object.values(zoo).every((there) => !dinosaurs(there).length));

// --- filling ---

/** The pad with one more dinosaur there. */
export function withDinosaur(pad: Pad, seat: Seat, spot: SpotId, species: Species): Pad {
  const [pen, place] = placeOf(pad, spot);
  const there = contents(pad, seat, pen);
  return changed(pad, seat, pen, pen.spots.length > 1 ? there.with(place, species) : [...there, species]);
}

export interface Filled {
  pad: Pad;
  /** Why not more, or why none. */
  problem: Problem | null;
  added: number;
}

/**
 * The pad with dinosaurs from the next free place of a pen up to this one, as far as the rules allow. If the place is taken, or the
 * spot is a place of its own, with one more.
 */
export function filled(pad: Pad, seat: Seat, spot: SpotId, place: number, species: Species): Filled {
  const [pen] = placeOf(pad, spot);
  const wanted = pen.spots.length > 1 ? 1 : Math.max(1, place + 1 - contents(pad, seat, pen).length);
  const wasPossible = count(pad).problem === null;
  let now = pad;
  for (let added = 0; added < wanted; added += 1) {
    const next = withDinosaur(now, seat, spot, species);
    const { problem } = count(next);
    if (problem && wasPossible) return { pad: now, problem, added };
    now = next;
  }
  return { pad: now, problem: null, added: wanted };
}

/** How many of each species are left in the box. */
export function leftOf(pad: Pad): Record<Species, number> {
  const { most } = TABLES.rules[pad.rules].too_many[pad.zoos.length]!;
  const used = pad.zoos.flatMap((zoo) => Object.values(zoo).flatMap(dinosaurs));
  return Object.fromEntries(
    SPECIES.map((species) => [species, most - used.filter((one) => one === species).length]),
  ) as Record<Species, number>;
}

/** The species to go on with: this one, or the next of which any is left; null: there is none. */
export function speciesLeft(pad: Pad, species: Species): Species | null {
  const left = leftOf(pad);
  const at = SPECIES.indexOf(species);
  return [...SPECIES.slice(at), ...SPECIES.slice(0, at)].find((one) => left[one] > 0) ?? null;
}

export const isFull = (pad: Pad, seat: Seat): boolean =>
  sizeOf(pad.zoos[seat]!) >= TABLES.rules[pad.rules].boards[pad.board]!.full.holds;

/** The next zoo clockwise that is not full yet; null: all are. */
export function nextSeat(pad: Pad, seat: Seat): Seat | null {
  const seats = pad.zoos.map((_, step) => (seat + step) % pad.zoos.length);
  return seats.find((one) => !isFull(pad, one)) ?? null;
}

/** The pad without the dinosaur there, in a pen the last one; null: there is none. */
export function withoutDinosaur(pad: Pad, seat: Seat, spot: SpotId): Pad | null {
  const [pen, place] = placeOf(pad, spot);
  const there = contents(pad, seat, pen);
  if (pen.spots.length > 1) return there[place] ? changed(pad, seat, pen, there.with(place, null)) : null;
  return there.length ? changed(pad, seat, pen, there.slice(0, -1)) : null;
}

/** By spot, why a dinosaur cannot stand there; null: it can. */
export function placesFor(pad: Pad, seat: Seat, species: Species): Places {
  const spots = componentsOf(pad).pens.flatMap((pen) => pen.spots.map((spot) => spot.id));
  return Object.fromEntries(spots.map((spot) => [spot, reason(count(withDinosaur(pad, seat, spot, species)).problem)]));
}

const reason = (problem: Problem | null) => problem?.cause ?? null;

function placeOf(pad: Pad, spot: SpotId): [pen: PenData, place: number] {
  const pen = componentsOf(pad).pens.find((one) => one.spots.some(({ id }) => id === spot))!;
  return [pen, pen.spots.findIndex(({ id }) => id === spot)];
}

function contents(pad: Pad, seat: Seat, pen: PenData): (Species | null)[] {
  const there = pad.zoos[seat]![pen.id] ?? [];
  return pen.spots.length > 1 ? pen.spots.map((_, place) => there[place] ?? null) : [...there];
}

function changed(pad: Pad, seat: Seat, pen: PenData, there: (Species | null)[]): Pad {
  return { ...pad, zoos: pad.zoos.with(seat, { ...pad.zoos[seat], [pen.id]: there }) };
}

// --- as text: for links and for the memory of this device ---

const NOBODY = '-';

/** `summer.polish/Anna/TT,,D,,,,/Ben/…`: for each zoo its owner, and pen by pen the letters of the dinosaurs. */
export function toText(pad: Pad): string {
  const zoos = pad.zoos.map((zoo, seat) => `${encodeURIComponent(pad.names[seat] ?? '')}/${zooText(pad, zoo)}`);
  return [`${pad.board}.${pad.rules}`, ...zoos].join('/');
}

function zooText(pad: Pad, zoo: Zoo): string {
  const letter = (species: Species | null) => LETTERS.find(({ id }) => id === species)?.letter ?? NOBODY;
  return componentsOf(pad)
    .pens.map((pen) => (zoo[pen.id] ?? []).map(letter).join(''))
    .join(',');
}

/** The pad of a text; null: it is none. */
export function fromText(text: string): Pad | null {
  const [head = '', ...rest] = text.split('/');
  const [board, rules] = head.split('.') as [BoardId, RuleSet];
  if (!BOARDS.includes(board) || !RULE_SETS.includes(rules) || !PLAYERS.includes(rest.length / 2)) return null;
  const pad = newPad(board, rules, Array<string>(rest.length / 2).fill(''));
  try {
    const names = pad.names.map((_, seat) => decodeURIComponent(rest[2 * seat]!));
    return { ...pad, names, zoos: names.map((_, seat) => readZoo(pad, rest[2 * seat + 1]!)) };
  } catch {
    return null;
  }
}

function readZoo(pad: Pad, text: string): Zoo {
  const { pens } = componentsOf(pad);
  const parts = text.split(',');
  if (parts.length !== pens.length) throw new SyntaxError(text);
  return Object.fromEntries(pens.map((pen, index) => [pen.id, [...parts[index]!].map(readLetter)]));
}

function readLetter(letter: string): Species | null {
  const species = LETTERS.find((one) => one.letter === letter)?.id ?? null;
  if (!species && letter !== NOBODY) throw new SyntaxError(letter);
  return species;
}
