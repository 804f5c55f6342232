import { describe, expect, it } from 'vitest';
import { announcementOf } from '../../../src/games/draftosaurus/announcement';
import { beatsOf } from '../../../src/games/draftosaurus/beats';
import type { DraftosaurusView } from '../../../src/games/draftosaurus/model';
import type { Happening } from '../../../src/games/board';
import games from './happenings.json';

type Told = Happening<DraftosaurusView>;

const GAMES = (games as unknown as { name: string; happenings: Told[] }[]).map(
  ({ name, happenings }) => [name, happenings] as const,
);
const worthTelling = ({ events }: Pick<Told, 'events'>) => events.filter(({ id }) => id !== 'decided');
const found = (name: string, id: string): Told =>
  GAMES.find(([game]) => game.startsWith(name))![1].find(({ events }) => events.some((event) => event.id === id))!;

describe.each(GAMES)('%s', (_, happenings) => {
  it('tells every event once, in order', () => {
    for (const told of happenings) expect(beatsOf(told).flatMap(({ events }) => events)).toEqual(worthTelling(told));
  });

  it('tells every event once, in order, also when two things are heard of at once', () => {
    for (const [index, first] of happenings.slice(0, -1).entries()) {
      const second = happenings[index + 1]!;
      const told = { ...first, after: second.after, events: [...first.events, ...second.events] };
      expect(beatsOf(told).flatMap(({ events }) => events)).toEqual(worthTelling(told));
    }
  });

  it('comes to the table as it is then: zoos, hands, points and die', () => {
    for (const told of happenings) {
      const last = beatsOf(told).at(-1)!.view;
      const { after } = told;
      if (last.board !== after.board || after.phase === 'over') continue;
      expect(last.zoos).toEqual(after.zoos);
      expect(last.hand_sizes).toEqual(after.hand_sizes);
      expect(last.totals).toEqual(after.totals);
      expect(last.revealed).toEqual(after.revealed);
      expect(last.box).toEqual(after.box);
      if (after.die) expect(last.die).toBe(after.die);
    }
  });

  it('moves no dinosaur before that is told, and counts no point before it has landed', () => {
    for (const told of happenings) {
      for (const { events, view } of beatsOf(told)) {
        if (events.some(({ id }) => id === 'placed')) break;
        expect(view.zoos).toEqual(told.before.zoos);
        expect(view.totals).toEqual(told.before.totals);
      }
    }
  });

  it('never has a blank die once it was rolled, and asks nothing', () => {
    for (const told of happenings) {
      for (const { view } of beatsOf(told)) {
        if (told.before.die) expect(view.die).not.toBeNull();
        expect(view.legal).toEqual([]);
      }
    }
  });
});

it('counts points in a beat of their own, right after the dinosaurs have landed', () => {
  for (const told of GAMES[0]![1]) {
    const beats = beatsOf(told);
    const placing = beats.findIndex(({ events }) => events.some(({ id }) => id === 'placed'));
    if (placing < 0) continue;
    expect(beats[placing]!.view.totals).toEqual(told.before.totals);
    const isCounted = told.before.totals.some((total, seat) => total !== told.after.totals[seat]);
    expect(beats[placing + 1]?.events.length === 0).toBe(isCounted);
  }
});

it('has the others think only while they do, and keeps what one has decided in its place', () => {
  const told = found('match', 'placed');
  expect(beatsOf(told)[0]!.events.length).toBeGreaterThan(0); // one was the last to decide
  const own = told.events.find(({ id, args }) => id === 'placed' && args['seat'] === 0)!;
  const [thinking] = beatsOf({ ...told, before: { ...told.before, acting: [0, 1] } });
  expect(thinking!.acting).toEqual([1]);
  expect(thinking!.view.choice).toMatchObject({ species: own.args['species'], spot: own.args['spot'] });
});

it('keeps the choice that the server knew of', () => {
  const told = found('match', 'placed');
  const choice = told.before.legal[0]!;
  const [thinking] = beatsOf({ ...told, before: { ...told.before, legal: [], choice, acting: [1] } });
  expect(thinking!.view.choice).toBe(choice);
});

it('puts what two players discard into the box', () => {
  const told = found('Winter', 'discarded');
  const beat = beatsOf(told).find(({ events }) => events[0]?.id === 'discarded')!;
  const size = (box: DraftosaurusView['box']) => Object.values(box).reduce((sum, count) => sum + count, 0);
  expect(size(beat.view.box)).toBe(size(told.before.box) + 2);
});

it('announces a new round, and the next board of a match', () => {
  const { before, events } = found('Summer', 'round-over');
  expect(announcementOf(events, before, ['summer'], 0)).toEqual({ kind: 'round', args: { round: 2, rounds: 2 } });
  const match = found('match', 'counted');
  expect(announcementOf(match.events, match.before, ['summer', 'winter'], 0)).toMatchObject({
    kind: 'board',
    args: { board: 'winter', before: 'summer' },
  });
  const over = GAMES[0]![1].at(-1)!;
  expect(announcementOf(over.events, over.before, ['summer'], 0)).toBeNull();
});
