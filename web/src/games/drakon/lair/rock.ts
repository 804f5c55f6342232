/** The rock that the lair is cut into: drawn by a sequence of numbers that looks random and is always the same. */
import { CELL, cornerOf } from '../geometry';
import { beside, cellText, SIDES, type Cell, type Side } from '../model';

/** Numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** How wide the pattern is after which the rock repeats. */
export const ROCK_TILE = 720;
const FACETS = 7;

/** Facets of rock in tones of black and white, to be laid over a colour: a square of `ROCK_TILE` that joins on at all sides. */
export function rockMarkup(): string {
  const next = numbers(11);
  const step = ROCK_TILE / FACETS;
  const points = Array.from({ length: FACETS * FACETS }, () => [next() * 0.8 - 0.4, next() * 0.8 - 0.4] as const);
  const at = (column: number, row: number) => {
    const [dx, dy] = points[((row + FACETS) % FACETS) * FACETS + ((column + FACETS) % FACETS)]!;
    return `${round((column + dx) * step)} ${round((row + dy) * step)}`;
  };
  const tones = new Map<string, string>();
  const add = (tone: string, d: string) => tones.set(tone, (tones.get(tone) ?? '') + d);
  const facet = () => ['#fff%05', '#fff%02', '#000%04', '#000%09', '#fff%03', '#000%14'][Math.floor(next() * 6)]!;
  // one row and column more than the picture holds: what sticks out on one side comes in on the other
  const kept = Array.from({ length: FACETS * FACETS }, () => [facet(), facet(), next() < 0.5] as const);
  for (let row = -1; row <= FACETS; row += 1) {
    for (let column = -1; column <= FACETS; column += 1) {
      const [one, two, isRising] = kept[((row + FACETS) % FACETS) * FACETS + ((column + FACETS) % FACETS)]!;
      const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      add(one, isRising ? `M${a}L${b}L${d}z` : `M${a}L${b}L${c}z`);
      add(two, isRising ? `M${b}L${c}L${d}z` : `M${a}L${c}L${d}z`);
    }
  }
  return [...tones]
    .map(([tone, d]) => {
      const [colour, opacity] = tone.split('%');
      return `<path fill="${colour}" fill-opacity=".${opacity}" d="${d}"/>`;
    })
    .join('');
}

/** The facets as the address of a picture. */
export function rockImage(): string {
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${ROCK_TILE}" height="${ROCK_TILE}">${rockMarkup()}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(image)}")`;
}

export interface Boulders {
  /** The stones, and their upper faces. */
  stones: string;
  faces: string;
}

const STONES_A_SIDE = 3;

/** Stones along all walls behind which there is no chamber. */
export function bouldersAround(cells: readonly Cell[]): Boulders {
  const taken = new Set(cells.map(cellText));
  const walls = cells.flatMap((cell) =>
    SIDES.filter((side) => !taken.has(cellText(beside(cell, side)))).map((side) => bouldersBeside(cell, side)),
  );
  return { stones: walls.map((wall) => wall.stones).join(''), faces: walls.map((wall) => wall.faces).join('') };
}

/** Stones along one wall. */
export function bouldersBeside(cell: Cell, side: Side): Boulders {
  const index = SIDES.indexOf(side);
  const next = numbers(cell[0] * 7919 + cell[1] * 104729 + index * 31);
  const { x, y } = cornerOf(cell);
  const [ux, uy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][index] as [number, number];
  const found: Boulders = { stones: '', faces: '' };
  for (let stone = 0; stone < STONES_A_SIDE; stone += 1) {
    const along = ((stone + 0.2 + next() * 0.6) / STONES_A_SIDE - 0.5) * CELL * 1.1;
    const out = CELL / 2 + 5 + next() * 12;
    const [cx, cy] = [x + CELL / 2 + ux * out - uy * along, y + CELL / 2 + uy * out + ux * along];
    const [whole, face] = boulder(cx, cy, 13 + next() * 13, next);
    found.stones += whole;
    found.faces += face;
  }
  return found;
}

const CORNERS = 7;

function boulder(x: number, y: number, size: number, next: () => number): [whole: string, face: string] {
  const rim = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = ((corner + next() * 0.5) / CORNERS) * 2 * Math.PI;
    const reach = size * (0.75 + next() * 0.35);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.85] as const;
  });
  const path = (scale: number, lift: number) =>
    `M${rim.map(([dx, dy]) => `${round(x + dx * scale - lift * 0.5)} ${round(y + dy * scale - lift)}`).join('L')}z`;
  return [path(1, 0), path(0.68, size * 0.14)];
}
