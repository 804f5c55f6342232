/** What has just happened, as marks on the map: who went where, what was built, turned or destroyed. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import { cellOf, ENTRANCE, isSame, type Cell, type DrakonView } from './model';

export type Places = Pick<DrakonView, 'cells' | 'drakon'>;

export type Mark =
  | { kind: 'walk'; seat: Seat; from: Cell; to: Cell }
  | { kind: 'drakon'; from: Cell; to: Cell }
  | { kind: 'changed' | 'gone'; cell: Cell };

const CHANGES = new Set([
  'chamber-placed',
  'chamber-rotated',
  'chamber-swapped-in',
  'chamber-flown',
  'drakon-appeared',
]);

/** The marks of the events, given where everyone was before them. */
export function marksOf(before: Places, events: readonly Message[]): Mark[] {
  const cells = [...before.cells];
  let { drakon } = before;
  const marks: Mark[] = [];
  const walk = (seat: Seat, to: Cell) => {
    const from = cells[seat];
    if (from && !isSame(from, to)) marks.push({ kind: 'walk', seat, from, to });
    cells[seat] = to;
  };
  for (const { id, args } of events) {
    const cell = typeof args['cell'] === 'string' ? cellOf(args['cell']) : null;
    if (id === 'hero-picked') cells[args['seat'] as Seat] = ENTRANCE;
    else if (id === 'drakon-met') walk(args['seat'] as Seat, ENTRANCE);
    else if (!cell) continue;
    else if (id === 'hero-moved' || id === 'hero-blown') walk(args['seat'] as Seat, cell);
    else if (id === 'chamber-destroyed') marks.push({ kind: 'gone', cell });
    else if (CHANGES.has(id)) marks.push({ kind: 'changed', cell });
    if (cell && id === 'drakon-moved' && drakon && !isSame(drakon, cell))
      marks.push({ kind: 'drakon', from: drakon, to: cell });
    if (cell && id.startsWith('drakon-')) drakon = cell;
    if (cell && id === 'chamber-flown') fly(args['seat'] as Seat, cell);
  }
  return marks;

  /** Everyone on a flying chamber goes along. */
  function fly(pilot: Seat, to: Cell): void {
    const from = cells[pilot] ?? null;
    cells.forEach((cell, seat) => isSame(cell ?? null, from) && (cells[seat] = to));
    if (isSame(drakon, from)) drakon = to;
  }
}
