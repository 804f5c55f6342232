import { describe, expect, it } from 'vitest';
import { beside, cellText } from '../../../src/games/drakon/model';
import { isPut, refusalsOf, seatsByCell, targetsOf, walker } from '../../../src/games/drakon/targets';
import { ALL, viewOf } from './moments';

describe.each(ALL.map(({ name, view }) => [name, view] as const))('%s', (_, view) => {
  it('has everything that is legal on the table, once', () => {
    const targets = targetsOf(view);
    const found = Object.values(targets).flatMap((things) => [...things.values()]);
    expect(found.sort()).toEqual(
      view.legal
        .filter((action) => !isPut(action))
        .map(({ move }) => move)
        .sort(),
    );
  });

  it('points only at what is there', () => {
    const targets = targetsOf(view);
    const cells = new Set(view.lair.map(({ cell }) => cellText(cell)));
    expect([...targets.cells.keys()].filter((cell) => !cells.has(cell))).toEqual([]);
    expect([...targets.hand.keys()].filter((name) => !view.hands[0]?.some((one) => one.name === name))).toEqual([]);
  });

  it('says why not, and never of what is legal', () => {
    const refusals = Object.values(refusalsOf(view)).flatMap((things) => [...things.values()]);
    expect(refusals.length).toBe(Object.keys(view.refused).length);
  });
});

it('lights where a step leads, seen from whom it moves', () => {
  const view = viewOf('steer another');
  const from = view.cells[walker(view)!]!;
  const steps = view.legal.filter((action) => action.kind === 'step');
  expect([...targetsOf(view).cells.keys()]).toEqual(steps.map(({ side }) => cellText(beside(from, side))));
});

it('lets a hero on the map stand for his player', () => {
  const view = viewOf('mind control');
  const byCell = seatsByCell(view, targetsOf(view));
  for (const [cell, seats] of byCell) for (const seat of seats) expect(cellText(view.cells[seat]!)).toBe(cell);
  expect([...byCell.values()].flat().sort()).toEqual([...targetsOf(view).seats.keys()].sort());
});
