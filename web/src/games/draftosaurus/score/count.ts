/**
 * The points of a sheet, looked up in the tables that the engine made. It answers exactly what `POST /api/score`
 * answers, problems included; the tests hold it against many sheets that the engine has judged.
 */
import type { Message, Problem } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import type { Species } from '../art/silhouettes';
import type { BoardId, Zoo } from '../model';
import { TABLES, type BoardTables, type Machine, type RuleSet } from './tables';

export interface Sheet {
  board: BoardId;
  rules: RuleSet;
  /** Clockwise. */
  zoos: Zoo[];
}

export interface Answer {
  zoos: { total: number; parts: Record<string, number>; trexes: number }[];
  winners: Seat[];
  tie_break: 'trexes' | 'shared' | null;
}

type Herd = Map<string, number>;

const SPECIES = TABLES.rules.international.components.species.map((species) => species.id);
const TREX: Species = 'trex';

export const componentsOf = (sheet: Sheet) => TABLES.rules[sheet.rules].components.boards[sheet.board];
const tablesOf = (sheet: Sheet): BoardTables => TABLES.rules[sheet.rules].boards[sheet.board]!;

/** The points of all zoos, or why the zoos are impossible. */
export function count(sheet: Sheet): { answer: Answer; problem: null } | { answer: null; problem: Problem } {
  const problem = problemOf(sheet);
  if (problem) return { answer: null, problem };
  const zoos = counted(sheet);
  return { answer: { zoos, ...winners(zoos) }, problem: null };
}

/** The points of zoos that can be. */
export function counted(sheet: Sheet): Answer['zoos'] {
  const censuses = sheet.zoos.map((zoo) => census(sheet, zoo));
  return sheet.zoos.map((zoo, seat) => {
    const parts = partsOf(sheet, zoo, seat, censuses);
    const total = Object.values(parts).reduce((sum, points) => sum + points, 0);
    return { total, parts, trexes: censuses[seat]!.get(TREX) ?? 0 };
  });
}

// --- what cannot be ---

function problemOf(sheet: Sheet): Problem | null {
  for (const [seat, zoo] of sheet.zoos.entries()) {
    const found = penProblem(sheet, zoo, seat) ?? sizeProblem(sheet, zoo, seat) ?? leavingProblem(sheet, zoo, seat);
    if (found) return found;
  }
  return speciesProblem(sheet);
}

function penProblem(sheet: Sheet, zoo: Zoo, seat: Seat): Problem | null {
  for (const [pen, { machine, rule }] of Object.entries(tablesOf(sheet).pens)) {
    const { why } = run(TABLES.machines[machine]!, zoo[pen] ?? []);
    if (why !== null) return impossible(seat, pen, { id: why, args: { pen, rule } });
  }
  return null;
}

function sizeProblem(sheet: Sheet, zoo: Zoo, seat: Seat): Problem | null {
  const { pens, full } = tablesOf(sheet);
  let size = 0;
  for (const pen of Object.keys(pens)) {
    size += dinosaurs(zoo[pen]).length;
    if (size > full.holds) return impossible(seat, pen, full.why);
  }
  return null;
}

function leavingProblem(sheet: Sheet, zoo: Zoo, seat: Seat): Problem | null {
  const { must_leave: rule, full } = tablesOf(sheet);
  const stays = rule !== null && dinosaurs(zoo[rule.pen]).length > 0 && sizeOf(zoo) === full.holds;
  return stays ? impossible(seat, rule.pen, rule.why) : null;
}

function speciesProblem(sheet: Sheet): Problem | null {
  const { most, why } = TABLES.rules[sheet.rules].too_many[sheet.zoos.length]!;
  const seen: Herd = new Map();
  for (const [seat, zoo] of sheet.zoos.entries()) {
    for (const pen of Object.keys(tablesOf(sheet).pens)) {
      for (const species of dinosaurs(zoo[pen])) {
        const number = add(seen, species);
        if (number > most) return impossible(seat, pen, { id: why.id, args: { ...why.args, species } });
      }
    }
  }
  return null;
}

const impossible = (seat: Seat, pen: string, cause: Message): Problem => ({
  id: 'impossible-zoo',
  args: { number: seat, key: pen },
  cause,
});

// --- what counts ---

