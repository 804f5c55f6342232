import { describe, expect, it } from 'vitest';
import type { DraftosaurusView } from '../../src/games/draftosaurus/model';
import type { DrakonView } from '../../src/games/drakon/model';
import { linesAt, turnAt } from '../../src/replay/recording';
import { languageOf, NAMES } from '../games/stories';
import { REPLAYS, replaysOf } from './recorded';

describe.each(REPLAYS)('$name', ({ recording, news, kind, seat }) => {
  const { steps, stops, chapters, moments, last } = recording;
  const lines = chapters.flatMap((chapter) => chapter.lines);

  it('has a whole view at each step', () => {
    expect(steps).toHaveLength(news.length);
    const keys = Object.keys(steps[0]!.view).sort();
    for (const step of steps) expect(Object.keys(step.view).sort()).toEqual(keys);
    for (const [place, { view }] of news.entries()) expect(steps[place]!.view).toMatchObject(view);
  });

  it('is cut into turns from the beginning to the end', () => {
    expect(stops[0]).toBe(0);
    expect(stops.at(-1)).toBe(last);
    expect([...stops].sort((one, other) => one - other)).toEqual(stops);
    expect(new Set(stops).size).toBe(stops.length);
    expect(turnAt(recording, 0)).toBe(0);
    expect(turnAt(recording, 1)).toBe(1);
    expect(turnAt(recording, last)).toBe(stops.length - 1);
  });

  it('tells in its lines of every step, and of none twice in a row', () => {
    for (let step = lines[0]!.from; step <= last; step += 1)
      expect(linesAt(recording, step), `step ${step}`).not.toEqual([]);
    for (const { from, to, events } of lines) {
      const told = steps.flatMap((one, step) => (one.events.some((event) => events.includes(event)) ? [step] : []));
      expect(from).toBeLessThanOrEqual(told[0]!);
      expect(to).toBeGreaterThanOrEqual(told.at(-1)!);
    }
  });

  it('has key moments in order, which end with the end, in words of every language', () => {
    expect(moments.map(({ step }) => step)).toEqual(moments.map(({ step }) => step).sort((one, other) => one - other));
    expect(moments.filter(({ weight }) => weight === 'chapter').at(-1)!.step).toBe(last);
    for (const code of ['en', 'de', 'pl', 'uk'] as const) {
      const language = languageOf(code, kind);
      for (const { message } of moments) {
        const said = language.say(message, NAMES);
        expect(said).not.toContain('{');
        expect(said).not.toBe('');
      }
    }
    expect(seat === null || moments.some(({ message }) => message.id.startsWith('story-you-'))).toBe(true);
  });
});

describe.each(replaysOf('draftosaurus'))('the turns of $name', ({ recording: { steps, stops, moments } }) => {
  const views = steps.map(({ view }) => view as DraftosaurusView);
  const rolls = steps.flatMap(({ events }, step) => (events.some(({ id }) => id === 'rolled') ? [step] : []));

  it('are those between two rolls, and no more', () => {
    const ends = stops.slice(1);
    expect(ends).toHaveLength(rolls.length);
    for (const [turn, roll] of rolls.entries()) {
      expect(ends[turn]!).toBeGreaterThan(roll);
      expect(ends[turn]!).toBeLessThan(rolls[turn + 1] ?? Infinity);
    }
  });

  it('have their rounds, the first T-Rex and the large swings as key moments', () => {
    const { rounds, turns } = views[0]!;
    expect(moments.filter(({ weight }) => weight === 'chapter')).toHaveLength(rounds + 1);
    expect(rolls).toHaveLength(rounds * turns);
    const trex = steps.findIndex(({ events }) =>
      events.some(({ id, args }) => id === 'placed' && args['species'] === 'trex'),
    );
    expect(moments.filter(({ message }) => message.id.endsWith('first-trex')).map(({ step }) => step)).toEqual(
      trex < 0 ? [] : [trex],
    );
    const swings = views.flatMap((view, step) =>
      view.totals.some((total, seat) => Math.abs(total - (views[step - 1] ?? view).totals[seat]!) >= 6) ? [step] : [],
    );
    expect(new Set(moments.filter(({ message }) => /gain|loss/.test(message.id)).map(({ step }) => step))).toEqual(
      new Set(swings),
    );
  });
});

describe.each(replaysOf('drakon'))('the turns of $name', ({ recording: { steps, stops, moments, chapters } }) => {
  const views = steps.map(({ view }) => view as DrakonView);

  it('are those of one player each', () => {
    for (const [turn, stop] of stops.entries()) {
      const inside = views
        .slice((stops[turn - 1] ?? 0) + 1, stop)
        .filter(({ heroes, now }) => !heroes.includes(null) && now.phase === 'turn');
      expect(new Set(inside.map((view) => view.turn)).size).toBeLessThanOrEqual(1);
    }
    const told = chapters
      .flatMap(({ lines }) => lines)
      .filter(
        ({ kind, events }) => kind === 'told' && events.some(({ id }) => ['hero-moved', 'chamber-placed'].includes(id)),
      );
    expect(stops.length - 1).toBeGreaterThanOrEqual(told.length * 0.9);
  });

  it('have every theft and each costly meeting with Drakon as key moments', () => {
    const count = (id: string) => steps.flatMap(({ events }) => events).filter((event) => event.id === id).length;
    const found = (id: string) => moments.filter(({ message }) => message.id.endsWith(id)).length;
    for (const id of ['coin-found', 'coin-stolen', 'coin-lost', 'drakon-appeared']) expect(found(id)).toBe(count(id));
    expect(found('drakon-met')).toBeLessThanOrEqual(count('drakon-met'));
  });
});

it('is told of meetings at all', () => {
  expect(
    REPLAYS.flatMap(({ recording }) => recording.moments).some(({ message }) => message.id.endsWith('drakon-met')),
  ).toBe(true);
});
