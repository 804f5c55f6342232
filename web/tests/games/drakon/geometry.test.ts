import { describe, expect, it } from 'vitest';
import {
  boxOf,
  CELL,
  fit,
  FITTED_LEAST_CELL,
  FITTED_MOST_CELL,
  LEAST_CELL,
  middleOf,
  MOST_CELL,
  nextCell,
  outOfSight,
  panned,
  seenWhole,
  zoomed,
  type Camera,
  type Point,
} from '../../../src/games/drakon/geometry';
import type { Cell } from '../../../src/games/drakon/model';

const SIZE = { width: 400, height: 300 };
const EDGES = { left: 10, right: 10, top: 40, bottom: 50 };
const seen = (camera: Camera, { x, y }: Point) => ({ x: x * camera.scale + camera.x, y: y * camera.scale + camera.y });
const inFreePart = ({ x, y }: Point) => x >= 10 && x <= 390 && y >= 40 && y <= 250;
const square = (n: number): Cell[] => Array.from({ length: n * n }, (_, i) => [i % n, Math.floor(i / n)] as Cell);

describe('fit', () => {
  it('shows a small lair whole, between what covers the edges', () => {
    const cells = square(3);
    const camera = fit([boxOf(cells)], SIZE, EDGES, boxOf([[0, 0]]), middleOf([0, 0]));
    expect(cells.every((cell) => inFreePart(seen(camera, middleOf(cell))))).toBe(true);
    expect(camera.scale * CELL).toBeLessThanOrEqual(FITTED_MOST_CELL);
  });

  it('never draws a single chamber larger than life', () => {
    expect(fit([boxOf([[0, 0]])], SIZE, EDGES, boxOf([[0, 0]]), middleOf([0, 0])).scale * CELL).toBe(FITTED_MOST_CELL);
  });

  it('keeps cells large enough to tap in a large lair, and shows what is near', () => {
    const near: Cell = [18, 2];
    const camera = fit([boxOf(square(20))], SIZE, EDGES, boxOf([near]), middleOf(near));
    expect(camera.scale * CELL).toBe(FITTED_LEAST_CELL);
    expect(inFreePart(seen(camera, middleOf(near)))).toBe(true);
  });

  it('takes the first box that fits', () => {
    const [wide, tight] = [boxOf(square(4), 3), boxOf(square(4))];
    const direct = fit([tight], SIZE, EDGES, tight, middleOf([0, 0]));
    expect(fit([wide, tight], SIZE, EDGES, tight, middleOf([0, 0]))).toEqual(direct);
  });

  it('prefers the focus where even what is near does not fit', () => {
    const focus: Cell = [0, 19];
    const camera = fit([boxOf(square(20))], SIZE, EDGES, boxOf(square(20)), middleOf(focus));
    expect(inFreePart(seen(camera, middleOf(focus)))).toBe(true);
  });
});

it('shows everything on demand, however large', () => {
  const cells = square(7);
  const camera = seenWhole(boxOf(cells), SIZE, EDGES);
  expect(cells.every((cell) => inFreePart(seen(camera, middleOf(cell))))).toBe(true);
});

describe('zoomed', () => {
  const camera = { x: 13, y: -7, scale: 0.8 };
  const at = { x: 120, y: 90 };

  it('keeps what is under the pointer there', () => {
    const nearer = zoomed(camera, 1.5, at);
    const under = { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
    expect(seen(nearer, under).x).toBeCloseTo(at.x);
    expect(seen(nearer, under).y).toBeCloseTo(at.y);
  });

  it('has an end in both directions', () => {
    expect(zoomed(camera, 1000, at).scale * CELL).toBe(MOST_CELL);
    expect(zoomed(camera, 0.001, at).scale * CELL).toBe(LEAST_CELL);
  });
});

it('cannot lose the lair by panning', () => {
  const box = boxOf(square(2));
  for (const by of [
    { x: 1e5, y: 0 },
    { x: -1e5, y: 0 },
    { x: 0, y: 1e5 },
    { x: 0, y: -1e5 },
  ]) {
    const camera = panned({ x: 0, y: 0, scale: 1 }, by, box, SIZE);
    const [start, end] = [seen(camera, { x: box.left, y: box.top }), seen(camera, { x: box.right, y: box.bottom })];
    expect(start.x < SIZE.width && end.x > 0 && start.y < SIZE.height && end.y > 0).toBe(true);
  }
});

it('tells what lies out of sight, by side', () => {
  const camera = { x: 0, y: 100, scale: 1 };
  const beyond = outOfSight(
    [
      [0, 0],
      [9, 0],
      [-2, 0],
      [0, 5],
      [0, -9],
    ],
    camera,
    SIZE,
    EDGES,
  );
  expect(beyond).toEqual({ N: [[0, 5]], E: [[9, 0]], S: [[0, -9]], W: [[-2, 0]] });
});

it('goes to the nearest cell of a direction, straight ahead first', () => {
  const cells: Cell[] = [
    [0, 0],
    [1, 1],
    [3, 0],
    [-1, 0],
  ];
  expect(nextCell([0, 0], 'E', cells)).toEqual([3, 0]);
  expect(nextCell([0, 0], 'W', cells)).toEqual([-1, 0]);
  expect(nextCell([0, 0], 'N', cells)).toEqual([1, 1]);
  expect(nextCell([0, 0], 'S', cells)).toBeNull();
});