function partsOf(sheet: Sheet, zoo: Zoo, seat: Seat, censuses: Herd[]): Record<string, number> {
  const tables = tablesOf(sheet);
  const { pens, parts: names } = componentsOf(sheet);
  const parts = Object.fromEntries(names.map((name) => [name, 0]));
  for (const { id, part } of pens) {
    const { machine, by_census, across } = tables.pens[id]!;
    const there = zoo[id] ?? [];
    const { points, bonus } = run(TABLES.machines[machine]!, there);
    const [only] = dinosaurs(there);
    let sum = points;
    if (by_census && only)
      sum +=
        by_census[numberOf(censuses, seat, only)]![mostElsewhere(censuses, seat, only)]![
          numberOf(censuses, seat - 1, only)
        ]!;
    if (across) sum += couples(herd(there), herd(zoo[across.other_bank] ?? []), across.points);
    if (part !== null) parts[part]! += sum;
    parts['trex']! += bonus;
  }
  return parts;
}

const couples = (here: Herd, there: Herd, points: number[][]): number =>
  SPECIES.reduce((sum, species) => sum + points[here.get(species) ?? 0]![there.get(species) ?? 0]!, 0);

/** At seat -1 is the last one: the seats go round the table. */
const numberOf = (censuses: Herd[], seat: Seat, species: Species): number => censuses.at(seat)!.get(species) ?? 0;

const mostElsewhere = (censuses: Herd[], seat: Seat, species: Species): number =>
  Math.max(...censuses.filter((_, other) => other !== seat).map((one) => one.get(species) ?? 0));

/** A zoo's dinosaurs by species, as far as they count. */
export function census(sheet: Sheet, zoo: Zoo): Herd {
  const counted = Object.entries(tablesOf(sheet).pens).filter(([, pen]) => pen.in_census);
  return herd(counted.flatMap(([pen]) => zoo[pen] ?? []));
}

function run(machine: Machine, contents: Zoo[string]): { points: number; bonus: number; why: string | null } {
  const sum = { points: 0, bonus: 0, why: null as string | null };
  const named = machine.states[0]!.length > SPECIES.length;
  let state = 0;
  for (const [place, species] of contents.entries()) {
    if (species === null) continue;
    const entry = machine.states[state]![(named ? place : 0) * SPECIES.length + SPECIES.indexOf(species)]!;
    if (entry < 0) return { ...sum, why: machine.reasons[-1 - entry]! };
    const [to, points, bonus] = machine.steps[entry]!;
    state = to;
    sum.points += points;
    sum.bonus += bonus;
  }
  return sum;
}

function winners(zoos: Answer['zoos']): Pick<Answer, 'winners' | 'tie_break'> {
  let best = [...zoos.keys()];
  let decisive = 'total';
  for (const [what, sign] of TABLES.standing) {
    const top = Math.max(...best.map((seat) => sign * zoos[seat]![what]));
    const left = best.filter((seat) => sign * zoos[seat]![what] === top);
    if (left.length < best.length) decisive = what;
    best = left;
  }
  return { winners: best, tie_break: best.length > 1 ? 'shared' : decisive === 'trexes' ? 'trexes' : null };
}

/** By zoo, 1 for the best; equal zoos share a rank. */
export function ranksOf(zoos: Answer['zoos']): number[] {
  const isBetter = (one: Answer['zoos'][number], other: Answer['zoos'][number]): boolean => {
    const [what, sign] = TABLES.standing.find(([key]) => one[key] !== other[key]) ?? TABLES.standing[0]!;
    return sign * one[what] > sign * other[what];
  };
  return zoos.map((zoo) => 1 + zoos.filter((other) => isBetter(other, zoo)).length);
}

// --- herds ---

export const dinosaurs = (contents: Zoo[string] | undefined): Species[] =>
  (contents ?? []).filter((one) => one !== null);

export const sizeOf = (zoo: Zoo): number => Object.values(zoo).reduce((sum, there) => sum + dinosaurs(there).length, 0);

function herd(contents: Zoo[string]): Herd {
  const found: Herd = new Map();
  for (const species of dinosaurs(contents)) add(found, species);
  return found;
}

function add(herd: Herd, species: string): number {
  const number = (herd.get(species) ?? 0) + 1;
  herd.set(species, number);
  return number;
}
