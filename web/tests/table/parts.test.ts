import { expect, it } from 'vitest';
import { clockText } from '../../src/lib/table/clock';
import { commitmentTo } from '../../src/table/fairness';
import { sections } from '../../src/lib/ending/score-sheet';

it.each([
  [0, '0:00'],
  [0.2, '0:01'],
  [7, '0:07'],
  [59.5, '1:00'],
  [750, '12:30'],
  [86_400, '24:00:00'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

it('finds what is published of a seed', async () => {
  expect(await commitmentTo('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'); // "abc"
});

it('has one section for each board of a match', () => {
  const outcome = { ranks: [1, 2], totals: [12, 3], tie_break: null, teams: [], winners: [0] };
  expect(
    sections({
      ...outcome,
      parts: [
        { trio: 7, river: 5 },
        { trio: 0, river: 3 },
      ],
    }),
  ).toEqual([
    {
      board: null,
      parts: [
        { part: 'trio', points: [7, 0] },
        { part: 'river', points: [5, 3] },
      ],
      totals: [12, 3],
    },
  ]);
  expect(
    sections({
      ...outcome,
      parts: [
        { 'summer.trio': 7, 'winter.river': 5 },
        { 'summer.trio': 0, 'winter.river': 3 },
      ],
    }),
  ).toEqual([
    { board: 'summer', parts: [{ part: 'trio', points: [7, 0] }], totals: [7, 0] },
    { board: 'winter', parts: [{ part: 'river', points: [5, 3] }], totals: [5, 3] },
  ]);
});
