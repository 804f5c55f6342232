/** Where cells lie on the map, and what part of it is seen. The map's unit is a pixel at full size. */
import type { Cell, Side } from './model';

/** The width of a cell on the map. */
export const CELL = 100;
/** How small and how large cells may be drawn, in pixels; and no smaller than a finger when all is fitted in. */
export const LEAST_CELL = 26;
export const MOST_CELL = 190;
export const FITTED_LEAST_CELL = 44;
export const FITTED_MOST_CELL = 118;
const CELLS_ON_LARGE_SCREEN = 7.5;

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A point p of the map is seen at `p * scale + (x, y)`. */
export interface Camera extends Point {
  scale: number;
}
export type Edges = Box;

export function cornerOf(cell: Cell): Point {
  return { x: cell[0] * CELL, y: -cell[1] * CELL };
}

export function middleOf(cell: Cell): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** What the cells cover, and `margin` cells around them. */
export function boxOf(cells: readonly Cell[], margin = 0): Box {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return {
    left: (Math.min(...xs) - margin) * CELL,
    right: (Math.max(...xs) + 1 + margin) * CELL,
    top: (-Math.max(...ys) - margin) * CELL,
    bottom: (1 - Math.min(...ys) + margin) * CELL,
  };
}

/** The scale at which the box is just seen whole. */
export function wholeScale(box: Box, size: Size): number {
  return Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top));
}

/** How large cells may be when all is fitted in: larger on a large screen. */
function mostFitted({ height }: Size): number {
  return between(FITTED_MOST_CELL, height / CELLS_ON_LARGE_SCREEN, MOST_CELL);
}

/**
 * The camera that shows the first of the boxes that can be seen whole with cells large enough to tap. If none can, it
 * shows a part of the last one, with `near` in the middle; of that, the focus if need be. `edges` are covered by other
 * things.
 */
export function fit(boxes: readonly Box[], size: Size, edges: Edges, near: Box, focus: Point): Camera {
  const free = { width: size.width - edges.left - edges.right, height: size.height - edges.top - edges.bottom };
  const least = FITTED_LEAST_CELL / CELL;
  const box = boxes.find((one) => wholeScale(one, free) >= least) ?? boxes.at(-1)!;
  const scale = between(least, wholeScale(box, free), mostFitted(size) / CELL);
  const along = (whole: [number, number], part: [number, number], room: number, wanted: number): number => {
    const half = room / scale / 2;
    const middle = part[1] - part[0] <= 2 * half ? (part[0] + part[1]) / 2 : wanted;
    const centre =
      whole[1] - whole[0] <= 2 * half ? (whole[0] + whole[1]) / 2 : between(whole[0] + half, middle, whole[1] - half);
    return room / 2 - centre * scale;
  };
  return {
    scale,
    x: edges.left + along([box.left, box.right], [near.left, near.right], free.width, focus.x),
    y: edges.top + along([box.top, box.bottom], [near.top, near.bottom], free.height, focus.y),
  };
}

/** The camera that shows the whole box, however small that makes it. */
export function seenWhole(box: Box, size: Size, edges: Edges): Camera {
  const free = { width: size.width - edges.left - edges.right, height: size.height - edges.top - edges.bottom };
  const scale = between(LEAST_CELL / CELL, wholeScale(box, free), mostFitted(size) / CELL);
  return {
    scale,
    x: edges.left + free.width / 2 - ((box.left + box.right) / 2) * scale,
    y: edges.top + free.height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** Nearer or further, while what is seen at `at` stays there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = between(LEAST_CELL / CELL, camera.scale * factor, MOST_CELL / CELL);
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** Moved by so much, but no further than that some of the box can still be seen. */
export function panned(camera: Camera, by: Point, box: Box, size: Size): Camera {
  const { scale } = camera;
  const kept = Math.min(CELL * scale, size.width / 2, size.height / 2);
  return {
    scale,
    x: between(kept - box.right * scale, camera.x + by.x, size.width - kept - box.left * scale),
    y: between(kept - box.bottom * scale, camera.y + by.y, size.height - kept - box.top * scale),
  };
}

/** How many of the cells lie beyond each side of what is seen. */
export function outOfSight(cells: readonly Cell[], camera: Camera, size: Size, edges: Edges): Record<Side, Cell[]> {
  const beyond: Record<Side, Cell[]> = { N: [], E: [], S: [], W: [] };
  for (const cell of cells) {
    const { x, y } = middleOf(cell);
    const [left, top] = [x * camera.scale + camera.x, y * camera.scale + camera.y];
    if (left < edges.left) beyond.W.push(cell);
    else if (left > size.width - edges.right) beyond.E.push(cell);
    else if (top < edges.top) beyond.N.push(cell);
    else if (top > size.height - edges.bottom) beyond.S.push(cell);
  }
  return beyond;
}

/** Where at the edge of what is seen one has to look for a cell that is out of sight; null: it is seen. */
export function edgeMark(
  cell: Cell,
  camera: Camera,
  size: Size,
  edges: Edges,
  margin: number,
): (Point & { angle: number }) | null {
  const { x, y } = middleOf(cell);
  const seen = { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y };
  const isSeen = seen.x > 0 && seen.x < size.width && seen.y > 0 && seen.y < size.height;
  if (isSeen || !size.width) return null;
  const at = {
    x: between(edges.left + margin, seen.x, size.width - edges.right - margin),
    y: between(edges.top + margin, seen.y, size.height - edges.bottom - margin),
  };
  return { ...at, angle: (Math.atan2(seen.y - at.y, seen.x - at.x) * 180) / Math.PI };
}

/** The nearest of the cells in that direction: straight ahead before aside. */
export function nextCell(from: Cell, side: Side, cells: readonly Cell[]): Cell | null {
  const [dx, dy] = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] }[side] as [number, number];
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell[0] - from[0]) * dx + (cell[1] - from[1]) * dy;
    const aside = Math.abs((cell[0] - from[0]) * dy) + Math.abs((cell[1] - from[1]) * dx);
    const distance = ahead + 3 * aside;
    if (ahead > 0 && distance < least) [best, least] = [cell, distance];
  }
  return best;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
