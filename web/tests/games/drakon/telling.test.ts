import { describe, expect, it, vi } from 'vitest';

const OWN = new Set(['story-you-chamber-placed', 'story-you-hero-moved', 'story-of-you-mind-controlled']);

vi.mock('$lib/i18n/words.svelte', () => ({
  t: (id: string) => id,
  say: (message: { id: string }) => message.id,
  words: { has: (id: string) => OWN.has(id) },
}));

import type { DrakonView } from '../../../src/games/drakon/model';
import { Story } from '../../../src/games/drakon/story.svelte';
import { linesOf, wordsOf } from '../../../src/games/drakon/telling';

const reader = {
  seat: 0,
  pools: [0, 1],
  winners: [],
  cells: [
    [0, 0],
    [0, 0],
  ],
  drakon: null,
} as unknown as DrakonView;
const event = (id: string, args: Record<string, unknown> = {}) => ({ id, args }) as never;
const words = (...events: never[]) => linesOf(events, reader).map((line) => wordsOf(line, reader, ['Ada', 'Ben']));

describe('what happened', () => {
  it('is said to the reader as “you”', () => {
    expect(
      words(event('chamber-placed', { seat: 0, cell: '0,1' }), event('hero-moved', { seat: 0, cell: '0,1' })),
    ).toEqual(['story-you-chamber-placed', 'story-you-hero-moved']);
    expect(words(event('mind-controlled', { seat: 1, other: 0 }))).toEqual(['story-of-you-mind-controlled']);
  });

  it('is said of others by name, and of the reader where there is no other sentence', () => {
    expect(words(event('chamber-placed', { seat: 1, cell: '0,1' }), event('effect-idle', { seat: 0 }))).toEqual([
      'chamber-placed',
      'effect-idle',
    ]);
  });

  it('names the coin to those who may know it', () => {
    expect(words(event('coin-stolen', { seat: 1, other: 0 }), event('coin-was', { value: 3 }))).toEqual([
      'told-stolen-from-you',
    ]);
    expect(words(event('coin-stolen', { seat: 1, other: 0 }))).toEqual(['coin-stolen']);
  });

  it('names whoever ended the game', () => {
    const [line] = linesOf([event('ended-goal')], reader);
    expect(wordsOf(line!, { ...reader, winners: [1] }, ['Ada', 'Ben'])).toBe('ended-goal-one');
  });
});

describe('the story', () => {
  const ids = (lines: readonly { event: { id: string } }[]) => lines.map((line) => line.event.id);

  it('keeps what was told last while something happens that nothing is told of', () => {
    const story = new Story();
    story.hear(reader, []);
    story.hear(reader, [event('chamber-placed', { seat: 0, cell: '0,1' })]);
    story.hear(reader, [event('chamber-drawn', { seat: 0 }), event('you-drew', { seat: 0 })]);
    expect(ids(story.newest)).toEqual([]);
    expect(ids(story.latest)).toEqual(['chamber-placed']);
    story.begin();
    expect(story.latest).toEqual([]);
  });
});
