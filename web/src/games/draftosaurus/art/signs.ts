/**
 * Signs on a 24 by 24 grid, each a pile of shapes in the colours of `colours.css`: the faces of the die, and what
 * the pens ask for. A ring and a square stand for two different dinosaurs.
 */
import type { LanguageCode } from '$lib/i18n/language';
import { FACES, type PENS } from '../facts';
import { SILHOUETTES } from './silhouettes';

type Tone =
  | 'leaf'
  | 'leaf-dark'
  | 'grass'
  | 'wood'
  | 'bread'
  | 'meat'
  | 'red'
  | 'gold'
  | 'water'
  | 'ink'
  | 'paper'
  | 'stone'
  | 'rock'
  | 'snow'
  | 'lava'
  | 'pink';

export interface Shape {
  readonly d: string;
  readonly tone: Tone;
  /** Drawn as a line of this width instead of filled. */
  readonly line?: number;
  readonly transform?: string;
}

const fill = (tone: Tone, d: string): Shape => ({ d, tone });
const line = (tone: Tone, width: number, d: string): Shape => ({ d, tone, line: width });

export const HEART = 'M12 20C5 15 2 11.5 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 3.5-3 7-10 12z';

const WARNING =
  'M12 2.1c.6 0 1 .3 1.3.8l9.3 16.6c.6 1.1-.1 2.4-1.4 2.4H2.8c-1.3 0-2-1.3-1.4-2.4L10.7 2.9c.3-.5.7-.8 1.3-.8z';

export { FACES };
export type Face = (typeof FACES)[number];

const FACE_SIGNS: Readonly<Record<Face, readonly Shape[]>> = {
  woodlands: [
    fill('wood', 'M6 17h2.4v5H6zM15.3 16h2.8v6h-2.8z'),
    fill('leaf', 'M7.2 4.5l4 6H9.6l2.7 4H10l2.4 4H2l2.4-4H2.2l2.6-4H3.2z'),
    fill('leaf-dark', 'M16.7 1.5l4.6 7h-1.8l3.2 4.8H20l2.8 4.7H10.7l2.7-4.7h-2.6L14 8.5h-1.9z'),
  ],
  grasslands: [
    fill(
      'grass',
      'M1 21c2-4 2.6-8 2.3-12 2.6 2.6 4 5.6 4.4 9C8.6 12 10.5 7 13 3c.8 5 .9 9.6.2 14 1.4-4 3.5-7 6.8-9.3-.6 4.7-.3 9 2 13.3z',
    ),
    line('leaf', 1.2, 'M4.8 13c1 2.6 1.2 5 .8 8M11.8 9c-.9 4-1 8-.4 12M18.5 12c-1.7 3-2.3 6-2 9'),
    fill('gold', 'M19.5 2.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z'),
  ],
  'food-court': [
    fill('bread', 'M4 10.5C4 5.5 8 3 12 3s8 2.5 8 7.5z'),
    fill('leaf', 'M3 10.5h18v1.5l-2.2 2.2-2.3-1.7-2.3 1.7-2.2-1.7-2.3 1.7-2.2-1.7-2.3 1.7L3 12z'),
    fill('meat', 'M3.5 14.5h17v1.5a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16z'),
    fill('bread', 'M4 18.3h16v.7a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 19z'),
    line('paper', 1.3, 'M8.5 7.3l.8-.6M12 5.9l.9-.1M15.3 7.5l.8.6'),
  ],
  restrooms: [
    fill(
      'water',
      'M6.5 2.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM4 8.2h5a1.5 1.5 0 0 1 1.5 1.5v5.5H9V22H4v-6.8H2.5V9.7A1.5 1.5 0 0 1 4 8.2z',
    ),
    fill(
      'pink',
      'M17.5 2.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM16 8.2h3c.8 0 1.3.4 1.5 1.2l2 7.3h-2.7V22h-4.6v-5.3h-2.7l2-7.3c.2-.8.7-1.2 1.5-1.2z',
    ),
    line('ink', 1.2, 'M12 3v18'),
  ],
  'empty-pen': [
    fill('grass', 'M12 9.5c5 0 9 2.4 9 5.5s-4 5.5-9 5.5-9-2.4-9-5.5 4-5.5 9-5.5z'),
    line('wood', 2.2, 'M3.2 6v10M8 4v4.5M16 4v4.5M20.8 6v10M8 14.5V21M16 14.5V21'),
    line('wood', 1.5, 'M3.2 9.5C6 7 9 6.3 12 6.3s6 .7 8.8 3.2M3.2 14.5c2.8 2.5 5.8 3.2 8.8 3.2s6-.7 8.8-3.2'),
  ],
  'no-trex': [
    fill('gold', WARNING),
    line('red', 1.8, WARNING),
    {
      d: SILHOUETTES.trex.outline,
      tone: 'ink',
      transform: 'translate(5.3 8.5) scale(.193)',
    },
  ],
};

