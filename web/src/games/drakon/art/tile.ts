/** A chamber's picture as markup: a lair has many, and in one piece they are there several times as fast. */
import { SIDES, sidesOf, type Arrows, type Kind, type Side } from '../model';
import { SIGNS, type Part } from './signs';

type Point = readonly [x: number, y: number];

const DOOR: Point[] = [[-19, -48], [19, -48], [19, -36], [-19, -36]];
const ARROW: Point[] = [[0, -48.5], [17, -31], [8.5, -31], [8.5, -21], [-8.5, -21], [-8.5, -31], [-17, -31]];
/** Worn stones on the floor, so that even an empty chamber is a place. */
const PAVING = 'M24 30h14v9H24zM60 26h12v10H60zM30 62h12v10H30zM62 64h14v9H62z';
const WALLS =
  '<rect class="wall-dark" x="1" y="1" width="98" height="98" rx="9"/><rect class="wall" x="3" y="2" width="94" height="94" rx="8"/>' +
  '<path class="mortar" d="M3 34H12M3 66H12M88 34H97M88 66H97M34 2V11M66 2V11M34 87V96M66 87V96"/>';
const BACK =
  '<rect class="lid" x="12" y="11" width="76" height="76" rx="6"/>' +
  '<path class="scale" d="M50 22C64 34 68 44 50 78C32 44 36 34 50 22zM50 34V66M40 42L50 50L60 42"/>';
const FLOOR = `<rect class="floor" x="11" y="10" width="78" height="78" rx="5"/><path class="paving" d="${PAVING}"/>`;

/** What is inside the `<svg viewBox="0 0 100 100">` of a tile; without `kind` it is its back. */
export function tileMarkup(kind: Kind | null, arrows: Arrows): string {
  if (kind === null) return WALLS + BACK;
  const sides = sidesOf(arrows);
  const ways = `<path class="door" d="${onSides(DOOR, sides)}"/><path class="arrow" d="${onSides(ARROW, sides)}"/>`;
  return `${WALLS}${FLOOR}<g transform="translate(50 49)">${sides.length ? ways : ''}${signMarkup(kind)}</g>`;
}

function signMarkup(kind: Kind): string {
  if (kind === 'empty') return '';
  const { plate, tone, parts } = SIGNS[kind];
  return `<path class="plate" d="${plate}" fill="var(--plate-${tone})"/>${parts.map(partMarkup).join('')}`;
}

function partMarkup({ d, line, colour = 'var(--plate-ink)' }: Part): string {
  if (!line) return `<path d="${d}" fill="${colour}"/>`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A shape of the north side, at each of the sides. */
function onSides(shape: readonly Point[], sides: readonly Side[]): string {
  return sides.map((side) => `M${shape.map((point) => turned(point, SIDES.indexOf(side)).join(' ')).join('L')}z`).join('');
}

function turned([x, y]: Point, quarters: number): Point {
  return quarters === 0 ? [x, y] : turned([-y, x], quarters - 1);
}
