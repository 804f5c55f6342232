/** A chamber's picture as markup: a lair has many, and in one piece they are there several times as fast. */
import { SIDES, sidesOf, type Arrows, type Face, type Side } from '../model';
import { floorMarkup, floorOf, type Floor } from './floors';
import { SIGNS, type Part } from './signs';

type Point = readonly [x: number, y: number];

/** A doorway of the north side, seen from the middle of the chamber: its posts, the sill, and the arrow that is cut into it and glows. */
const POSTS: Point[][] = [-1, 1].map((way) => [
  [way * 18, -50],
  [way * 25, -50],
  [way * 25, -35],
  [way * 18, -35],
]);
const SILL: Point[] = [
  [-18, -50],
  [18, -50],
  [18, -36],
  [20.5, -25],
  [-20.5, -25],
  [-18, -36],
];
const ARROW: Point[] = [
  [0, -48.5],
  [16, -32.5],
  [8, -32.5],
  [8, -26.5],
  [-8, -26.5],
  [-8, -32.5],
  [-16, -32.5],
];
/** The embers in the middle of the arrow. */
const CORE: Point[] = [
  [0, -44.5],
  [9.5, -34.5],
  [-9.5, -34.5],
];
const DOORWAY: readonly [name: string, shapes: Point[][]][] = [
  ['sill', [SILL]],
  ['post', POSTS],
  ['arrow', [ARROW]],
  ['core', [CORE]],
];

const RING = 'M5 0H95a5 5 0 0 1 5 5V95a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z';
const WALLS =
  `<path class="wall" fill-rule="evenodd" d="${RING}M13 13V87H87V13z"/>` +
  '<path class="wall-light" d="M15 2H36V11H15zM63 2H84V11H63zM2 40H11V62H2zM89 15H98V37H89zM28 89H50V98H28zM89 65H98V85H89z"/>' +
  '<path class="mortar" d="M13 1V13M38 1V12M61 1V12M87 1V13M26 88V99M52 88V99M75 88V99M1 38H12M1 64H12M1 87H13M88 13H99M88 39H99M88 63H99M87 87L99 99"/>' +
  '<path class="wall-edge" d="M1.2 95V5a4 4 0 0 1 3.8-3.8H95"/><path class="wall-foot" d="M13 13H87V87H13z"/>';
const DEPTH = '<path class="depth" d="M13 13H87V19H19V87H13z"/>';
const BACK =
  '<rect class="lid" x="13" y="13" width="74" height="74"/>' +
  '<path class="scale" d="M50 22C64 34 68 44 50 78C32 44 36 34 50 22zM50 34V66M40 42L50 50L60 42"/>';

/** Light or dark that falls on it where it lies: `--shade`. Doorways and sign stay as bright as ever. */
const SHADE = `<path class="shade" d="${RING}"/>`;

/** What is inside the `<svg viewBox="0 0 100 100">` of a tile; without `kind` it is its back. */
export function tileMarkup(kind: Face | null, arrows: Arrows, floor?: Floor): string {
  if (kind === null) return wallMarkup(true);
  return `${floorMarkup(floor ?? floorOf(kind))}${wallMarkup(false)}${SHADE}<g transform="translate(50 50)">${doorMarkup(sidesOf(arrows))}${signMarkup(kind)}</g>`;
}

/** The walls alone, with the shadow that they cast, or the back of a tile. */
export function wallMarkup(isBack: boolean): string {
  return isBack ? WALLS + BACK : DEPTH + WALLS;
}

/** The doorways at these sides, drawn around the middle of the chamber. */
export function doorMarkup(sides: readonly Side[]): string {
  if (!sides.length) return '';
  return DOORWAY.map(
    ([name, shapes]) => `<path class="${name}" d="${shapes.map((shape) => onSides(shape, sides)).join('')}"/>`,
  ).join('');
}

/** The sign alone, drawn around the origin. */
export function signMarkup(kind: Face): string {
  if (kind === 'empty') return '';
  const { plate, tone, parts } = SIGNS[kind];
  return `<path class="cast" d="${plate}"/><path class="plate" d="${plate}" fill="var(--plate-${tone})"/><path class="rim" d="${plate}"/>${parts.map(partMarkup).join('')}`;
}

function partMarkup({ d, line, colour = 'var(--plate-ink)' }: Part): string {
  if (!line) return `<path d="${d}" fill="${colour}"/>`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A shape of the north side, at each of the sides. */
function onSides(shape: readonly Point[], sides: readonly Side[]): string {
  return sides
    .map((side) => `M${shape.map((point) => turned(point, SIDES.indexOf(side)).join(' ')).join('L')}z`)
    .join('');
}

function turned([x, y]: Point, quarters: number): Point {
  return quarters === 0 ? [x, y] : turned([-y, x], quarters - 1);
}
