import { describe, expect, it } from 'vitest';
import { storyOf } from '../../src/games/drakon/log-story';
import { recapOf } from '../../src/table/recap';
import { languageOf, readable } from '../games/stories';

const moved = (seat: number, cell: string) => ({ id: 'hero-moved', args: { seat, chamber: 'key', cell } });
const log = [
  [moved(0, '1,0')],
  [moved(1, '1,0'), { id: 'coin-stolen', args: { seat: 1, other: 0 } }, { id: 'coin-was', args: { value: 3 } }],
  [moved(2, '1,0')],
  [moved(0, '2,0')],
  [moved(1, '2,0')],
  [moved(2, '2,0')],
].map((events, seq) => ({ seq, at: seq, events }));

function recap(...missed: number[]): string[] {
  const lines = recapOf(
    storyOf(log, 0),
    missed.flatMap((place) => log[place]!.events),
  );
  return readable([{ key: '', title: null, lines }], languageOf('en', 'drakon'));
}

describe('what was missed', () => {
  it('is told by the newest line of each player', () => {
    expect(recap(2, 4, 5)).toEqual(['Ben moves to a Key.', 'Cleo moves to a Key.']);
  });

  it('is told rather by what concerns the reader', () => {
    expect(recap(1, 2, 4)).toEqual(['Ben steals a coin worth 3 from you.', 'Cleo moves to a Key.']);
  });

  it('is nothing if nothing was missed', () => {
    expect(recap()).toEqual([]);
  });
});
