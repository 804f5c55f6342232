import { describe, expect, it } from 'vitest';
import { GAME_NAMES, manifestOf } from '../../../src/games';
import * as plain from '../../../src/games/plain/module';
import type { GameView } from '../../../src/lib/net/types';

const VIEW: GameView = {
  seat: 0,
  phase: 'guess',
  acting: [0, 1],
  legal: [{ move: 'heads', kind: 'guess', side: 'heads' }],
};

describe('a game without a folder', () => {
  it('is shown plainly', async () => {
    const manifest = manifestOf('pennies');
    expect(GAME_NAMES).not.toContain('pennies');
    expect(await manifest.load()).toBe(plain);
    expect(manifest.loadRules).toBeUndefined();
  });

  it('calls a move what is sent, unless it has words for it', () => {
    expect(plain.describeMove(VIEW.legal[0]!, VIEW, [])).toBe('heads');
    expect(plain.describeOption(VIEW, { move: 'heads' })).toEqual({ what: 'heads', where: '' });
  });

  it('tells each event in a line, but not that somebody has decided', () => {
    const events = [
      { id: 'decided', args: { seat: 0 } },
      { id: 'tossed', args: { side: 'heads' } },
    ];
    const [chapter] = plain.storyOf([{ seq: 1, at: 0, events }]);
    expect(chapter!.lines.map((line) => line.sentences.map(({ message }) => message.id))).toEqual([['tossed']]);
  });

  it('asks nothing in a replay', () => {
    expect(plain.replay.unasked(VIEW)).toMatchObject({ acting: [], legal: [] });
  });
});
