/** Where figures stand: fanned along the lower edge of a chamber, in two rows if there are many, never too small to tell apart. */
import { CELL, cornerOf, type Point } from '../geometry';
import { isSame, type Cell, type DrakonView } from '../model';

export interface Standing extends Point {
  width: number;
  cell: Cell;
}

/** The width of a figure on the screen, in pixels, however far away the map is. */
export const LEAST_FIGURE_PX = 26;

const HEIGHT = 96 / 74;
/** How wide a figure is, by how many there are. */
const WIDTHS = [0, 46, 43, 39, 38, 36, 35];
/** How far a row may reach, as a multiple of the chamber's width; else there are two rows. */
const MOST_REACH = 1.32;
/** How much of its width a figure shows beside the next one, at least, and how much of its height above the front row. */
const LEAST_SHOWN = 0.58;
const ROW_STEP = 0.48;
/** Where a single figure stands: aside, so that the sign can be seen. */
const ALONE_X = 5;

/** The place of a hero on a map of that scale. */
export function standing(view: DrakonView, seat: number, scale: number): Standing | null {
  const cell = view.cells[seat];
  if (!cell) return null;
  const here = view.cells.flatMap((other, index) => (isSame(other, cell) ? [index] : []));
  // one's own hero is not hidden by others
  const order = [...here.filter((one) => one !== view.seat), ...here.filter((one) => one === view.seat)];
  const width = Math.max(WIDTHS[here.length]!, LEAST_FIGURE_PX / scale);
  const { dx, rowsInFront } = placeInFan(order.indexOf(seat), here.length, width);
  const { x, y } = cornerOf(cell);
  return { cell, width, x: x + dx, y: y + CELL + 4 - width * HEIGHT * (1 + rowsInFront * ROW_STEP) };
}

/** The first ones stand at the back, in the gaps of the front row. */
function placeInFan(index: number, count: number, width: number): { dx: number; rowsInFront: number } {
  if (count === 1) return { dx: ALONE_X, rowsInFront: 0 };
  const least = width * LEAST_SHOWN;
  const atBack = width + (count - 1) * least > CELL * MOST_REACH ? Math.floor(count / 2) : 0;
  const isBack = index < atBack;
  const inRow = isBack ? atBack : count - atBack;
  const step = Math.max(least, (CELL - width) / (count - atBack - 0.5));
  const shift = atBack === count - atBack ? step / 4 : 0;
  const along = (isBack ? index : index - atBack) - (inRow - 1) / 2;
  return { dx: (CELL - width) / 2 + along * step + (isBack ? shift : -shift), rowsInFront: isBack ? 1 : 0 };
}

/** Drakon is as large as her chamber, and rises above it. */
export function drakonStanding(cell: Cell): Standing {
  const { x, y } = cornerOf(cell);
  return { cell, width: 96, x: x + 2, y: y - 10 };
}
