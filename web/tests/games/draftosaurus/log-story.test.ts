import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import { storyOf } from '../../../src/games/draftosaurus/log-story';
import type { StoryLine } from '../../../src/games/story';
import { languageOf, readable, type Recorded } from '../stories';
import recorded from './log.json';

const [printed, winter] = recorded as unknown as [Recorded, Recorded];
const lines = ({ log, seat }: Recorded): StoryLine[] => storyOf(log, seat).flatMap((chapter) => chapter.lines);
const read = (game: Recorded, code: 'en' | 'de' | 'pl' | 'uk' = 'en') =>
  readable(storyOf(game.log, game.seat), languageOf(code, 'draftosaurus'));

describe('a game of Draftosaurus as a story', () => {
  it('has a line for each roll, and then one for each player', () => {
    expect(read(printed).slice(0, 6)).toEqual([
      '# Round 1',
      'You roll “Food court”.',
      'You place a T-Rex in the King of the Jungle pen.',
      'Ben places a T-Rex in the Woody Trio.',
      'Cleo places a T-Rex in the Woody Trio.',
      'Ben rolls “Watch out for T-Rex”.',
    ]);
  });

  it('has rounds as headings, and the end', () => {
    expect(read(printed).filter((line) => line.startsWith('#'))).toEqual(['# Round 1', '# Round 2', '# The end']);
  });

  it('counts each board of a match before the end', () => {
    const story = storyOf(printed.log, printed.seat, { ...printed.options, board: 'match' });
    const headings = readable(story, languageOf('en', 'draftosaurus')).filter((line) => line.startsWith('#'));
    expect(headings).toEqual(['# Round 1', '# Round 2', '# Summer: final count', '# The end']);
  });

  it('tells in one line what was placed and what went into the box', () => {
    expect(read(winter, 'de')).toContain(
      'Du platzierst einen Stegosaurus am linken Ufer der Brücke der Liebe. In die Schachtel: Stegosaurus.',
    );
  });

  it('tells what is revealed only until it is placed', () => {
    const revealed = printed.log.findIndex(({ events }) => events.some(({ id }) => id === 'revealed'));
    const soFar = { ...printed, log: printed.log.slice(0, revealed + 1) };
    expect(read(soFar).slice(2)).toEqual(['You reveal a T-Rex.', 'Ben reveals a T-Rex.', 'Cleo reveals a T-Rex.']);
    expect(read(printed).some((line) => line.includes('reveal'))).toBe(false);
  });

  it('keeps all that happened as details, and points at the placement', () => {
    const line = lines(printed).find(({ seat, kind }) => seat === 1 && kind === 'told')!;
    expect(line.events.map(({ id }) => id)).toEqual(['revealed', 'placed']);
    expect(line.target).toBe(line.events[1]);
    expect(line.icons).toEqual([{ species: 'trex' }]);
  });

  it.each([printed, winter])('tells what each turn brought, and that adds up to the result', ({ log, options }) => {
    const gains = new Map<Seat, number>();
    for (const { seat, sentences } of storyOf(log, 0, options).flatMap((chapter) => chapter.lines)) {
      for (const { message, mood } of sentences.filter(
        ({ message: { id } }) => id === 'story-gained' || id === 'story-lost',
      )) {
        const points = message.args['points'] as number;
        expect(mood).toBe(seat !== 0 ? 'plain' : message.id === 'story-gained' ? 'gain' : 'loss');
        gains.set(seat!, (gains.get(seat!) ?? 0) + (message.id === 'story-gained' ? points : -points));
      }
    }
    const results = log.flatMap(({ events }) => events.filter(({ id }) => id === 'counted'));
    expect(results.length).toBeGreaterThan(1);
    for (const { args } of results) expect(gains.get(args['seat'] as Seat)).toBe(args['points']);
  });

  it('puts what a turn brought after the placement, before what went into the box', () => {
    const [first, second] = [printed, winter].map(({ log, seat, options }) =>
      readable(storyOf(log, seat, options), languageOf('en', 'draftosaurus')),
    );
    expect(first![2]).toMatch(/^You place .+ King of the Jungle.*\. \+8$/);
    expect(second!.some((line) => /^You place .+\. [+−]\d+ Into the box: .+\.$/.test(line))).toBe(true);
  });

  it('leaves out what was taken back, and what was said stays', () => {
    const [, , third] = printed.log.filter(({ events }) => events.some(({ id }) => id === 'placed'));
    const until = printed.log.slice(0, printed.log.indexOf(third!) + 1);
    const undone: Message = { id: 'table-undone', args: { seat: 1, since: third!.seq } };
    const said: Message = { id: 'table-said', args: { seat: 2, phrase: 'oops' } };
    const log = [
      ...until.slice(0, -1),
      { ...third!, events: [...third!.events, said] },
      { seq: third!.seq + 1, at: 1, events: [undone] },
    ];
    const told = read({ ...printed, log });
    expect(told.slice(-2)).toEqual(['Cleo: Oops!', 'Ben undoes a decision.']);
    expect(told.filter((line) => line.startsWith('Ben places'))).toHaveLength(2);
  });

  it.each(LANGUAGES)('is told in full in %s', (code) => {
    for (const game of [printed, winter]) {
      for (const line of read(game, code)) expect(line).toMatch(/^(# .+|.+[.!])$/);
    }
  });

  it('calls the reader "you", and a spectator nothing', () => {
    expect(read(printed).some((line) => line.includes('Anna'))).toBe(false);
    expect(
      readable(storyOf(printed.log, null), languageOf('en', 'draftosaurus')).some((line) => line.includes('You')),
    ).toBe(false);
  });
});
