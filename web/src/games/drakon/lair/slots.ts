/** Where figures stand in a chamber: in its corners, so that arrows and sign stay in sight. In parts of 100. */
import { CELL, cornerOf, type Point } from '../geometry';
import { isSame, type Cell, type DrakonView } from '../model';

export interface Standing extends Point {
  width: number;
}

const HEIGHT = 96 / 74;
const CORNERS: Point[] = [
  { x: 0, y: 1 }, { x: 1, y: 1 }, { x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0.5, y: 1 }, { x: 0.5, y: 0 },
];
/** How wide a figure is, by how many there are. */
const WIDTHS = [0, 41, 36, 33, 33, 29, 29];
const MARGIN = 1;

/** The place of a hero on the map. */
export function standing(view: DrakonView, seat: number): Standing | null {
  const cell = view.cells[seat];
  if (!cell) return null;
  const here = view.cells.flatMap((other, index) => (isSame(other, cell) ? [index] : []));
  const width = WIDTHS[here.length]!;
  const corner = CORNERS[here.indexOf(seat)]!;
  const { x, y } = cornerOf(cell);
  return {
    width,
    x: x + MARGIN + corner.x * (CELL - width - 2 * MARGIN),
    y: y + 1 + corner.y * (CELL - width * HEIGHT - 4),
  };
}

/** Drakon is as large as her chamber, and rises above it. */
export function drakonStanding(cell: Cell): Standing {
  const { x, y } = cornerOf(cell);
  return { width: 92, x: x + 4, y: y - 6 };
}
