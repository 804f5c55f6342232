import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Message } from '$lib/i18n/language';
import { endedBy } from '../../../src/games/drakon/ending';
import { languageOf } from '../stories';

const ended = (how: string): Message => ({ id: `ended-${how}`, args: {} });

describe('the end of a game', () => {
  it('names whoever ended it, and the reader as “you”', () => {
    expect(endedBy(ended('goal'), [1], 0)).toEqual({ id: 'ended-goal-one', args: { seat: 1 } });
    expect(endedBy(ended('goal'), [1], 1).id).toBe('ended-goal-you');
    expect(endedBy(ended('escaped'), [1], null).id).toBe('ended-escaped-one');
  });

  it('names a team by both its players, and the reader’s own as such', () => {
    expect(endedBy(ended('goal'), [0, 2], 1)).toEqual({ id: 'ended-goal-team', args: { seat: 0, other: 2 } });
    expect(endedBy(ended('escaped'), [0, 2], 2).id).toBe('ended-escaped-your-team');
  });

  it('names nobody when nobody could go on', () => {
    expect(endedBy(ended('exhausted'), [1], 0)).toEqual(ended('exhausted'));
    expect(endedBy(ended('idle'), [0, 1], 0)).toEqual(ended('idle'));
  });

  it.each(LANGUAGES)('has words in %s', (code) => {
    const language = languageOf(code, 'drakon');
    for (const how of ['goal', 'escaped']) {
      for (const winners of [[0], [1], [0, 2], [1, 3]])
        expect(language.has(endedBy(ended(how), winners, 0).id)).toBe(true);
    }
  });
});
