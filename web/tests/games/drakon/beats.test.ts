import { describe, expect, it } from 'vitest';
import { beatsOf } from '../../../src/games/drakon/beats';
import { cellOf, type DrakonView } from '../../../src/games/drakon/model';
import { GAMES, joined, type Step } from './recorded';

const told = (step: Step, bots: number[] = []) => beatsOf({ ...step, bots });
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

/** All of a view that the story changes, in an order that does not matter. */
function seen(view: DrakonView) {
  const {
    cells,
    drakon,
    heroes,
    used,
    hands,
    hand_sizes,
    pile_size,
    coin_counts,
    hoard_size,
    total,
    discard_count,
    ruins,
  } = view;
  const lair = view.lair.map(({ cell, kind, arrows }) => `${cell} ${kind} ${arrows}`).sort();
  const purses = view.ending ? null : view.purses; // at the end all are shown
  return {
    cells,
    drakon,
    heroes,
    used,
    hands,
    hand_sizes,
    pile_size,
    coin_counts,
    hoard_size,
    total,
    discard_count,
    ruins,
    lair,
    purses,
  };
}

describe.each(GAMES)('a game with $name', ({ steps }) => {
  it('tells every event once and in order', () => {
    for (const step of steps) {
      const beats = told(step);
      if (beats.length) expect(ids(beats.flatMap(({ events }) => events))).toEqual(ids(step.events));
      else
        expect(
          ids(step.events).filter(
            (id) =>
              !['chamber-taken', 'chamber-drawn', 'chamber-discarded', 'you-discarded', 'coin-offered'].includes(id),
          ),
        ).toEqual([]);
    }
  });

  it.each([1, 2, 5, 9])('ends each story of %i updates with the table as it is', (size) => {
    for (const step of joined(steps, size)) {
      const last = told(step).at(-1);
      if (!last) continue;
      const isTold = size === 1;
      const { hands: hand, ruins, ...rest } = seen(last.view);
      const { hands, ruins: truly, ...truth } = seen(step.after);
      expect(rest).toEqual(truth);
      if (isTold) expect([hand, ruins]).toEqual([hands, truly]); // of several, a layout may be a guess until the end
    }
  });

  it('moves heroes and Drakon only in the beats that tell of it', () => {
    for (const step of joined(steps, 3)) {
      let before = step.before;
      for (const { events, view } of told(step)) {
        const movers = ids(events).some((id) =>
          ['hero-moved', 'hero-blown', 'hero-picked', 'drakon-met', 'chamber-flown'].includes(id),
        );
        if (!movers) expect(view.cells).toEqual(before.cells);
        if (!ids(events).some((id) => id.startsWith('drakon-') || id === 'chamber-flown'))
          expect(view.drakon).toEqual(before.drakon);
        before = view;
      }
    }
  });

  it('counts a coin when it has landed', () => {
    for (const step of joined(steps, 2)) {
      let before = step.before;
      for (const { events, view } of told(step)) {
        if (ids(events).some((id) => id.startsWith('coin-'))) expect(view.coin_counts).toEqual(before.coin_counts);
        before = view;
      }
    }
  });

  it('asks nobody anything meanwhile', () => {
    for (const step of steps)
      for (const { view } of told(step)) expect([view.legal, view.puts, view.now.asks]).toEqual([[], {}, null]);
  });
});

describe('one event', () => {
  const [game] = GAMES;
  const stepWith = (id: string) =>
    GAMES.flatMap(({ steps }) => steps).find(({ events }) => events.some((event) => event.id === id))!;

  it('lets bots think, and no people', () => {
    const step = game!.steps.find(
      ({ before, events }) =>
        before.phase === 'turn' && before.acting[0] === 1 && events.some(({ id }) => id === 'hero-moved'),
    )!;
    expect(told(step, [1])[0]).toMatchObject({ events: [], ms: 600, acting: [1], view: { cells: step.before.cells } });
    expect(told(step, [2])[0]!.events).not.toEqual([]);
  });

  it('lets a bot think as long before it lays a chamber as before it moves', () => {
    const step = game!.steps.find(
      ({ before, events }) =>
        before.phase === 'put' && before.acting[0] === 1 && ids(events).includes('chamber-placed'),
    )!;
    expect(told(step, [1])[0]).toMatchObject({ events: [], ms: 600 });
  });

  it('takes a chamber out of the hand as it is laid', () => {
    const chamber = { name: 'key/0', kind: 'key', arrows: '-' } as const;
    const step = stepWith('chamber-placed');
    const before = { ...step.before, now: { ...step.before.now, chamber } };
    const place = (beats: ReturnType<typeof told>) =>
      beats.find(({ events }) => ids(events).includes('chamber-placed'))!;
    expect(place(told({ ...step, before })).view.now.chamber).toBeNull();
  });

  it('takes a theft before it lets the coin land', () => {
    const step = stepWith('coin-stolen');
    const beats = told(step);
    const place = beats.findIndex(({ events }) => ids(events).includes('coin-stolen'));
    expect(beats[place]!.ms + beats[place + 1]!.ms).toBe(1200);
    expect(beats[place + 1]!.view.coin_counts).not.toEqual(beats[place]!.view.coin_counts);
  });

  it('carries everyone along with a flying chamber', () => {
    const step = stepWith('chamber-flown');
    const { args } = step.events.find(({ id }) => id === 'chamber-flown')!;
    const beats = told(step);
    const place = beats.findIndex(({ events }) => ids(events).includes('chamber-flown'));
    const before = beats[place - 1]?.view ?? step.before;
    const from = before.cells[args['seat'] as number];
    const riders = before.cells.flatMap((cell, seat) => (String(cell) === String(from) ? [seat] : []));
    for (const rider of riders) expect(beats[place]!.view.cells[rider]).toEqual(cellOf(args['cell'] as string));
  });

  it('sends all whom Drakon meets to the entrance at once', () => {
    const step = stepWith('drakon-met');
    const met = step.events.filter(({ id }) => id === 'drakon-met');
    const beats = told(step).filter(({ events }) => ids(events).includes('drakon-met'));
    expect(beats).toHaveLength(1);
    for (const { args } of met) expect(beats[0]!.view.cells[args['seat'] as number]).toEqual([0, 0]);
  });
});
