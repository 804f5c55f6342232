import { describe, expect, it } from 'vitest';
import { comparedIn, type Option } from '../../src/table/hint';

const option = (move: string, win_share: number | null, points: number | null = 9): Option => ({
  move,
  then: null,
  win_share,
  points,
  reason: null,
});

describe('the options of a hint', () => {
  it('are shown in the order they come in, with games won of 100', () => {
    const shown = comparedIn({
      prospects: [option('a', 0.31), option('b', 0.29), option('c', 0.3 * 0.1)],
      reasons: [],
    });
    expect(shown.map(({ move, wins }) => [move, wins])).toEqual([
      ['a', 31],
      ['b', 29],
      ['c', 3],
    ]);
  });

  it('leave out what was not tried', () => {
    const shown = comparedIn({
      prospects: [option('a', 0.31), option('b', 0.29), option('c', null, null)],
      reasons: [],
    });
    expect(shown.map(({ move }) => move)).toEqual(['a', 'b']);
  });

  it('are only the recommended one where nothing was tried, or nothing else may be done', () => {
    const shown = comparedIn({ prospects: [option('a', null, null), option('b', null, null)], reasons: [] });
    expect(shown.map(({ move }) => move)).toEqual(['a']);
  });

  it('are not too many', () => {
    expect(comparedIn({ prospects: 'abcdefgh'.split('').map((move) => option(move, 0.5)), reasons: [] })).toHaveLength(
      4,
    );
  });
});
