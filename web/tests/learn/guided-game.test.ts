import { beforeEach, expect, it, vi } from 'vitest';
import type { GameView, Table } from '../../src/lib/net/types';
import type { Beat, BeatsOf } from '../../src/games/board';
import { bookmark, GuidedGame, keepBookmark } from '../../src/learn/guided-game.svelte';
import type { Lesson, LessonScene, Step } from '../../src/learn/lessons';
import type { Surroundings } from '../../src/table/stage.svelte';

const view = (phase: string) => ({ phase, legal: [], acting: [0] }) as unknown as GameView;
const scene = (phase: string): LessonScene => ({ events: [{ id: phase, args: {} }], view: view(phase) });
const step = (key: string, move: string | null, ...scenes: LessonScene[]): Step => ({
  key,
  about: null,
  move,
  then: null,
  scenes,
});

const LESSON = {
  steps: [step('one', 'a', scene('start')), step('two', null, scene('mine'), scene('theirs')), step('three', 'b')],
  ending: [scene('over')],
} as unknown as Lesson;

const beatsOf: BeatsOf = ({ after, events }) =>
  events.map((one): Beat => ({ events: [one], ms: 100, sound: null, view: after, acting: [] }));
let timers: (() => void)[];
const world: Surroundings = {
  pace: () => 'brisk',
  hidden: () => false,
  onBeat: () => {},
  clearTimer: () => (timers = []),
  setTimer: (act) => timers.push(act),
};
let game: GuidedGame;
const shown = () => game.shown.view!.phase;

beforeEach(() => {
  timers = [];
  game = new GuidedGame(LESSON, () => ({ seats: [] }) as unknown as Table, beatsOf, world);
});

it('waits for the move that the step asks for, and forgives any other', () => {
  game.decide('b', null);
  expect([game.at, game.mistake]).toEqual([0, { kind: 'unplanned' }]);
  game.refuse({ id: 'why-full', args: {} });
  expect(game.mistake).toEqual({ kind: 'forbidden', why: { id: 'why-full', args: {} } });
  game.decide('a', null);
  expect([game.at, game.mistake]).toEqual([1, null]);
});

it('tells what happens between two steps, scene by scene', () => {
  game.decide('a', null);
  expect([game.stage.isPresenting, shown()]).toEqual([true, 'mine']);
  timers.shift()!();
  expect([game.stage.isPresenting, shown()]).toEqual([true, 'theirs']);
  timers.shift()!();
  expect([game.stage.isPresenting, shown()]).toEqual([false, 'theirs']);
});

it('ends after the last step', () => {
  game.jump(2);
  expect([game.isOver, shown()]).toEqual([false, 'theirs']);
  game.decide('b', null);
  game.stage.skip();
  expect([game.isOver, shown()]).toEqual([true, 'over']);
});

it('goes back without telling a story', () => {
  game.decide('a', null);
  game.jump(0);
  expect([game.at, game.stage.isPresenting, shown()]).toEqual([0, false, 'start']);
});

it('remembers a step by its name, until the lesson is finished', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepBookmark('draftosaurus', LESSON.steps[2]!);
  expect(bookmark('draftosaurus', LESSON)).toBe(2);
  keepBookmark('draftosaurus', null);
  expect(bookmark('draftosaurus', LESSON)).toBeNull();
  keepBookmark('draftosaurus', step('removed since', null));
  expect(bookmark('draftosaurus', LESSON)).toBeNull();
});
