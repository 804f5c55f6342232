import { expect, it, vi } from 'vitest';
import { Previews } from '../../../src/games/draftosaurus/previews.svelte';
import { lossesOf } from '../../../src/games/draftosaurus/zoo/zoo';

const changes = { trex: { river: { points: 1, parts: { river: 1 } } } };

it('asks once for each question, and forgets the answer to the one before', async () => {
  const load = vi.fn(async () => ({ seq: 1, changes }));
  const previews = new Previews(load);
  expect(previews.of('one')).toBeNull();
  await Promise.all([previews.ask('table', 0, 'one'), previews.ask('table', 0, 'one')]);
  expect(load).toHaveBeenCalledExactlyOnceWith('table', 0);
  expect(previews.of('one')).toBe(changes);
  await previews.ask('table', 0, 'two');
  expect(previews.of('one')).toBeNull();
});

it('leaves out an answer that comes too late', async () => {
  let answer: (value: { seq: number; changes: typeof changes }) => void = () => {};
  const previews = new Previews(() => new Promise((resolve) => (answer = resolve)));
  const first = previews.ask('table', 0, 'one');
  const late = answer;
  void previews.ask('table', 0, 'two');
  late({ seq: 1, changes });
  await first;
  expect(previews.of('one')).toBeNull();
  expect(previews.of('two')).toBeNull();
});

it('does without an answer, and may ask again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ seq: 1, changes });
  const previews = new Previews(load);
  await previews.ask('table', 0, 'one');
  expect(previews.of('one')).toBeNull();
  await previews.ask('table', 0, 'one');
  expect(previews.of('one')).toBe(changes);
});

it('finds what is lost elsewhere', () => {
  expect(lossesOf({ points: -2, parts: { love: 5, island: -7 } })).toEqual([{ part: 'island', points: -7 }]);
});
