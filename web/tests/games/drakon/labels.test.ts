import { describe, expect, it, vi } from 'vitest';

vi.mock('$lib/i18n/words.svelte', () => ({
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
  say: (message: { id: string }) => message.id,
  words: { has: () => false, list: (items: string[]) => items.join(', ') },
}));

import { describeOption } from '../../../src/games/drakon/advice';
import { chamberName, faceOf, questionOf, stepWords, told } from '../../../src/games/drakon/labels';
import type { DrakonView } from '../../../src/games/drakon/model';
import { aboutCell, aboutChamber, onlyPassed } from '../../../src/games/drakon/subject';

const east = { cell: [1, 0], kind: 'find-coin', arrows: 'N' };
const north = { cell: [0, 1], kind: 'steal-coin-left', arrows: 'N' };
const now = {
  phase: 'turn',
  seat: 0,
  hero: null,
  other: null,
  chamber: null,
  cell: null,
  number: null,
  passing: false,
  asks: null,
};
const view = {
  seat: 0,
  phase: 'turn',
  legal: [],
  lair: [east, north],
  cells: [[0, 0]],
  heroes: ['thief'],
  drakon: null,
  words: {},
  ending: null,
  now,
} as unknown as DrakonView;
const with_ = (changes: object) => ({ ...view, ...changes }) as DrakonView;

describe('where a step leads', () => {
  it('says what happens there', () => {
    expect(stepWords(view, 'E')).toEqual({ text: 'chamber-find-coin', note: 'brief-find-coin', isDanger: false });
  });

  it('warns of Drakon as the rules of this table have it', () => {
    const guarded = with_({ drakon: [1, 0] });
    expect(stepWords(guarded, 'E')).toMatchObject({ note: 'drakon-waits', isDanger: true });
    const atOnce = { ...guarded, words: { 'drakon-waits': 'drakon-waits-now' } };
    expect(stepWords(atOnce, 'E')).toMatchObject({ note: 'drakon-waits-now', isDanger: true });
  });

  it('promises nothing where the wind only blows one through', () => {
    const blown = with_({ now: { ...now, passing: true }, drakon: [1, 0] });
    expect(stepWords(blown, 'E')).toEqual({ text: 'chamber-find-coin', note: 'brief-passed', isDanger: false });
    expect(onlyPassed(aboutCell(blown, [1, 0], ['Ada'], undefined)!, blown).consequences[0]).toEqual({
      text: 'brief-passed',
      tone: 'plain',
    });
  });
});

describe('a box of one’s own', () => {
  const words = {
    'chamber-steal-coin-left': 'chamber-steal-coin',
    'explain-steal-coin-left': 'explain-steal-coin',
    'brief-steal-coin-left': 'brief-steal-coin',
    'phase-enter-steal-coin-left': 'chamber-steal-coin',
    'ability-thief': 'ability-thief-trades',
    'drakon-about': 'drakon-about-now',
  };
  const own = with_({ words, drakon: [0, 1] });

  it('names and draws chambers by what they do', () => {
    expect(chamberName(own, 'steal-coin-left')).toBe('chamber-steal-coin');
    expect(faceOf(own, 'steal-coin-left')).toBe('steal-coin');
    expect(faceOf(own, 'find-coin')).toBe('find-coin');
    expect(aboutChamber(own, { kind: 'steal-coin-left', arrows: 'N', name: '' }, undefined).lines).toEqual([
      'explain-steal-coin',
    ]);
  });

  it('explains chambers, heroes and Drakon as they are at this table', () => {
    expect(aboutCell(own, [0, 1], ['Ada'], undefined)!.lines).toEqual([
      'explain-steal-coin',
      'cell-figures drakon-name',
      'drakon-about-now',
    ]);
    expect(told(own, 'ability-thief')).toBe('ability-thief-trades');
  });

  it('tells what others decide', () => {
    const step = {
      ...own,
      seat: 1,
      phase: 'enter.steal-coin-left',
      now: { ...now, phase: 'enter.steal-coin-left' },
    } as DrakonView;
    expect(questionOf(step, ['Ada'], false)).toBe('step-waits 0 chamber-steal-coin');
  });
});

describe('an option of a hint', () => {
  const key = { kind: 'key', arrows: 'N', name: 'key/N' };
  const puts = [
    [-1, 0],
    [2, 0],
    [5, 5],
  ].map((cell) => ({ move: `put ${cell}:N`, kind: 'put', cell, arrows: 'N' }));
  const turn = with_({
    legal: [
      { move: 'place key/N', kind: 'place', chamber: key },
      { move: 'go E', kind: 'step', side: 'E' },
    ],
    puts: { 'key/N': puts },
  });
  const option = (move: string, then: string | null = null) => describeOption(turn, { move, then }, []);

  it('says what is placed and beside what, without counting steps', () => {
    expect(option('place key/N', 'put -1,0:N')).toEqual({ what: 'option-place key', where: 'option-near-hero W ↑' });
    expect(option('place key/N', 'put 2,0:N')).toEqual({ what: 'option-place key', where: 'option-near find-coin ↑' });
    expect(option('place key/N', 'put 5,5:N')).toEqual({ what: 'option-place key', where: '↑' });
  });

  it('says where a step leads', () => {
    expect(option('go E')).toEqual({ what: 'option-go E', where: 'chamber-find-coin' });
  });

  it('says of a chamber that lies there that it is turned', () => {
    const rotating = with_({ legal: [{ move: 'put 1,0:E', kind: 'put', cell: [1, 0], arrows: 'E' }], puts: {} });
    expect(describeOption(rotating, { move: 'put 1,0:E', then: null }, [])).toEqual({
      what: 'option-rotate find-coin',
      where: 'option-near-hero E →',
    });
  });
});
