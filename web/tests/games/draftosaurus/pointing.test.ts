import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pointing } from '../../../src/games/draftosaurus/pointing.svelte';

const KING = { pen: 'king', spot: 'king' } as const;
const TRIO = { pen: 'trio', spot: 'trio' } as const;
let pointing: Pointing;

beforeEach(() => {
  vi.useFakeTimers();
  pointing = new Pointing();
});
afterEach(() => void vi.useRealTimers());

it('keeps a pen for a while after it was left, so that its text can be reached', () => {
  pointing.point(KING);
  pointing.point(null);
  vi.advanceTimersByTime(1000);
  expect(pointing.at).toEqual(KING);
  pointing.hold(true);
  vi.advanceTimersByTime(10_000);
  expect(pointing.at).toEqual(KING);
  pointing.hold(false);
  vi.advanceTimersByTime(2000);
  expect(pointing.at).toBeNull();
});

it('keeps a pinned pen until another one is pointed at', () => {
  pointing.pin(KING);
  pointing.point(null);
  vi.advanceTimersByTime(10_000);
  expect(pointing.at).toEqual(KING);
  pointing.point(TRIO);
  expect(pointing.at).toEqual(TRIO);
  pointing.clear();
  expect(pointing.at).toBeNull();
});
