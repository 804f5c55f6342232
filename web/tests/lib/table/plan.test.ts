import { expect, it } from 'vitest';
import { fieldsFor, fitted, resized, wishOf, type Plan } from '../../../src/lib/table/plan';

const plan = (guests: Plan['guests']): Plan => ({
  game: 'drakon',
  name: 'Anna',
  guests,
  options: { heroes: true },
  public: false,
  clock: null,
});

it('asks for seats, and waits for those who come by link', () => {
  expect(wishOf(plan(['link', 'bot:hard', 'device']), (seat) => `Person ${seat}`)).toEqual({
    game: 'drakon',
    options: { heroes: true },
    clock: null,
    public: false,
    start: false,
    seats: [
      { kind: 'device', name: 'Anna' },
      { kind: 'link' },
      { kind: 'bot', bot: 'hard' },
      { kind: 'device', name: 'Person 3' },
    ],
  });
});

it('begins at once when nobody else is expected', () => {
  expect(wishOf(plan(['bot:easy']), String).start).toBe(true);
});

it('keeps the guests when their number changes', () => {
  expect(resized(['bot:easy', 'device'], 3)).toEqual(['bot:easy', 'device', 'link']);
  expect(resized(['bot:easy', 'device'], 1)).toEqual(['bot:easy']);
});

const no = (id: string, choices: Record<string, unknown>) => ({ choices, problem: { id, args: {}, cause: null } });
const game = {
  options: [
    { name: 'players', choices: [2, 3], default: 2, only_with: {} },
    { name: 'first', choices: [null, 0, 1, 2], default: null, only_with: {} },
    { name: 'escape', choices: [false, true], default: false, only_with: {} },
    { name: 'short', choices: [false, true], default: false, only_with: {} },
    { name: 'box', choices: [], default: null, only_with: {} },
  ],
  refusals: [no('bad-first', { players: 2, first: 2 }), no('bad-two', { players: 2, escape: true, short: true })],
};

it('offers what can be agreed among so many', () => {
  const two = fieldsFor(game, 2, {});
  expect(two.map(({ name, choices, closed }) => [name, choices, closed.map(({ id }) => id)])).toEqual([
    ['first', [null, 0, 1], ['bad-first']],
    ['escape', [false, true], []],
    ['short', [false, true], []],
    ['box', [], []],
  ]);
  expect(fitted({ first: 1, box: { coins: 3 } }, two)).toMatchObject({ first: 1, box: { coins: 3 } });
  expect(fitted({ first: 2 }, two)).toMatchObject({ first: null, box: null });
  expect(fitted({ first: 2 }, fieldsFor(game, 3, { first: 2 }))).toMatchObject({ first: 2, box: null });
});

it('offers nothing that has no meaning next to what is chosen', () => {
  const match = { name: 'second_roller', choices: [null, 'first'], default: null, only_with: { board: 'match' } };
  const board = { name: 'board', choices: ['summer', 'match'], default: 'summer', only_with: {} };
  const names = (chosen: Record<string, unknown>) =>
    fieldsFor({ options: [board, match], refusals: [] }, 2, chosen).map(({ name }) => name);
  expect(names({})).toEqual(['board']);
  expect(names({ board: 'match' })).toEqual(['board', 'second_roller']);
});

it('offers what can be agreed next to what is chosen', () => {
  const fields = fieldsFor(game, 2, { escape: true });
  expect(fields.find(({ name }) => name === 'short')).toMatchObject({ choices: [false], closed: [{ id: 'bad-two' }] });
  expect(fields.find(({ name }) => name === 'escape')).toMatchObject({ choices: [false, true], closed: [] });
});
