import { expect, it } from 'vitest';
import type { ListedTable, Outcome } from '$lib/net/types';
import { finalTotals, resultOf, sorted } from '../../src/home/listing';
import { table } from '../net/messages';

const listed = (id: string, changes: Partial<ListedTable>): ListedTable => ({
  ...table(),
  id,
  acting: [1],
  mine: [0],
  at: 0,
  ...changes,
});
const over = (winners: number[], tie_break: string | null = null): Outcome => ({
  ranks: [],
  totals: [],
  parts: [],
  tie_break,
  teams: [],
  winners,
});

it('lists first where it is my turn, then what is latest', () => {
  const tables = [
    listed('old', { at: 1 }),
    listed('new', { at: 3 }),
    listed('turn', { at: 2, acting: [0] }),
    listed('room', { stage: 'open', acting: [0], at: 0 }),
  ];
  expect(sorted(tables).map(({ id }) => id)).toEqual(['turn', 'new', 'old', 'room']);
});

it.each([
  [over([0]), [0], 'won'],
  [over([0, 2]), [0], 'team'],
  [over([0, 1], 'shared'), [0], 'shared'],
  [over([1]), [0], 'named'],
  [over([0]), [0, 1], 'named'],
  [over([0]), [], 'named'],
  [null, [0], null],
])('knows how %j ended for the seats %j', (outcome, mine, result) => {
  expect(resultOf({ outcome, mine })).toBe(result);
});

it('writes the score from the winner on, a team’s once', () => {
  expect(finalTotals({ ...over([1]), ranks: [3, 1, 2], totals: [18, 32, 19] })).toEqual([32, 19, 18]);
  expect(
    finalTotals({
      ...over([1, 3]),
      ranks: [3, 1, 3, 1],
      totals: [12, 20, 12, 20],
      teams: [
        [0, 2],
        [1, 3],
      ],
    }),
  ).toEqual([20, 12]);
});
