import { describe, expect, it } from 'vitest';
import type { DraftosaurusComponents, DraftosaurusView } from '../../src/games/draftosaurus/model';
import type { DrakonView } from '../../src/games/drakon/model';
import { followUp } from '../../src/games/drakon/laying';
import { lessonTargets as draftosaurusTargets } from '../../src/games/draftosaurus/lesson';
import { lessonTargets as drakonTargets } from '../../src/games/drakon/lesson';
import { loadLesson, scenesOf, viewAt, type Lesson } from '../../src/learn/lessons';

const GAMES = ['draftosaurus', 'drakon'] as const;
const TARGETS = { draftosaurus: draftosaurusTargets, drakon: drakonTargets };
const LESSONS = Object.fromEntries(
  await Promise.all(GAMES.map(async (game) => [game, await loadLesson(game)])),
) as Record<(typeof GAMES)[number], Lesson>;

const eventsOf = (lesson: Lesson) =>
  scenesOf(lesson)
    .flat()
    .flatMap(({ events }) => events);
const told = (lesson: Lesson) => new Set(eventsOf(lesson).map(({ id }) => id));

describe.each(GAMES)('the lesson of %s', (game) => {
  const lesson = LESSONS[game];

  it('asks for nothing that is not possible', () => {
    lesson.steps.forEach(({ key, move, then }, at) => {
      const view = viewAt(lesson, at);
      if (move === null) return;
      expect(
        view.legal.map((action) => action.move),
        key,
      ).toContain(move);
      if (then !== null) expect(followUp(view, move, then), key).not.toBeNull();
    });
  });

  it('shows what the learner has done before anything else', () => {
    const scenes = scenesOf(lesson);
    lesson.steps.forEach(({ key, move }, at) => {
      if (move === null) return;
      const first = scenes[at + 1]![0]!.events[0]!;
      expect(first.args['seat'], key).toBe(0);
    });
  });

  it('has a name for each step, points at something, and takes no more than five minutes', () => {
    expect(new Set(lesson.steps.map(({ key }) => key)).size).toBe(lesson.steps.length);
    const parts = lesson.steps.map((step, at) => TARGETS[game](step, viewAt(lesson, at)).map(({ part }) => part));
    const bubbles = parts.map((all) => new Set(all).size);
    expect(Math.min(...bubbles)).toBeGreaterThan(0);
    const count = bubbles.reduce((sum, one) => sum + one, 0);
    expect(count).toBeGreaterThanOrEqual(20);
    expect(count).toBeLessThanOrEqual(28);
  });

  it('is played to the end, and the learner wins', () => {
    const end = viewAt(lesson, lesson.steps.length);
    expect(end.phase).toBe('over');
    expect(lesson.outcome.winners).toEqual([0]);
  });
});

describe('the lesson of Draftosaurus', () => {
  const lesson = LESSONS.draftosaurus;
  const components = lesson.components as DraftosaurusComponents;
  const asked = lesson.steps.flatMap(({ move }, at) =>
    move === null ? [] : [{ move, view: viewAt(lesson, at) as DraftosaurusView }],
  );

  it('uses every pen and the River', () => {
    const used = new Set(asked.map(({ move }) => move.split('@')[1]));
    expect(used).toEqual(new Set(components.boards.summer.pens.flatMap(({ spots }) => spots.map(({ id }) => id))));
  });

  it('lets the learner obey every face of the die, and be free of it', () => {
    const bound = new Set(asked.filter(({ view }) => view.roller !== 0).map(({ view }) => view.die));
    expect(bound).toEqual(new Set(['woodlands', 'grasslands', 'food-court', 'restrooms', 'empty-pen', 'no-trex']));
    expect(asked.some(({ view }) => view.roller === 0)).toBe(true);
  });

  it('has a T-Rex bonus, and points in every pen', () => {
    const parts = lesson.outcome.parts[0]!;
    expect(Object.values(parts).every((points) => points > 0)).toBe(true);
    expect(parts).toHaveProperty('trex');
  });
});

describe('the lesson of Drakon', () => {
  const lesson = LESSONS.drakon;

  it('has everything that is to be learnt', () => {
    const all = [
      'chamber-placed',
      'hero-moved',
      'coin-found',
      'coin-stolen',
      'drakon-appeared',
      'drakon-moved',
      'drakon-met',
      'coin-lost',
      'ability-used',
      'ended-goal',
    ];
    expect(all.filter((id) => !told(lesson).has(id))).toEqual([]);
    expect(lesson.outcome.totals[0]).toBe((viewAt(lesson, 0) as DrakonView).goal);
  });

  it('has a Harp that keeps the learner from going elsewhere', () => {
    const at = lesson.steps.findIndex(({ key }) => key === 'harp-calls');
    const { refused } = viewAt(lesson, at) as DrakonView;
    expect(refused['go N']!.id).toBe('why-harp');
  });
});
