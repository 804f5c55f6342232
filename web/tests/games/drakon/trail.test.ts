import { describe, expect, it } from 'vitest';
import { isSame, type Cell } from '../../../src/games/drakon/model';
import { marksOf } from '../../../src/games/drakon/trail';
import { ALL } from './moments';

const before = {
  cells: [
    [0, 0],
    [1, 0],
  ] as Cell[],
  drakon: [2, 0] as Cell,
};

it('follows everyone from place to place', () => {
  const marks = marksOf(before, [
    { id: 'hero-blown', args: { seat: 0, cell: '0,1' } },
    { id: 'hero-moved', args: { seat: 0, chamber: 'empty', cell: '0,2' } },
    { id: 'drakon-moved', args: { seat: 1, cell: '0,2' } },
    { id: 'drakon-met', args: { seat: 0 } },
  ]);
  expect(marks).toEqual([
    { kind: 'walk', seat: 0, from: [0, 0], to: [0, 1] },
    { kind: 'walk', seat: 0, from: [0, 1], to: [0, 2] },
    { kind: 'drakon', from: [2, 0], to: [0, 2] },
    { kind: 'walk', seat: 0, from: [0, 2], to: [0, 0] },
  ]);
});

it('takes all figures of a flying chamber along', () => {
  const marks = marksOf(
    {
      cells: [
        [1, 0],
        [1, 0],
      ],
      drakon: [1, 0],
    },
    [
      { id: 'chamber-flown', args: { seat: 0, chamber: 'flying', cell: '3,0' } },
      { id: 'hero-moved', args: { seat: 1, chamber: 'empty', cell: '4,0' } },
      { id: 'drakon-moved', args: { seat: 0, cell: '3,1' } },
    ],
  );
  expect(marks.slice(1)).toEqual([
    { kind: 'walk', seat: 1, from: [3, 0], to: [4, 0] },
    { kind: 'drakon', from: [3, 0], to: [3, 1] },
  ]);
});

it('marks what was built and what is gone', () => {
  const at = (id: string) => marksOf(before, [{ id, args: { seat: 0, chamber: 'key', cell: '5,-1' } }]);
  expect(at('chamber-placed')).toEqual([{ kind: 'changed', cell: [5, -1] }]);
  expect(at('chamber-destroyed')).toEqual([{ kind: 'gone', cell: [5, -1] }]);
  expect(at('effect-idle')).toEqual([]);
});

describe.each(ALL.map((moment) => [moment.name, moment] as const))('%s', (_, { before: start, events, view }) => {
  it('leads to where everyone is now', () => {
    const cells = [...start.cells];
    for (const mark of marksOf(start, events)) if (mark.kind === 'walk') cells[mark.seat] = mark.to;
    const flown = events.some(({ id }) => id === 'chamber-flown' || id === 'hero-picked');
    if (!flown)
      expect(
        cells.every((cell, seat) => isSame(cell ?? null, view.cells[seat] ?? null) || cell === view.cells[seat]),
      ).toBe(true);
  });
});
