import { expect, it } from 'vitest';
import { clockText } from '../../src/table/clock';
import { commitmentTo } from '../../src/table/fairness';
import { latestPhrases } from '../../src/table/phrases';
import { sections } from '../../src/table/score-sheet';
import { told } from '../../src/table/told';
import { lines } from '../net/messages';

it.each([[0, '0:00'], [0.2, '0:01'], [7, '0:07'], [59.5, '1:00'], [750, '12:30'], [86_400, '24:00:00']])('writes %d seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

it('finds what is published of a seed', async () => {
  expect(await commitmentTo('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'); // "abc"
});

it('remembers what was said lately', () => {
  const said = (seq: number, phrase: string) => ({ seq, at: 0, events: [{ id: 'table-said', args: { seat: 1, phrase } }] });
  expect(latestPhrases([said(1, 'hello'), said(2, 'oops')])).toEqual(new Map([[1, 'oops']]));
  expect(latestPhrases([said(1, 'hello'), ...lines(2, 3, 4, 5, 6, 7)])).toEqual(new Map());
});

it('does not tell that somebody has decided', () => {
  const placed = { id: 'placed', args: { seat: 0 } };
  expect(told([{ id: 'decided', args: { seat: 0 } }, placed])).toEqual([placed]);
});

it('has one section for each board of a match', () => {
  const outcome = { ranks: [1, 2], totals: [12, 3], tie_break: null, teams: [], winners: [0] };
  expect(sections({ ...outcome, parts: [{ trio: 7, river: 5 }, { trio: 0, river: 3 }] })).toEqual([
    { board: null, parts: [{ part: 'trio', points: [7, 0] }, { part: 'river', points: [5, 3] }], totals: [12, 3] },
  ]);
  expect(sections({ ...outcome, parts: [{ 'summer.trio': 7, 'winter.river': 5 }, { 'summer.trio': 0, 'winter.river': 3 }] })).toEqual([
    { board: 'summer', parts: [{ part: 'trio', points: [7, 0] }], totals: [7, 0] },
    { board: 'winter', parts: [{ part: 'river', points: [5, 3] }], totals: [5, 3] },
  ]);
});
