import { describe, expect, it } from 'vitest';
import { floorAt, FLOORS } from '../../../src/games/drakon/art/floors';
import { heapMarkup, pileMarkup } from '../../../src/games/drakon/art/heap';
import { shadeAt } from '../../../src/games/drakon/lair/light';
import { bouldersAround } from '../../../src/games/drakon/lair/rock';
import { LEAST_FIGURE_PX, standing } from '../../../src/games/drakon/lair/slots';
import type { Cell, DrakonView } from '../../../src/games/drakon/model';

const count = (text: string, part: string) => text.split(part).length - 1;
const CELLS = Array.from({ length: 100 }, (_, index): Cell => [(index % 10) - 5, Math.floor(index / 10) - 5]);

describe('floors', () => {
  it('are all used, each about as often as the others', () => {
    const counts = FLOORS.map((floor) => CELLS.filter((cell) => floorAt(cell) === floor).length);
    expect(Math.min(...counts)).toBeGreaterThan(8);
    expect(Math.max(...counts)).toBeLessThan(26);
  });

  it('are the same whenever one comes back', () => {
    expect(CELLS.map(floorAt)).toEqual(CELLS.map(floorAt));
  });
});

describe('hoard and pile', () => {
  it('shrink with what is left', () => {
    expect([28, 27, 3, 0].map((coins) => count(heapMarkup(coins), '<g '))).toEqual([28, 27, 3, 0]);
    const heights = [67, 40, 12, 1, 0].map((chambers) => count(pileMarkup(chambers), 'translate('));
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
    expect(new Set(heights).size).toBe(heights.length);
  });
});

describe('light', () => {
  const parts = (shade: string) => [...shade.matchAll(/(\d+)%/g)].map(([, part]) => Number(part));

  it('comes from the entrance, and fades into the dark', () => {
    const way = [0, 1, 2, 4, 8].map((x) => parts(shadeAt([x, 0], null)));
    expect(way[0]).toEqual([100, 0]);
    expect(way.map(([torch]) => torch)).toEqual([100, 62, 23, 0, 0]);
    expect(way.at(-1)).toEqual([0, 100]);
  });

  it('is red where Drakon is, wherever that is', () => {
    expect(shadeAt([6, 0], [6, 0])).toContain('--dragonfire');
    expect(shadeAt([0, 0], [6, 0])).toContain('--torch');
    expect(parts(shadeAt([6, 0], [6, 0]))[1]).toBeLessThan(parts(shadeAt([6, 0], null))[1]!);
  });
});

describe('the rock around the lair', () => {
  it('is where no chamber is', () => {
    const stones = (cells: Cell[]) => count(bouldersAround(cells).stones, 'M');
    expect(stones([[0, 0]])).toBe(12);
    expect(
      stones([
        [0, 0],
        [1, 0],
      ]),
    ).toBe(18);
  });
});

describe('several heroes in one chamber', () => {
  const together = (heroes: number, scale: number, seat: number | null = 0) => {
    const view = { cells: Array.from({ length: heroes }, () => [2, 1] as Cell), seat } as unknown as DrakonView;
    return view.cells.map((_, who) => standing(view, who, scale)!);
  };

  it.each([1, 0.43])('show enough of themselves to be told apart, on a map of scale %d', (scale) => {
    for (const heroes of [1, 2, 3, 4, 5, 6]) {
      const places = together(heroes, scale);
      for (const { width } of places) expect(width * scale).toBeGreaterThanOrEqual(LEAST_FIGURE_PX);
      places.forEach((one, index) => {
        for (const other of places.slice(index + 1)) {
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
          expect(apart / one.width).toBeGreaterThan(0.5);
        }
      });
    }
  });

  it('keep within reach of their chamber', () => {
    for (const { x, width } of together(6, 0.43)) {
      expect(x).toBeGreaterThan(200 - 25);
      expect(x + width).toBeLessThan(300 + 25);
    }
  });

  it('leave the own hero in front', () => {
    const places = together(6, 0.43, 0);
    expect(places[0]!.y).toBe(Math.max(...places.map(({ y }) => y)));
  });
});
