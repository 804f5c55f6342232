import { beforeEach, expect, it } from 'vitest';
import { NOTHING, type Known } from '../../src/lib/net/merge';
import type { GameView } from '../../src/lib/net/types';
import type { Pace } from '../../src/lib/settings.svelte';
import type { Beat, BeatsOf } from '../../src/games/board';
import { Stage, type Surroundings } from '../../src/table/stage.svelte';

const viewAt = (seq: number) => ({ phase: `view ${seq}`, legal: [], acting: [] }) as unknown as GameView;
const event = (id: string) => ({ id, args: {} });

function knownAt(seq: number, ...ids: string[]): Known {
  return {
    ...NOTHING,
    seq,
    view: viewAt(seq),
    acting: [seq],
    log: [{ seq, at: 0, events: [] }],
    lastEvents: ids.map(event),
  };
}

/** One beat for each event, with the view after all. */
const beatsOf: BeatsOf = ({ after, events }) =>
  events.map((one): Beat => ({ events: [one], ms: 100, sound: null, view: after, acting: [] }));

let truth: Known, told: string[], timers: { act: () => void; ms: number }[], pace: Pace, hidden: boolean;
let stage: Stage;

const world: Surroundings = {
  pace: () => pace,
  hidden: () => hidden,
  onBeat: (beat) => told.push(...beat.events.map(({ id }) => id)),
  setTimer: (act, ms) => timers.push({ act, ms }),
  clearTimer: () => (timers = []),
};

function hear(next: Known): void {
  const before = truth;
  truth = next;
  stage.hear(before, truth, beatsOf);
}

const pass = () => timers.shift()?.act();

beforeEach(() => {
  [truth, told, timers, pace, hidden] = [knownAt(0), [], [], 'brisk', false];
  stage = new Stage(() => truth, world);
});

it('presents every event once and in order, and then what is known', () => {
  hear(knownAt(1, 'a', 'b'));
  hear(knownAt(2, 'c'));
  expect(told).toEqual(['a']);
  pass();
  pass();
  expect(told).toEqual(['a', 'b', 'c']);
  expect(stage.isPresenting).toBe(true);
  pass();
  expect(stage.isPresenting).toBe(false);
  expect(stage.shown).toBe(truth);
});

it('tells nothing in the log before it is seen', () => {
  hear(knownAt(1, 'a', 'b'));
  expect(stage.shown.log[0]!.seq).toBe(0);
  pass();
  expect(stage.shown.log[0]!.seq).toBe(1);
});

it('presents nothing twice when only the presence changes', () => {
  hear(knownAt(1, 'a'));
  pass();
  hear({ ...truth, present: [0] });
  expect(told).toEqual(['a']);
  expect(stage.isPresenting).toBe(false);
});

it('is skipped by whoever acts early', () => {
  hear(knownAt(1, 'a', 'b'));
  stage.skip();
  expect(stage.shown).toBe(truth);
  expect(timers).toEqual([]);
  hear(knownAt(2, 'c'));
  expect(told).toEqual(['a', 'c']);
});

it('takes longer at a calm pace, and no time at all at an instant one', () => {
  pace = 'calm';
  hear(knownAt(1, 'a'));
  expect(timers[0]!.ms).toBe(160);
  stage.skip();
  pace = 'instant';
  hear(knownAt(2, 'b'));
  expect(stage.isPresenting).toBe(false);
});

it('hands the board what was shown at once or skipped, so that it can be marked', () => {
  pace = 'instant';
  hear(knownAt(1, 'a'));
  expect(stage.beat!.events.map(({ id }) => id)).toEqual(['a']);
  pace = 'brisk';
  hear(knownAt(2, 'b', 'c'));
  stage.skip();
  expect(stage.beat!.events.map(({ id }) => id)).toEqual(['c']);
  expect(stage.beat!.view).toBe(truth.view);
  expect(stage.isPresenting).toBe(false);
});

it('hurries when much is waiting, and cuts the story short when it is too much', () => {
  hear(knownAt(1, ...'abcdefghijklmn'));
  expect(timers[0]!.ms).toBe(50);
  for (let seq = 2; seq < 4; seq += 1) hear(knownAt(seq, ...'abcdefghijklmn'));
  expect(stage.shown).toBe(truth);
});

it('remembers what happened while nobody looked', () => {
  hidden = true;
  hear(knownAt(1, 'a'));
  hear(knownAt(2, 'b'));
  expect(stage.isPresenting).toBe(false);
  expect(stage.missed.map(({ id }) => id)).toEqual(['a', 'b']);
  stage.catchUp();
  expect(stage.missed).toEqual([]);
});

it('animates nothing on a fresh load', () => {
  truth = NOTHING;
  hear(knownAt(5, 'a'));
  expect(stage.isPresenting).toBe(false);
});
