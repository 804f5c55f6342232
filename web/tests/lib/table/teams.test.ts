import { expect, it } from 'vitest';
import { teamLetter } from '../../../src/lib/table/teams';

it('names teams by letters', () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  expect([0, 1, 2, 3].map((seat) => teamLetter(teams, seat))).toEqual(['A', 'B', 'A', 'B']);
  expect(teamLetter([], 1)).toBe(null);
});
