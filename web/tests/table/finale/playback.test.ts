import { beforeEach, expect, it } from 'vitest';
import type { Pace } from '$lib/settings.svelte';
import type { FinaleStep } from '../../../src/games/finale';
import { Playback } from '../../../src/table/finale/playback.svelte';

const STEPS: FinaleStep[] = [100, 200, 300].map((ms) => ({ caption: { id: `step-${ms}`, args: {} }, ms, sound: null }));

let pace: Pace;
let hidden: boolean;
let timers: Map<number, { act: () => void; ms: number }>;
let shown: number[];
let done: number;
let count: Playback;

beforeEach(() => {
  [pace, hidden, timers, shown, done] = ['brisk', false, new Map(), [], 0];
  let keys = 0;
  const world = {
    pace: () => pace,
    hidden: () => hidden,
    setTimer: (act: () => void, ms: number) => (timers.set(++keys, { act, ms }), keys),
    clearTimer: (key: number) => void timers.delete(key),
  };
  count = new Playback(
    STEPS,
    world,
    (step) => shown.push(step.ms),
    () => (done += 1),
  );
});

/** Let the only timer ring. */
function ring(): number {
  expect(timers.size).toBe(1);
  const [[key, { act, ms }]] = [...timers] as [[number, { act: () => void; ms: number }]];
  timers.delete(key);
  act();
  return ms;
}

it('shows each step once, in order, then the result', () => {
  count.begin();
  expect([ring(), ring(), ring()]).toEqual([100, 200, 300]);
  expect([shown, done, count.isDone, timers.size]).toEqual([[100, 200, 300], 1, true, 0]);
});

it('takes its time at a calm pace', () => {
  pace = 'calm';
  count.begin();
  expect(ring()).toBe(160);
});

it('is skipped by a tap, which nothing follows', () => {
  count.begin();
  ring();
  count.skip();
  count.skip();
  expect([shown, done, count.at, timers.size]).toEqual([[100, 200], 1, STEPS.length, 0]);
});

it.each(['instant', 'hidden'])('shows the result at once: %s', (why) => {
  if (why === 'hidden') hidden = true;
  else pace = 'instant';
  count.begin();
  expect([shown, done, count.isDone]).toEqual([[], 1, true]);
});

it('shows the result at once to who comes back, and counts again on demand', () => {
  expect([count.isDone, done]).toEqual([true, 0]);
  pace = 'instant';
  count.watch();
  expect(count.at).toBe(0);
  expect(ring()).toBe(100);
  count.end();
  expect(timers.size).toBe(0);
});
