import { describe, expect, it } from 'vitest';
import { followUp, IDLE, suggestedGhost } from '../../../src/games/drakon/laying';
import type { DrakonView } from '../../../src/games/drakon/model';

const key = { kind: 'key', arrows: 'N', name: 'key/N' };
const put = { move: 'put 1,0:S', kind: 'put', cell: [1, 0], arrows: 'S' };
const view = {
  seat: 0,
  legal: [{ move: 'place key/N', kind: 'place', chamber: key }],
  puts: { 'key/N': [put] },
  lair: [],
  cells: [[0, 0]],
  now: { seat: 0, hero: null, chamber: null },
} as unknown as DrakonView;

describe('a hint to lay a chamber', () => {
  it('tells where, as a part of the same decision', () => {
    expect(followUp(view, 'place key/N', 'put 1,0:S')).toBe(put);
    expect(followUp(view, 'place key/N', 'put 5,5:S')).toBeNull();
    expect(followUp(view, 'yes', 'put 1,0:S')).toBeNull();
  });

  it('shows how it would lie', () => {
    expect(suggestedGhost(view, IDLE, 'place key/N', 'put 1,0:S')).toEqual({
      cell: [1, 0],
      kind: 'key',
      arrows: 'S',
      why: 'suggested',
    });
    expect(suggestedGhost(view, IDLE, 'go N', null)).toBeNull();
  });

  it('shows it once the chamber is taken, too', () => {
    const taken = { ...view, legal: [put], now: { ...view.now, chamber: key } } as unknown as DrakonView;
    expect(suggestedGhost(taken, IDLE, 'put 1,0:S', null)).toMatchObject({ kind: 'key', arrows: 'S' });
  });

  it("is in nobody's way who lays another one", () => {
    const other = { picked: { chamber: { ...key, name: 'key/S' }, index: 1 }, wish: null, aim: null } as never;
    expect(suggestedGhost(view, other, 'place key/N', 'put 1,0:S')).toBeNull();
  });
});
