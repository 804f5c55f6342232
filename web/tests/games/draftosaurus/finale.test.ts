import { describe, expect, it } from 'vitest';
import type { Happening } from '../../../src/games/board';
import { factsOf } from '../../../src/games/draftosaurus/finale/facts';
import { marksOf } from '../../../src/games/draftosaurus/finale/marks';
import { decisionOf, marginOf, scriptOf, type EndedZoos } from '../../../src/games/draftosaurus/finale/script';
import type { DraftosaurusView } from '../../../src/games/draftosaurus/model';
import { TABLES } from '../../../src/games/draftosaurus/score/tables';
import { table } from '../../net/messages';
import games from './happenings.json';

type Told = Happening<DraftosaurusView>;
const COMPONENTS = TABLES.rules.international.components;
const GAMES = games as unknown as { name: string; happenings: Told[] }[];

/** The end of a recorded game. */
function endOf(name: string): EndedZoos {
  const { happenings } = GAMES.find((game) => game.name.startsWith(name))!;
  const view = happenings.at(-1)!.after;
  const { totals } = view;
  const winners = happenings
    .at(-1)!
    .events.filter(({ id }) => id.startsWith('won'))
    .map(({ args }) => args['seat'] as number);
  const isTied = totals.filter((total) => total === Math.max(...totals)).length > 1;
  const ranks = totals.map((total, seat) =>
    winners.includes(seat)
      ? 1
      : 1 + totals.filter((other) => other > total).length + Number(isTied && total === Math.max(...totals)),
  );
  return {
    view,
    components: COMPONENTS,
    names: ['Anna', 'Ben', 'Cleo', 'Dan'].slice(0, totals.length),
    reader: 0,
    table: { ...table(), options: { rules: 'international' } },
    outcome: { ranks, totals: [...totals], parts: [], tie_break: isTied ? 'trexes' : null, teams: [], winners },
    log: happenings.map(({ events }, seq) => ({ seq, at: seq, events: [...events] })),
  };
}

describe.each(GAMES.map(({ name }) => name))('the count of %s', (name) => {
  const ended = endOf(name);
  const steps = scriptOf(ended);

  it('counts every part once and arrives at the result', () => {
    expect(steps.flatMap(({ part }) => part ?? [])).toEqual(COMPONENTS.boards[ended.view.board].parts);
    expect(steps[0]!.totals.every((total) => total === 0)).toBe(true);
    expect(steps.at(-1)!.totals).toEqual(ended.outcome.totals);
  });

  it('adds exactly what each step counts', () => {
    for (const [place, step] of steps.slice(1).entries()) {
      expect(step.totals).toEqual(steps[place]!.totals.map((total, seat) => total + step.points[seat]!));
    }
  });

  it('explains a King and an Island as they were scored', () => {
    for (const { reasons, points } of steps) {
      reasons.forEach((reason, seat) => {
        if (reason?.kind === 'king') expect(reason.isMost).toBe(points[seat]! > 0);
        if (reason?.kind === 'island') expect(reason.count === 1).toBe(points[seat]! > 0);
        if (reason?.kind === 'lookout') expect(points[seat]).toBe(2 * reason.count);
        if (reason?.kind === 'trex') expect(points[seat]).toBe(reason.count);
      });
    }
    expect(steps.some(({ reasons }) => reasons.some((reason) => reason !== null))).toBe(true);
  });

  it('finds the best placement, pen and herd', () => {
    const facts = factsOf(ended);
    expect(facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['fact-best-placement', 'fact-best-pen', 'fact-favourite']),
    );
    const most = Math.max(
      ...[...ended.view.past, ended.view].flatMap(({ scores }) => scores.flatMap(({ parts }) => Object.values(parts))),
    );
    expect(facts.find(({ label }) => label === 'fact-best-pen')!.value).toBe(most);
    const { value } = facts.find(({ label }) => label === 'fact-best-placement')!;
    expect([value >= 4, value <= 14]).toEqual([true, true]); // no dinosaur brings more at once
  });
});

it('begins a match with the sum of the game before', () => {
  const ended = endOf('match');
  const past = scriptOf(ended)[1]!;
  expect([past.board, past.part]).toEqual(['summer', null]);
  expect(past.totals).toEqual(ended.view.past[0]!.scores.map(({ total }) => total));
});

it('tells margins, and tie-breaks where they decided', () => {
  expect([marginOf(endOf('Summer')), decisionOf(endOf('Summer'))]).toEqual([3, null]);
  const tied = endOf('Winter');
  expect(marginOf(tied)).toBe(0);
  expect(decisionOf(tied)).toMatchObject({ id: 'count-tied-trexes', args: { points: 28 } });
  const { fewest, next } = decisionOf(tied)!.args as { fewest: number; next: number };
  expect(fewest).toBeLessThan(next);
});

it('marks the pens that are counted, and those that have been', () => {
  const ended = endOf('Summer');
  const { view } = ended;
  const { pens } = COMPONENTS.boards.summer;
  const steps = scriptOf(ended);
  const king = steps.find(({ part }) => part === 'king')!;
  const score = {
    total: 0,
    parts: Object.fromEntries(king.counted.map((part) => [part, view.scores[0]!.parts[part]!])),
  };
  const marks = marksOf(pens, view.zoos[0]!, score, king, 0);
  expect([...marks].filter(([, { counting }]) => counting !== null).map(([pen]) => pen)).toEqual(['king']);
  expect([marks.get('sameness')!.points, marks.get('river')!.points]).toEqual([
    view.scores[0]!.parts['sameness'],
    null,
  ]);
  const bonus = marksOf(pens, view.zoos[0]!, view.scores[0]!, steps.at(-1)!, 0);
  expect([...bonus.values()].filter(({ counting }) => counting === '+1').length).toBe(view.scores[0]!.parts['trex']);
});
