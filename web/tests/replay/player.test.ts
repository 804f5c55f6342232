import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../src/lib/i18n/language';
import { Player, SPEEDS, type Surroundings } from '../../src/replay/player.svelte';
import { momentAddress, readViewpoint } from '../../src/replay/viewpoint';
import { REPLAYS } from './recorded';

let timers: { act: () => void; ms: number }[];
let told: Message[];

const world: Surroundings = {
  slowness: () => 1,
  onBeat: (beat) => told.push(...beat.events),
  setTimer: (act, ms) => timers.push({ act, ms }),
  clearTimer: () => (timers = []),
};

/** Let everything be presented; how long it takes, in milliseconds. */
function playOut(player: Player): number {
  let all = 0;
  player.play();
  for (let timer = timers.shift(); timer; timer = timers.shift()) {
    all += timer.ms;
    timer.act();
  }
  return all;
}

beforeEach(() => {
  timers = [];
  told = [];
});

describe.each(REPLAYS)('$name', ({ recording, game }) => {
  const make = () => new Player(recording, game, world);
  const events = recording.steps.flatMap((step) => step.events);

  it('plays every event that the live table presents once and in order, up to the end', () => {
    const player = make();
    playOut(player);
    expect(player.isAtEnd).toBe(true);
    expect(player.isPlaying).toBe(false);
    expect(told.length).toBeGreaterThan(events.length / 3);
    expect(told.map((event) => events.indexOf(event))).toEqual(
      [...told.map((event) => events.indexOf(event))].sort((one, other) => one - other),
    );
    expect(new Set(told).size).toBe(told.length);
  });

  it('takes half the time at twice the speed', () => {
    const [slow, fast] = [make(), make()];
    fast.speed = 2;
    expect(playOut(fast)).toBeCloseTo(playOut(slow) / 2, 3);
  });

  it('goes by turns, by steps and by key moments, and never beyond the ends', () => {
    const player = make();
    player.seekTurn(-1);
    expect(player.place).toBe(0);
    for (const stop of recording.stops.slice(1)) {
      player.seekTurn(1);
      expect(player.place).toBe(stop);
      expect(player.isAtStop).toBe(true);
    }
    player.seekTurn(1);
    player.seek(player.place + 1);
    expect(player.place).toBe(recording.last);
    player.seekTurn(-1);
    expect(player.place).toBe(recording.stops.at(-2));
    player.seek(-5);
    for (const step of new Set(recording.moments.map((moment) => moment.step))) {
      player.seekMoment(1);
      expect(player.place).toBe(step);
    }
  });

  it('asks nobody anything', () => {
    const player = make();
    for (let step = 0; step <= recording.last; step += 1) {
      player.seek(step);
      expect(player.beat.view.legal).toEqual([]);
      expect(player.beat.ms).toBe(0);
      expect(player.beat.view.phase).toBe(recording.steps[step]!.view.phase);
    }
  });

  it('jumps at once, and plays on from there if it was playing', () => {
    const player = make();
    player.play();
    player.seek(recording.stops[3]!);
    expect(player.isPlaying).toBe(true);
    expect(timers).toHaveLength(1);
    player.pause();
    expect(timers).toHaveLength(0);
    player.seek(recording.stops[2]!);
    expect(player.isPlaying).toBe(false);
  });

  it('tells the whole turn at its end, and else only the step', () => {
    const player = make();
    player.seek(recording.stops[2]!);
    const turn = recording.steps.slice(recording.stops[1]! + 1, recording.stops[2]! + 1).flatMap((step) => step.events);
    expect(player.beat.events).toEqual(turn.filter(({ id }) => id !== 'decided'));
    expect(player.beat.before).toMatchObject({ phase: recording.steps[recording.stops[1]!]!.view.phase });
  });
});

it('has speeds with an end on both sides', () => {
  const player = new Player(REPLAYS[0]!.recording, REPLAYS[0]!.game, world);
  for (const by of [-1, -1, 1, 1, 1, 1, 1] as const) player.changeSpeed(by);
  expect(player.speed).toBe(SPEEDS.at(-1));
  for (const _ of SPEEDS) player.changeSpeed(-1);
  expect(player.speed).toBe(SPEEDS[0]);
});

it.each([
  ['0', 0],
  ['2', 2],
  ['3', null],
  ['watch', 'watch'],
  ['all', 'all'],
  ['-1', null],
  ['', null],
  ['anna', null],
  [null, null],
])('reads the viewpoint %s of an address', (text, viewpoint) => {
  expect(readViewpoint(text, 3)).toBe(viewpoint);
});

it('writes the address of a moment with its viewpoint', () => {
  expect(momentAddress('abc', 17, 'all')).toBe('/table/abc/replay/17?as=all');
  expect(momentAddress('abc', 0, 1)).toBe('/table/abc/replay/0?as=1');
});
