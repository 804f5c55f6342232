/** What the server shows of Drakon: docs/views.md explains every key. */
import type { Message } from '$lib/i18n/language';
import type { Action, GameView, Seat } from '$lib/net/types';

/** Steps to the east and to the north of the entrance. */
export type Cell = readonly [x: number, y: number];
/** Sides, clockwise from the north: `NES`; none is `-`. */
export type Arrows = string;
export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

export const KINDS = [
  'find-coin', 'lose-coin', 'steal-coin-left', 'steal-coin-right', 'steal-chamber', 'drakon-move', 'destroy', 'rotate',
  'swap', 'flying', 'escape', 'harp', 'mind-control', 'windstorm', 'key', 'portal', 'empty', 'entrance',
] as const;
export type Kind = (typeof KINDS)[number];
export const HEROES = ['druid', 'knight', 'ranger', 'sorceress', 'thief', 'fighter'] as const;
export type Hero = (typeof HEROES)[number];

export interface Chamber {
  kind: Kind;
  arrows: Arrows;
  name: string;
}

export interface Lying {
  cell: Cell;
  kind: Kind;
  arrows: Arrows;
}

export interface Put extends Action {
  kind: 'put';
  cell: Cell;
  arrows: Arrows;
}

export type DrakonAction =
  | Put
  | (Action & { kind: 'pick-hero'; hero: Hero })
  | (Action & { kind: 'place' | 'discard'; chamber: Chamber })
  | (Action & { kind: 'step'; side: Side })
  | (Action & { kind: 'at'; cell: Cell })
  | (Action & { kind: 'choose'; seat: Seat })
  | (Action & { kind: 'offer'; value: number })
  | (Action & { kind: 'use' | 'accept' | 'decline' | 'done' });

export interface Step {
  phase: string;
  /** Who decides; null: chance. */
  seat: Seat | null;
  hero: Seat | null;
  other: Seat | null;
}

export interface Now extends Step {
  chamber: Chamber | null;
  cell: Cell | null;
  number: number | null;
  asks: Message | null;
}

export interface DrakonView extends GameView {
  legal: DrakonAction[];
  puts: Record<string, Put[]>;
  refused: Record<string, Message>;
  now: Now;
  stack: Step[];
  turn: Seat | null;
  left: number;
  lair: Lying[];
  cells: (Cell | null)[];
  drakon: Cell | null;
  heroes: (Hero | null)[];
  used: boolean[];
  hands: (Chamber[] | null)[];
  hand_sizes: number[];
  pile_size: number;
  ruins: Chamber[];
  discard_count: number;
  teams: Seat[][];
  pools: number[];
  purses: (number[] | null)[];
  coin_counts: number[];
  hoard_size: number;
  total: number | null;
  goal: number;
  winners: Seat[];
  ending: string | null;
}

export interface DrakonComponents {
  chambers: { kind: Kind; rule: string; counts: Record<string, number> }[];
  entrance: Chamber;
  heroes: { id: Hero; rule: string }[];
  abilities: boolean;
  coins: Record<string, number>;
  hand: number;
  goal: number;
}

/** A cell as it is written: `2,-1`. */
export function cellText(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

/** The cell of such a text. */
export function cellOf(text: string): Cell {
  const [x, y] = text.split(',').map(Number) as [number, number];
  return [x, y];
}

export function isSame(one: Cell | null, other: Cell | null): boolean {
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
}

const STEPS: Record<Side, Cell> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

export function beside(cell: Cell, side: Side): Cell {
  return [cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]];
}

export function sidesOf(arrows: Arrows): Side[] {
  return SIDES.filter((side) => arrows.includes(side));
}

/** The same chamber, a quarter clockwise. */
export function turned(arrows: Arrows): Arrows {
  const sides = SIDES.filter((_, index) => arrows.includes(SIDES[(index + 3) % 4]!));
  return sides.join('') || '-';
}
