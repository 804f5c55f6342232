import { afterEach, expect, it, vi } from 'vitest';
import { nextFrame } from '../../src/lib/ui/frame-queue';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives everybody a frame, one after the other', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint));
  const done: number[] = [];
  const turns = [1, 2].map((number) => nextFrame().then(() => done.push(number)));
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
  void nextFrame().then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(isDone).toBe(true);
});
