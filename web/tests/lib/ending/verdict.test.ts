import { describe, expect, it } from 'vitest';
import { manifest as drakon } from '../../../src/games/drakon';
import { verdictId } from '../../../src/lib/ending/verdict';

const outcome = (tie_break: string | null, teams: number[][]) => ({
  ranks: [],
  totals: [],
  parts: [],
  tie_break,
  teams,
  winners: [],
});
const PAIRS = [
  [0, 2],
  [1, 3],
];

describe('who won', () => {
  it.each([
    ['one player', null, [], 'end-won'],
    ['a team, which is no tie', null, PAIRS, 'end-team'],
    ['several players', 'shared', [], 'end-shared'],
    ['several teams', 'shared', PAIRS, 'end-shared'],
  ] as const)('is told of %s in the words of the game', (_, tieBreak, teams, id) => {
    expect(
      verdictId(
        outcome(
          tieBreak,
          teams.map((team) => [...team]),
        ),
        drakon.verdicts,
      ),
    ).toBe(id);
  });

  it('is told by points where points are counted', () => {
    expect(verdictId(outcome(null, []), {})).toBe('verdict-points');
    expect(verdictId(outcome('trexes', []), {})).toBe('verdict-trexes');
  });
});
