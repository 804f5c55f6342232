import { afterEach, expect, it, vi } from 'vitest';
import { nextTurn } from '../../src/lib/ui/turns';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives everybody a frame, one after the other', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint));
  const done: number[] = [];
  const turns = [1, 2].map((number) => nextTurn().then(() => done.push(number)));
  for (const turn of turns) {
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    frames.pop()!();
    await turn;
  }
  expect(done).toEqual([1, 2]);
});

it('does not wait for ever where nothing is painted', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  let isDone = false;
  void nextTurn().then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(isDone).toBe(true);
});
