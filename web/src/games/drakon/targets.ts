/** What may be done, by the thing on the table that one points at; and why the rest may not. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import {
  beside,
  cellOf,
  cellText,
  type Cell,
  type DrakonAction,
  type DrakonView,
  type Hero,
  type Put,
  type Side,
} from './model';

export interface Targets<What> {
  /** By cell: to go to, to choose. */
  cells: ReadonlyMap<string, What>;
  seats: ReadonlyMap<Seat, What>;
  /** By name: chambers of the hand. */
  hand: ReadonlyMap<string, What>;
  /** By value: one's own coins. */
  coins: ReadonlyMap<number, What>;
  heroes: ReadonlyMap<Hero, What>;
  /** By move: what nothing on the table stands for, as yes and no. */
  words: ReadonlyMap<string, What>;
}

type Place = { [Key in keyof Targets<unknown>]: [kind: Key, key: string | number] }[keyof Targets<unknown>];

/** Whose hero walks if somebody walks now. */
export function walker(view: DrakonView): Seat | null {
  return view.now.hero ?? view.now.seat;
}

/** What may be done now. Where a chamber may be put is another matter: see `laying`. */
export function targetsOf(view: DrakonView): Targets<string> {
  return sorted(
    view,
    view.legal.filter((action) => action.kind !== 'put').map((action) => [action.move, action.move]),
  );
}

/** Why what one might try is not possible now. */
export function refusalsOf(view: DrakonView): Targets<Message> {
  return sorted(view, Object.entries(view.refused));
}

/** The seats that may be chosen, by the cell where their heroes are: a hero on the map stands for its player. */
export function seatsByCell(view: DrakonView, targets: Targets<unknown>): Map<string, Seat[]> {
  const found = new Map<string, Seat[]>();
  for (const seat of targets.seats.keys()) {
    const cell = view.cells[seat];
    if (cell) found.set(cellText(cell), [...(found.get(cellText(cell)) ?? []), seat]);
  }
  return found;
}

export function isPut(action: DrakonAction): action is Put {
  return action.kind === 'put';
}

function sorted<What>(view: DrakonView, moves: readonly (readonly [string, What])[]): Targets<What> {
  const targets = {
    cells: new Map<string, What>(),
    seats: new Map<Seat, What>(),
    hand: new Map<string, What>(),
    coins: new Map<number, What>(),
    heroes: new Map<Hero, What>(),
    words: new Map<string, What>(),
  };
  const seat = walker(view);
  const from = seat === null ? null : (view.cells[seat] ?? null);
  for (const [move, what] of moves) {
    const [kind, key] = placeOf(move, from);
    (targets[kind] as Map<string | number, What>).set(key, what);
  }
  return targets;
}

/** The thing on the table that a move is about. */
function placeOf(move: string, from: Cell | null): Place {
  const [verb, object = ''] = move.split(' ') as [string, string?];
  switch (verb) {
    case 'at':
      return ['cells', cellText(cellOf(object))];
    case 'go':
      return from ? ['cells', cellText(beside(from, object as Side))] : ['words', move];
    case 'seat':
      return ['seats', Number(object)];
    case 'place':
    case 'discard':
      return ['hand', object];
    case 'offer':
      return ['coins', Number(object)];
    case 'hero':
      return ['heroes', object];
    default:
      return ['words', move];
  }
}