/** The printed die and board show other things in Poland (D-05): what is drawn and what is said belong together. */
const POLISH_FACE_SIGNS: Partial<Record<Face, readonly Shape[]>> = {
  grasslands: [
    fill('stone', 'M.3 21.5L7.7 6.5l8.3 15z'),
    fill('snow', 'M7.7 6.5l3.2 5.8-1.8-.4-1.5 1.8L6.2 12l-1.5.6z'),
    fill('rock', 'M6.3 21.5L15.5 2l8.2 19.5z'),
    fill('snow', 'M15.5 2l3.5 8.3-2-.5-1.6 2.1-1.8-2-2.2.8z'),
  ],
  'food-court': [
    fill(
      'stone',
      'M5.2 4.6a2.3 2.3 0 0 1 3.3-2.3 3 3 0 0 1 5.4-.4 2.6 2.6 0 0 1 3.8 2.2 2.1 2.1 0 0 1 .2 4.1H7.1a2 2 0 0 1-1.9-3.6z',
    ),
    fill('rock', 'M8.4 9h7.2L23 21.5H1z'),
    fill(
      'lava',
      'M8.4 9h7.2l1.4 2.4c.2 1.5-1.3 1.7-1.3 3.2 0 1.6-1.8 1.7-1.9.1-.1-1.7-1.3-1.4-1.5.5-.2 2.6-2.5 2.5-2.5-.1 0-1.7-1.3-1.1-1.5-.1-.2 1.1-1.9 1-1.7-.5.1-1 .9-1.6 1.8-5.5z',
    ),
  ],
  restrooms: [
    line('ink', 1.9, 'M1.5 5.5c.8 3.4 3.3 4.7 6.5 4.7 3.5 0 6.3-.4 8-3.6'),
    line('ink', 1.5, 'M8.3 10.2c-1.6 2.2-1.5 4 .2 5.6M11.5 10c-1.3 2-1.2 3.7.3 5.2M14.3 8.9c-1 1.7-.8 3.2.6 4.6'),
    line('ink', 1.8, 'M6 10.3c-1.7 3-1.6 5.4.3 7.7L5 21.5h2.5'),
    fill(
      'ink',
      'M15.2 4.2c.9-2 3-2.8 5.2-2.3 2 .5 3 1.9 2.9 3.6 0 .9-.5 1.4-1.3 1.5l-3 .4 2.7.9c.4.9-.1 1.7-1 1.7-2.3.1-4.4-.7-5.2-2.3-.5-1-.7-2.3-.3-3.5z',
    ),
    fill('paper', 'M18.6 3.7a1 1 0 1 1 0 2 1 1 0 0 1 0-2z'),
  ],
};

/** What a face of the die shows to who reads this language. */
export function faceSign(face: Face, language: LanguageCode): readonly Shape[] {
  return (language === 'pl' && POLISH_FACE_SIGNS[face]) || FACE_SIGNS[face];
}

export type SignedPen = (typeof PENS)[number];

const ring = (tone: Tone, x: number, y: number, r = 2.9): Shape =>
  fill(tone, `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r} ${r} ${r} 0 0 1 0-${2 * r}z`);
const square = (tone: Tone, x: number, y: number, r = 2.6): Shape =>
  fill(tone, `M${x - r} ${y - r}h${2 * r}v${2 * r}h-${2 * r}z`);
const triangle = (tone: Tone, x: number, y: number, r = 3.2): Shape =>
  fill(tone, `M${x} ${y - r}l${r} ${1.8 * r}h-${2 * r}z`);

const BRIDGE: readonly Shape[] = [
  line('wood', 2.2, 'M1.5 20c4-6 17-6 21 0M1.5 15.5c4-6 17-6 21 0M6 12.5v5M12 11v4.5M18 12.5v5'),
  { d: HEART, tone: 'pink', transform: 'translate(7 .2) scale(.42)' },
];

