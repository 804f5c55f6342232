import { describe, expect, it } from 'vitest';
import type { Message } from '$lib/i18n/language';
import type { Outcome, Seat } from '$lib/net/types';
import { factsOf } from '../../../src/games/drakon/finale/facts';
import { contendersOf, reasonOf, scriptOf, worth, type EndedLair } from '../../../src/games/drakon/finale/script';
import type { DrakonView } from '../../../src/games/drakon/model';
import { languageOf } from '../stories';
import { GAMES } from './recorded';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

interface End {
  purses: number[][];
  ending: string;
  winners: Seat[];
  teams?: Seat[][];
  reader?: Seat | null;
}

function end({ purses, ending, winners, teams = [], reader = 0 }: End): EndedLair {
  const pools = teams.length
    ? NAMES.slice(0, teams.flat().length).map((_, seat) => teams.findIndex((team) => team.includes(seat)))
    : purses.map((_, seat) => seat);
  const totals = pools.map((pool) => worth(purses[pool]!));
  const outcome: Outcome = {
    ranks: pools.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
    totals,
    parts: [],
    tie_break: null,
    teams,
    winners,
  };
  const view = { purses, pools, teams, goal: 10, ending } as unknown as DrakonView;
  return {
    view,
    outcome,
    names: NAMES.slice(0, pools.length),
    reader,
    log: [],
    table: {} as never,
    components: {} as never,
  };
}

describe('the count', () => {
  it('states the reason, rolls the coins out, and turns them over in ascending order', () => {
    const ended = end({ purses: [[3, 1, 3, 3], [2], []], ending: 'goal', winners: [0] });
    const steps = scriptOf(ended);
    expect(steps.map(({ areOut, turned }) => [areOut, turned])).toEqual([
      [false, 0],
      [true, 0],
      [true, 1],
      [true, 2],
      [true, 3],
      [true, 4],
    ]);
    const [anna] = contendersOf(ended.view, ended.outcome);
    expect(anna!.coins).toEqual([1, 3, 3, 3]);
    expect(steps.map(({ turned }) => worth(anna!.coins, turned))).toEqual([0, 0, 1, 4, 7, 10]);
  });

  it('has one purse for a team', () => {
    const ended = end({
      purses: [[2, 3], [1]],
      ending: 'goal',
      winners: [0, 2],
      teams: [
        [0, 2],
        [1, 3],
      ],
    });
    expect(contendersOf(ended.view, ended.outcome)).toEqual([
      { seats: [0, 2], coins: [2, 3], rank: 1, isWinner: true },
      { seats: [1, 3], coins: [1], rank: 2, isWinner: false },
    ]);
  });

  it('counts nothing where nobody has a coin', () => {
    expect(scriptOf(end({ purses: [[], []], ending: 'exhausted', winners: [0, 1] })).map(({ sound }) => sound)).toEqual(
      [null, null],
    );
  });
});

describe('the reason of the end', () => {
  it.each([
    [{ purses: [[10], [2]], ending: 'goal', winners: [0] }, 'Your coins are worth 10; the goal was 10.'],
    [{ purses: [[10], [2]], ending: 'goal', winners: [0], reader: 1 }, 'Anna has coins worth 10; the goal was 10.'],
    [
      {
        purses: [[20], [2]],
        ending: 'goal',
        winners: [0, 2],
        teams: [
          [0, 2],
          [1, 3],
        ],
      },
      'The team has coins worth 20; the goal was 10.',
    ],
    [
      { purses: [[12], [2]], ending: 'escaped', winners: [0], reader: null },
      'Anna gets out with coins worth 12; the goal was 10.',
    ],
    [
      { purses: [[1], [2]], ending: 'exhausted', winners: [1] },
      'Nobody can place a chamber or move any more: the coins decide.',
    ],
    [
      { purses: [[1], [2]], ending: 'idle', winners: [1] },
      'Nobody has placed a chamber for too long: the coins decide.',
    ],
  ])('is told: %j', (what, text) => {
    expect(languageOf('en', 'drakon').say(reasonOf(end(what as End))!)).toBe(text);
  });

  it.each(['de', 'pl', 'uk'] as const)('has words in %s', (code) => {
    for (const ending of ['goal', 'escaped', 'exhausted', 'idle']) {
      for (const reader of [0, 1])
        expect(
          languageOf(code, 'drakon').say(reasonOf(end({ purses: [[10], [2]], ending, winners: [0], reader }))!),
        ).not.toBe('');
    }
  });
});

describe('facts', () => {
  const event = (id: string, seat: Seat): Message => ({ id, args: { seat } });

  it('are counted in the log, with those who did it most', () => {
    const events = [
      event('coin-found', 0),
      event('coin-found', 1),
      event('coin-found', 1),
      event('coin-stolen', 1),
      event('hero-moved', 0),
      event('hero-moved', 0),
    ];
    expect(factsOf({ log: [{ seq: 1, at: 0, events }], names: ['Anna', 'Ben'] })).toEqual([
      { label: 'fact-coins-found', value: 3, share: 2, seats: [1] },
      { label: 'fact-thefts', value: 1, share: 1, seats: [1] },
      { label: 'fact-walk', value: 2, seats: [0] },
    ]);
  });

  it('leave out what was taken back', () => {
    const undone: Message = { id: 'table-undone', args: { seat: 0, since: 1 } };
    expect(
      factsOf({
        log: [
          { seq: 1, at: 0, events: [event('coin-found', 0)] },
          { seq: 2, at: 0, events: [undone] },
        ],
        names: ['Anna', 'Ben'],
      }),
    ).toEqual([]);
  });

  it('are found in whole games', () => {
    for (const { steps } of GAMES) {
      const log = steps.map(({ events }, seq) => ({ seq, at: seq, events }));
      expect(factsOf({ log, names: NAMES }).find(({ label }) => label === 'fact-chambers')!.value).toBeGreaterThan(3);
    }
  });
});
