import { beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];
const answer = (name: string, value: unknown) => vi.fn(() => (asked.push(name), Promise.resolve(value)));
class Refused extends Error {
  constructor(readonly status: number) {
    super('refused');
  }
}
vi.mock('$lib/net/api', () => ({
  Refused,
  api: {
    enter: answer('enter', { seat: 1, game: 'drakon' }),
    table: answer('table', { mine: [1], table: { game: 'drakon' } }),
    components: answer('components', { kinds: [] }),
  },
}));
let loaded: (name: string) => Promise<unknown>;
vi.mock('../../src/games', () => ({ loadGame: (name: string) => (asked.push(name), loaded(name)) }));

const { arriveAt, preload } = await import('../../src/table/arrival');
const { api } = await import('$lib/net/api');

beforeEach(() => {
  asked.length = 0;
  loaded = (name) => Promise.resolve({ name });
});

test('who has a link sits down first, and the game is loaded along with the table', async () => {
  const { mine, components, game } = await arriveAt('abc', 'secret');
  expect(asked).toEqual(['enter', 'drakon', 'table', 'components']);
  expect([mine, components, await game]).toEqual([[1], { kinds: [] }, { name: 'drakon' }]);
});

test('who has none reads the table, which tells the game', async () => {
  await (
    await arriveAt('abc', '')
  ).game;
  expect(asked).toEqual(['table', 'components', 'drakon']);
});

test('who has set out arrives without beginning anew, once, and only there', async () => {
  preload('abc', 'secret');
  await arriveAt('abc', 'secret');
  expect(asked.filter((name) => name === 'enter')).toHaveLength(1);
  await arriveAt('abc', 'secret');
  preload('abc', 'secret');
  await arriveAt('xyz', 'secret');
  expect(asked.filter((name) => name === 'enter')).toHaveLength(4);
});

test('a refusal is told to who arrives, even if it came before', async () => {
  vi.mocked(api.enter).mockRejectedValueOnce(new Error('refused'));
  preload('abc', 'wrong');
  await new Promise((resolve) => setTimeout(resolve));
  await expect(arriveAt('abc', 'wrong')).rejects.toThrow('refused');
});

test('who has a link that opens no seat any more sees the table', async () => {
  vi.mocked(api.enter).mockRejectedValueOnce(new Refused(403));
  await (
    await arriveAt('abc', 'old')
  ).game;
  expect(asked).toEqual(['table', 'components', 'drakon']);
});

test.each(['', 'secret'])('a game that cannot be loaded is told to who waits for it, even if late', async (secret) => {
  loaded = () => Promise.reject(new Error('cut off'));
  preload('abc', secret);
  await new Promise((resolve) => setTimeout(resolve)); // vitest fails if nobody hears of a failure until then
  await expect((await arriveAt('abc', secret)).game).rejects.toThrow('cut off');
});
