/**
 * How a chamber is put into the lair: picked, turned, aimed at a cell, put. It may come from the hand (that is two moves:
 * `place`, and where), or be one that lies there already and is turned or flies.
 */
import type { GameView } from '$lib/net/types';
import {
  cellText,
  isSame,
  turned,
  type Arrows,
  type Cell,
  type Chamber,
  type DrakonView,
  type Kind,
  type Put,
} from './model';
import { isPut, walker } from './targets';

export interface Laying {
  /** Picked in the hand; `index` is its place there. */
  picked: { chamber: Chamber; index: number } | null;
  /** How the player would like it to lie. */
  wish: Arrows | null;
  aim: Cell | null;
}

/** How a chamber would lie, and why that is shown. */
export interface Ghost {
  cell: Cell;
  kind: Kind;
  arrows: Arrows;
  why: 'aimed' | 'sent' | 'suggested';
}

export const IDLE: Laying = { picked: null, wish: null, aim: null };

/** All ways to put what is being laid. */
export function putsOf(view: DrakonView, laying: Laying): readonly Put[] {
  const taken = laying.picked && view.puts[laying.picked.chamber.name];
  return taken ?? view.legal.filter(isPut);
}

/** Where the chamber is put that a move takes out of the hand. */
export function followUp(view: GameView, move: string, then: string): Put | null {
  const [verb, name = ''] = move.split(' ');
  const puts = verb === 'place' ? (view as DrakonView).puts[name] : undefined;
  return puts?.find((put) => put.move === then) ?? null;
}

/** How the chamber would lie that a hint is about, as long as no other one is picked. */
export function suggestedGhost(
  view: DrakonView,
  laying: Laying,
  move: string | null,
  then: string | null,
): Ghost | null {
  const chamber = view.legal.find((action) => action.kind === 'place' && action.move === move)?.['chamber'] as
    Chamber | undefined;
  if (laying.picked && laying.picked.chamber.name !== chamber?.name) return null;
  const put = chamber
    ? followUp(view, move!, then ?? '')
    : view.legal.filter(isPut).find((action) => action.move === move);
  const kind = put && (chamber?.kind ?? layingKind(view, IDLE, put.cell));
  return put && kind ? { cell: put.cell, kind, arrows: put.arrows, why: 'suggested' } : null;
}

/** By cell, the ways in which it may lie there. */
export function byCell(puts: readonly Put[]): Map<string, Put[]> {
  const cells = new Map<string, Put[]>();
  for (const put of puts) cells.set(cellText(put.cell), [...(cells.get(cellText(put.cell)) ?? []), put]);
  return cells;
}

/** Which chamber it is, at that cell. */
export function layingKind(view: DrakonView, laying: Laying, cell: Cell): Kind | null {
  const at = (place: Cell | null) => view.lair.find((lying) => isSame(lying.cell, place))?.kind;
  const seat = walker(view);
  return (
    laying.picked?.chamber.kind ??
    view.now.chamber?.kind ??
    at(cell) ??
    at(seat === null ? null : (view.cells[seat] ?? null)) ??
    null
  );
}

/** The way nearest to the wish, turning clockwise. */
export function fitting(ways: readonly Put[], wish: Arrows | null): Put | null {
  let arrows = wish ?? ways[0]?.arrows ?? '-';
  for (let quarter = 0; quarter < 4; quarter++) {
    const way = ways.find((put) => put.arrows === arrows);
    if (way) return way;
    arrows = turned(arrows);
  }
  return null;
}

/** Pick a chamber of the hand; the same again: put it back. */
export function pick(laying: Laying, chamber: Chamber, index: number): Laying {
  if (laying.picked?.index === index) return IDLE;
  return { picked: { chamber, index }, wish: chamber.arrows, aim: null };
}

/** A quarter clockwise; over a cell, to the next way that fits there. */
export function turn(laying: Laying, puts: readonly Put[]): Laying {
  const ways = laying.aim ? (byCell(puts).get(cellText(laying.aim)) ?? []) : [];
  const now = laying.aim ? fitting(ways, laying.wish)?.arrows : laying.wish;
  if (!now) return laying;
  const next = turned(now);
  return { ...laying, wish: laying.aim ? (fitting(ways, next)?.arrows ?? next) : next };
}

/** Look how it would lie there; null: nowhere. */
export function aimAt(laying: Laying, cell: Cell | null): Laying {
  return { ...laying, aim: cell };
}

/** The moves that put it as it is aimed; null: it cannot lie there. */
export function movesOf(laying: Laying, puts: readonly Put[]): [move: string, then?: Put] | null {
  const way = laying.aim && fitting(byCell(puts).get(cellText(laying.aim)) ?? [], laying.wish);
  if (!way) return null;
  return laying.picked ? [`place ${laying.picked.chamber.name}`, way] : [way.move];
}