export const PEN_SIGNS: Readonly<Record<SignedPen, readonly Shape[]>> = {
  sameness: [ring('leaf', 4.2, 7), ring('leaf', 12, 7), ring('leaf', 19.8, 7), line('ink', 2.2, 'M7 15.5h10M7 20h10')],
  trio: [ring('leaf', 12, 5.8, 3.6), ring('leaf', 6, 16.5, 3.6), ring('leaf', 18, 16.5, 3.6)],
  king: [
    fill('gold', 'M2.5 7l5 4L12 3.5 16.5 11l5-4-2 11h-15z'),
    fill('red', 'M12 10.5l1.8 2.5-1.8 2.5-1.8-2.5z'),
    fill('gold', 'M4.5 19.3h15v2.2h-15z'),
  ],
  love: [fill('pink', HEART)],
  differences: [
    ring('red', 4.2, 7),
    square('water', 12, 7),
    triangle('gold', 19.8, 6.5),
    line('ink', 2.2, 'M7 15.5h10M7 20h10M14.5 13l-5 9.5'),
  ],
  island: [
    fill('bread', 'M3 18.5c2-4.5 16-4.5 18 0z'),
    line('wood', 2, 'M12 16.5c.8-3 .8-6-.5-9'),
    line(
      'leaf',
      2.3,
      'M11.5 7.3C9 4 6 4 3.8 6M11.5 7.3C10 8 7.5 9.5 6.5 12M11.5 7.3c2-3.8 5-4.3 8-2.5M11.5 7.3c3 0 5.5 1.5 6.5 4.5',
    ),
    line('water', 1.7, 'M1.5 21.5c2-1.5 3.5-1.5 5.2 0s3.5 1.5 5.3 0 3.5-1.5 5.2 0 3.5 1.5 5.3 0'),
  ],
  river: [
    line(
      'water',
      2.3,
      'M1.5 7c2-2.5 4-2.5 6 0s4 2.5 6 0 4-2.5 6 0 2 1.5 3 .8M1.5 13c2-2.5 4-2.5 6 0s4 2.5 6 0 4-2.5 6 0 2 1.5 3 .8M1.5 19c2-2.5 4-2.5 6 0s4 2.5 6 0 4-2.5 6 0 2 1.5 3 .8',
    ),
  ],
  wood: [
    ring('leaf', 3.2, 7, 2.5),
    square('bread', 9, 7, 2.2),
    ring('leaf', 15, 7, 2.5),
    square('bread', 20.8, 7, 2.2),
    line('ink', 2, 'M3 13c2 3 4 3 6 0M9 13c2 3 4 3 6 0M15 13c2 3 4 3 6 0'),
  ],
  bridge_left: BRIDGE,
  bridge_right: BRIDGE,
  lookout: [
    fill('ink', 'M5 5h4l1.5 8.5h3L15 5h4l3 10a4.6 4.6 0 1 1-8.8 1.7h-2.4A4.6 4.6 0 1 1 2 15z'),
    ring('water', 6.4, 16.7, 2.7),
    ring('water', 17.6, 16.7, 2.7),
  ],
  quarantine: [
    fill('stone', 'M2 9l10-7 10 7v13H2z'),
    fill('paper', 'M4.5 10.3L12 5l7.5 5.3v9.2h-15z'),
    fill('red', 'M10.3 8.8h3.4v3.3H17v3.4h-3.3v3.3h-3.4v-3.3H7v-3.4h3.3z'),
  ],
  pyramid: [
    fill('bread', 'M8.7 2.5h6.6v5.7H8.7z'),
    fill('gold', 'M5.2 9.3h6.3V15H5.2zM12.5 9.3h6.3V15h-6.3z'),
    fill('wood', 'M1.5 16.1h6.4v5.7H1.5zM8.8 16.1h6.4v5.7H8.8zM16.1 16.1h6.4v5.7h-6.4z'),
  ],
};

/** The shapes as markup: in one piece they are there sooner. */
export function signMarkup(shapes: readonly Shape[]): string {
  return shapes
    .map(({ d, tone, line, transform }) => {
      const paint =
        line === undefined
          ? `fill="var(--sign-${tone})"`
          : `fill="none" stroke="var(--sign-${tone})" stroke-width="${line}"`;
      return `<path d="${d}" ${paint}${transform === undefined ? '' : ` transform="${transform}"`}/>`;
    })
    .join('');
}
