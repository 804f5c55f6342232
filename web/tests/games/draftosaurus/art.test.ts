import { describe, expect, test } from 'vitest';
import { GATE_OPEN, GATE_SHUT } from '../../../src/games/draftosaurus/art/fence';
import { rounded } from '../../../src/games/draftosaurus/art/outline';
import { groundOf, SITES, standOf, STANDS } from '../../../src/games/draftosaurus/art/places';
import { flow, PERIOD, RIVER_LENGTH, shores } from '../../../src/games/draftosaurus/art/river';
import { PEN_SIGNS, type SignedPen } from '../../../src/games/draftosaurus/art/signs';
import { SILHOUETTES, SPECIES } from '../../../src/games/draftosaurus/art/silhouettes';
import { filterValues, SIGHT_MATRICES } from '../../../src/games/gallery/pieces';

const pens = Object.keys(PEN_SIGNS) as SignedPen[];
const numbers = (path: string) => (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);

test('a corner is cut where its radius says, and never beyond the middle of an edge', () => {
  expect(rounded('0 0 2, 10 0 2, 10 10 20')).toBe('M1.41 1.41Q0 0 2 0L8 0Q10 0 10 2L10 5Q10 10 5 5Z');
});

test('the outline of every dinosaur stays within its grid', () => {
  for (const species of SPECIES) {
    for (const value of numbers(SILHOUETTES[species].outline)) {
      expect(value, species).toBeGreaterThanOrEqual(-1);
      expect(value, species).toBeLessThanOrEqual(65.5);
    }
  }
});

describe('places', () => {
  test.each(pens)('%s can be drawn', (pen) => {
    const markup =
      groundOf(pen, false).draw() + [0, 1, 2, 3, 4, 5].map((place) => STANDS[standOf(pen, place)]()).join('');
    expect(markup).not.toMatch(/undefined|NaN/);
  });

  test('the meadow has six different patches', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((place) => STANDS[standOf('differences', place)]())).size).toBe(6);
  });

  test('the places of the ordered wood take turns', () => {
    expect(standOf('wood', 0)).not.toBe(standOf('wood', 1));
    expect(standOf('wood', 0)).toBe(standOf('wood', 2));
  });

  test('there are mountains behind the Polish grasslands alone', () => {
    for (const pen of pens) {
      const hasMountains = groundOf(pen, true).draw() !== groundOf(pen, false).draw();
      expect(hasMountains, pen).toBe(SITES[pen].zone === 'grasslands');
    }
  });

  test('an open gate looks different from a shut one', () => {
    expect(GATE_OPEN.draw()).not.toBe(GATE_SHUT.draw());
  });
});

test('the river has no seam: all that flows begins and ends within one period', () => {
  for (const season of ['summer', 'winter'] as const) {
    const starts = [...flow(season).matchAll(/M(\S+) (\d+)(q\S+ (\S+) 0 (\d+)t0 (\d+)|\D)/g)];
    expect(starts.length % (RIVER_LENGTH / PERIOD)).toBe(0);
    for (const [, , y, , , first, second] of starts) {
      const end = Number(y) + Number(first ?? 0) + Number(second ?? 0);
      expect(Math.floor(end / PERIOD)).toBe(Math.floor(Number(y) / PERIOD));
    }
  }
  expect(shores()).not.toMatch(/undefined|NaN/);
});

test('white stays white for every kind of sight', () => {
  for (const sight of Object.keys(SIGHT_MATRICES) as (keyof typeof SIGHT_MATRICES)[]) {
    for (const row of SIGHT_MATRICES[sight]) expect(row[0] + row[1] + row[2]).toBeCloseTo(1, 4);
    expect(numbers(filterValues(sight))).toHaveLength(20);
  }
});
