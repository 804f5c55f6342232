import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Args, type Message } from '$lib/i18n/language';
import type { LogEntry } from '$lib/net/types';
import { storyOf } from '../../../src/games/drakon/log-story';
import { languageOf, readable, type Recorded } from '../stories';
import recorded from './log.json';

const games = recorded as unknown as Recorded[];
const [heroes, greedy] = games as [Recorded, Recorded];
const read = (game: Pick<Recorded, 'log' | 'seat'>, code: 'en' | 'de' | 'pl' | 'uk' = 'en') =>
  readable(storyOf(game.log, game.seat), languageOf(code, 'drakon'));

const said = (id: string, args: Args = {}): Message => ({ id, args });
const entries = (...events: Message[][]): LogEntry[] => events.map((one, seq) => ({ seq, at: seq, events: one }));
const moved = (seat: number, chamber: string, cell: string) => said('hero-moved', { seat, chamber, cell });

describe('a game of Drakon as a story', () => {
  it('has a line for each turn, and rounds as headings', () => {
    expect(read(greedy).slice(-6)).toEqual([
      '# Round 12',
      'You move to a Key.',
      'Ben steals a coin worth 1 from you.',
      '# The end',
      'Ben has reached the goal: the game is over.',
      'Ben wins with coins worth 10!',
    ]);
    expect(read(heroes)).toContain(
      'Dan places an empty chamber. Dan uses their hero’s ability: Knight. Dan forces Ben out of the chamber. Ben moves to “Lose a Coin”.',
    );
  });

  it('has a key of its own for each chapter and line', () => {
    const story = storyOf(greedy.log, greedy.seat);
    const keys = [...story.map(({ key }) => key), ...story.flatMap(({ lines }) => lines.map(({ key }) => key))];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('tells neither draws nor which chamber is taken to be placed', () => {
    const ids = storyOf(heroes.log, 0).flatMap(({ lines }) =>
      lines.flatMap(({ events }) => events.map(({ id }) => id)),
    );
    expect(ids).not.toContain('chamber-drawn');
    expect(ids).not.toContain('you-drew');
    expect(ids).not.toContain('chamber-taken');
    expect(read(heroes).some((line) => line.includes('plays'))).toBe(false);
  });

  it('tells of no meeting with Drakon that changes nothing', () => {
    expect(heroes.log.flatMap(({ events }) => events).filter(({ id }) => id === 'drakon-met').length).toBeGreaterThan(
      10,
    );
    expect(read(heroes).some((line) => line.includes('Drakon and go'))).toBe(false);
  });

  it('tells of a meeting that sends somebody back or costs a coin, and what is lost in red', () => {
    const log = entries(
      [moved(1, 'key', '1,0'), said('drakon-met', { seat: 1 })],
      [
        said('drakon-moved', { seat: 0, cell: '0,0' }),
        said('drakon-met', { seat: 0 }),
        said('coin-lost', { seat: 0 }),
        said('coin-was', { value: 3 }),
      ],
    );
    expect(read({ log, seat: 0 })[1]).toBe(
      'Ben meets Drakon and goes back to the entrance. You move Drakon. You meet Drakon and go back to the entrance. You lose a coin worth 3.',
    );
    const moods = storyOf(log, 0)[0]!.lines[0]!.sentences.map(({ mood }) => mood);
    expect(moods).toEqual(['plain', 'plain', 'loss', 'loss']);
  });

  it('tells coins by what they are worth to those who know, gains in gold', () => {
    const log = entries([
      moved(0, 'steal-coin-left', '1,0'),
      said('coin-stolen', { seat: 0, other: 1 }),
      said('coin-was', { value: 2 }),
    ]);
    expect(read({ log, seat: 0 })[1]).toBe('You steal a coin worth 2 from Ben.');
    expect(read({ log, seat: 1 })[1]).toBe('Anna steals a coin worth 2 from you.');
    expect(read({ log, seat: null })[1]).toBe('Anna steals a coin from Ben.');
    const mood = (seat: number | null) => storyOf(log, seat)[0]!.lines[0]!.sentences[0]!.mood;
    expect([mood(0), mood(1), mood(null)]).toEqual(['gain', 'loss', 'plain']);
  });

  it('counts as one turn what others are made to do in it', () => {
    const log = entries(
      [moved(0, 'mind-control', '1,0')],
      [said('mind-controlled', { seat: 0, other: 1 })],
      [moved(1, 'find-coin', '0,1'), said('coin-found', { seat: 1 })],
      [moved(1, 'key', '0,0')],
    );
    expect(read({ log, seat: 0 })).toEqual([
      '# Round 1',
      'You move to “Mind Control”. You take control of Ben’s hero. Ben takes a coin from the hoard.',
      'Ben moves to a Key.',
    ]);
  });

  it('tells a new Escape and the step onto it in one breath', () => {
    const placed = said('chamber-placed', { seat: 0, chamber: 'escape', cell: '1,0', arrows: 'N' });
    const log = entries([said('chamber-taken', { seat: 0, chamber: 'escape' })], [placed], [moved(0, 'escape', '1,0')]);
    expect(read({ log, seat: 0 })[1]).toBe('You place “Escape” and step right in.');
    expect(read({ log, seat: 1 }, 'de')[1]).toBe('Anna legt die Kammer „Flucht“ an und betritt sie gleich.');
  });

  it.each(LANGUAGES)('is told in full in %s, without a number of a cell', (code) => {
    for (const game of games) {
      for (const line of read(game, code)) {
        expect(line).toMatch(/^(# .+|.+[.!])$/);
        expect(line).not.toMatch(/-?\d+,-?\d+/);
      }
    }
  });
});
