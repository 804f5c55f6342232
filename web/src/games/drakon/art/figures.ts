/** The six heroes as playing pieces, on a grid of 60 by 80 with the feet at y = 74. */
import type { Hero } from '../model';

interface Figure {
  /** The piece itself, in the player's colour. */
  body: string;
  /** What it holds or wears, in a colour of its own. */
  gear: { d: string; colour: string; line?: number }[];
  /** The face. */
  face: string;
}

const STEEL = '#d5dce4';
const WOOD = '#8a5a2b';
const GOLD = '#f2c14b';
const CLOAK = 'M30 27C42 27 47 38 49 72H11C13 38 18 27 30 27z';

function face(y: number, r = 7.5): string {
  return `M30 ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}z`;
}

const FIGURES: Record<Hero, Figure> = {
  druid: {
    body: `${CLOAK}M30 8C40 8 43 18 40 29H20C17 18 20 8 30 8z`,
    face: face(22),
    gear: [
      { d: 'M23 10C18 8 15 4 16-2M18 6L12 5M37 10C42 8 45 4 44-2M42 6L48 5', colour: WOOD, line: 3.4 },
      { d: 'M52 74V24', colour: WOOD, line: 3.6 },
      { d: 'M52 26C44 22 44 14 52 8C60 14 60 22 52 26z', colour: '#7fc35a' },
      { d: 'M22 30L30 46L38 30', colour: '#f4ead2', line: 3 },
    ],
  },
  knight: {
    body: `${CLOAK}M17 30V16C17 6 43 6 43 16V30z`,
    face: 'M20 17H40V25H20z',
    gear: [
      { d: 'M30 8C30-2 40-6 48-1C42 1 40 6 34 9z', colour: '#e8553f' },
      { d: 'M21 17H39V21H21z', colour: '#20262e' },
      { d: 'M30 21V29', colour: '#20262e', line: 2.6 },
      { d: 'M5 36L17 33L29 36V50C29 60 22 65 17 68C12 65 5 60 5 50z', colour: STEEL },
      { d: 'M17 37V63M8 47H26', colour: '#b3402a', line: 4 },
      { d: 'M49 72V32M44 38H54', colour: STEEL, line: 3.6 },
    ],
  },
  ranger: {
    body: `${CLOAK}M30 4C44 8 45 22 40 31H20C15 22 16 8 30 4z`,
    face: face(22, 7),
    gear: [
      { d: 'M47 14C62 30 62 54 47 70', colour: WOOD, line: 4 },
      { d: 'M47 14V70', colour: '#f6eeda', line: 1.6 },
      { d: 'M33 42H56M52 38L57 42L52 46', colour: '#f6eeda', line: 2.6 },
      { d: 'M11 40L17 22M6 40L12 24', colour: GOLD, line: 3 },
    ],
  },
  sorceress: {
    body: `${CLOAK}M30-8C34 4 38 12 44 15H16C22 12 26 4 30-8z`,
    face: face(22),
    gear: [
      { d: 'M8 13.5C20 18 40 18 52 13.5C50 19 40 20.5 30 20.5C20 20.5 10 19 8 13.5z', colour: '#2b1d3f' },
      { d: 'M10 74L6 34', colour: WOOD, line: 3.4 },
      { d: 'M5 22L8 29L15 31L9 35L9 42L4 37L-3 38L0 32L-3 25L3 27z', colour: GOLD },
      { d: 'M30 36L32 41L37 42L33 45L34 50L30 47L26 50L27 45L23 42L28 41z', colour: GOLD },
    ],
  },
  thief: {
    body: `${CLOAK}M30 6C42 6 46 18 41 32H19C14 18 18 6 30 6z`,
    face: face(21, 8),
    gear: [
      { d: 'M20 16.5H40V23.5H20z', colour: '#20262e' },
      { d: 'M24 20H28M32 20H36', colour: '#ffffff', line: 2.6 },
      { d: 'M48 60L58 34L52 58z', colour: STEEL },
      { d: 'M44 56L54 62', colour: GOLD, line: 3.4 },
      { d: 'M12 46a9 9 0 1 0 .1 0zM8 46L12 41L16 46', colour: '#c99a4b' },
    ],
  },
  fighter: {
    body: `M30 27C46 27 52 38 52 52L48 72H12L8 52C8 38 14 27 30 27zM30 8C39 8 42 16 40 29H20C18 16 21 8 30 8z`,
    face: face(21),
    gear: [
      { d: 'M20 15C12 15 8 9 8 2C13 7 17 8 22 9zM40 15C48 15 52 9 52 2C47 7 43 8 38 9z', colour: '#f4ead2' },
      { d: 'M20 16C21 6 39 6 40 16z', colour: '#6b7480' },
      { d: 'M22 24C22 36 38 36 38 24C36 29 24 29 22 24z', colour: '#8a4a1c' },
      { d: 'M54 74V24', colour: WOOD, line: 4 },
      { d: 'M54 24C62 22 66 30 64 42C60 38 57 38 54 40zM54 24C48 23 45 28 45 36C48 34 51 36 54 40z', colour: STEEL },
      { d: 'M14 52H46', colour: '#40270f', line: 4.5 },
    ],
  },
};

const BASE =
  '<ellipse class="base-side" cx="30" cy="75" rx="27" ry="8.5"/><ellipse class="base" cx="30" cy="72" rx="27" ry="8.5"/>';

/** What is inside the `<svg>` of a hero: in one piece it is there sooner. */
export function heroMarkup(hero: Hero): string {
  const { body, face, gear } = FIGURES[hero];
  const outline = gear.map(
    ({ d, line }) => `<path d="${d}"${line ? ' fill="none"' : ''} stroke-width="${(line ?? 0) + 5}"/>`,
  );
  const painted = gear.map(({ d, colour, line }) =>
    line
      ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${d}" fill="${colour}"/>`,
  );
  const shape = `<path d="${body}"/>${outline.join('')}`;
  return (
    `<g class="halo">${shape}</g>${BASE}<g class="outline">${shape}</g>` +
    `<path class="body" d="${body}"/><path class="face" d="${face}"/>${painted.join('')}`
  );
}
