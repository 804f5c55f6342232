/** The page counts as the engine does, and refuses what the engine refuses, with the same words. */
import { describe, expect, it } from 'vitest';
import { count, ranksOf, type Answer, type Sheet } from '../../../../src/games/draftosaurus/score/count';
import cases from './cases.json';

interface Case {
  sheet: Sheet;
  answer?: Answer;
  problem?: unknown;
}

const CASES = cases as unknown as Case[];

describe('sheets that the engine has judged', () => {
  it('are of every kind', () => {
    expect(new Set(CASES.map(({ sheet }) => `${sheet.board} ${sheet.rules} ${sheet.zoos.length}`)).size).toBe(16);
    expect(CASES.filter((one) => one.problem).length).toBeGreaterThan(20);
    expect(CASES.filter((one) => one.answer?.tie_break).length).toBeGreaterThan(2);
  });
  it.each(CASES.map((one, number) => [number, one] as const))('number %i', (_, { sheet, answer, problem }) => {
    const found = count(sheet);
    expect(found.problem).toEqual(problem ?? null);
    expect(found.answer).toEqual(answer ?? null);
  });
});

it('ranks by points, then by the fewest T-Rexes', () => {
  const zoo = (total: number, trexes: number) => ({ total, trexes, parts: {} });
  expect(ranksOf([zoo(30, 2), zoo(40, 3), zoo(30, 1), zoo(30, 2)])).toEqual([3, 1, 2, 3]);
});
