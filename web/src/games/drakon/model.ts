/** What the server shows of Drakon: docs/views.md explains every key. */
import type { Message } from '$lib/i18n/language';
import type { Action, GameView, Seat } from '$lib/net/types';
import { HEROES, KINDS, SIDES } from './facts';

export { HEROES, KINDS, SIDES };

/** Steps to the east and to the north of the entrance. */
export type Cell = readonly [x: number, y: number];
/** Sides, clockwise from the north: `NES`; none is `-`. */
export type Arrows = string;
export type Side = (typeof SIDES)[number];
export type Kind = (typeof KINDS)[number];
/** What is drawn on a chamber: that of its kind, unless the box lets it do something else. */
export type Face = Kind | 'steal-coin';
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
  /** The seat that decides; null: chance. */
  seat: Seat | null;
  hero: Seat | null;
  other: Seat | null;
}

export interface Now extends Step {
  chamber: Chamber | null;
  cell: Cell | null;
  number: number | null;
  /** A step now only leads through the next chamber, and one more follows. */
  passing: boolean;
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
  /** By the id of a message, the id of the one that takes its place with the box of this table. */
  words: Record<string, string>;
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

/** Where the lair begins. */
export const ENTRANCE: Cell = [0, 0];

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

/** A hand or coins: before the hero is picked there are none. */
export function hasSecrets(view: GameView): boolean {
  const { seat, hand_sizes: sizes, coin_counts: coins, pools } = view as DrakonView;
  return seat !== null && (sizes[seat]! > 0 || coins[pools[seat]!]! > 0);
}
