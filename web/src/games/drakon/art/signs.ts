/** The sign of each chamber, drawn around the origin from -24 to 24. Plates tell the family by their shape. */
import type { Face } from '../model';

export interface Part {
  d: string;
  /** Drawn as a line of this width instead of a filled shape. */
  line?: number;
  /** A colour other than the plate's ink. */
  colour?: string;
}

export interface Sign {
  plate: string;
  /** The colour of the plate: a name in `colours.css`. */
  tone: string;
  parts: Part[];
}

const ROUND = 'M0-27a27 27 0 1 1 0 54 27 27 0 1 1 0-54z';
const SQUARE = 'M-19-25H19a6 6 0 0 1 6 6V19a6 6 0 0 1-6 6H-19a6 6 0 0 1-6-6V-19a6 6 0 0 1 6-6z';
const HEXAGON =
  'M-14-26.5H14a3 3 0 0 1 2.6 1.5L28.5-1.5a3 3 0 0 1 0 3L16.6 25a3 3 0 0 1-2.6 1.5H-14a3 3 0 0 1-2.6-1.5L-28.5 1.5a3 3 0 0 1 0-3L-16.6-25A3 3 0 0 1-14-26.5z';
const DIAMOND = 'M-3.5-31.5a5 5 0 0 1 7 0L31.5-3.5a5 5 0 0 1 0 7L3.5 31.5a5 5 0 0 1-7 0L-31.5 3.5a5 5 0 0 1 0-7z';
const SHIELD = 'M0-29L26-20V-2C26 14 14 24 0 30C-14 24-26 14-26-2V-20z';
const ARCH = 'M-25 27V-2a25 25 0 0 1 50 0V27z';

const GOLD = 'var(--coin-3)';
const DARK = '#33200c';
const coin = (x: number, y: number, r: number): Part[] => [
  { d: circle(x, y, r), colour: DARK },
  { d: circle(x, y, r - 2), colour: GOLD },
  { d: circle(x, y, r - 5), line: 2, colour: '#a36d0a' },
];

function circle(x: number, y: number, r: number): string {
  return `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}z`;
}

/** A domino mask: somebody steals. */
const mask = (y: number): Part[] => [
  {
    d: `M-17 ${y - 5}C-9 ${y - 9}-5 ${y - 6} 0 ${y - 5}C5 ${y - 6} 9 ${y - 9} 17 ${y - 5}C18 ${y + 3} 13 ${y + 8} 8 ${y + 8}C4 ${y + 8} 2 ${y + 4} 0 ${y + 4}C-2 ${y + 4}-4 ${y + 8}-8 ${y + 8}C-13 ${y + 8}-18 ${y + 3}-17 ${y - 5}z`,
    colour: DARK,
  },
  { d: `M-11.5 ${y}q4-3.5 7.5 1q-4 3.5-7.5-1z` },
  { d: `M11.5 ${y}q-4-3.5-7.5 1q4 3.5 7.5-1z` },
];

/** A hand that comes from the other side, reaches that way and takes a coin. Written for the left: `x` stands before each x. */
const reaching = (way: -1 | 1): Part[] => {
  const at = (path: string) => path.replace(/x(-?[\d.]+)/g, (_, x: string) => ` ${-way * Number(x)}`);
  return [
    ...coin(way * 9, 0, 9.5),
    {
      d: at(
        'Mx16 -11Lx9 -11Cx5 -16 x-3 -18 x-9 -15Cx-13 -13 x-12 -8 x-8 -8.5Lx-1 -8Cx2 -4 x2 2 x0 6Lx-8 7Cx-13 8 x-13 15 x-7 15Lx3 15Cx9 15 x13 13 x16 10z',
      ),
    },
    { d: at('Mx-2 11Lx5 10.5'), line: 1.8, colour: '#7c2f5c' },
    { d: at('Mx16 -13Lx22.5 -13Lx26 0Lx22.5 13Lx16 13z'), colour: '#35132a' },
    { d: at('Mx16 -13Lx16 13'), line: 2.4, colour: DARK },
    { d: at('Mx-25.5 0Lx-18.5 -7.5Lx-18.5 7.5z'), colour: GOLD },
  ];
};

export const SIGNS: Record<Exclude<Face, 'empty'>, Sign> = {
  'find-coin': {
    plate: ROUND,
    tone: 'gold',
    parts: [
      { d: 'M-20-4C-20-17-12-21 0-21S20-17 20-4z', colour: DARK },
      { d: 'M-16.5-5C-16-14-10-17.5 0-17.500S16-14 16.5-5z', colour: '#7a4a1c' },
      ...[
        [-9, -3],
        [9, -3],
        [0, -6],
      ].flatMap(([x, y]) => coin(x!, y!, 8)),
      { d: 'M-20 0H20V18a3 3 0 0 1-3 3H-17a3 3 0 0 1-3-3z', colour: DARK },
      { d: 'M-17 3H17V18H-17z', colour: '#a5682a' },
      { d: 'M-17 3H17V7H-17z', colour: '#c98a45' },
      { d: 'M-4.5 1H4.500V11H-4.500z', colour: DARK },
      { d: 'M-2 4H2V8H-2z', colour: GOLD },
    ],
  },
  'lose-coin': {
    plate: ROUND,
    tone: 'loss',
    parts: [
      { d: 'M-22 9A22 12.5 0 1 1 22 9A22 12.5 0 1 1-22 9z', colour: '#6b150c' },
      { d: 'M-19 10A19 10 0 1 1 19 10A19 10 0 1 1-19 10z', colour: '#1d0b08' },
      ...coin(0, 0, 12.5),
      { d: 'M-19 10C-9 4 9 4 19 10A19 10 0 0 1-19 10z', colour: '#1d0b08' },
      { d: 'M0-23V-17M-11-20V-12M11-20V-12', line: 3.4 },
    ],
  },
  'steal-coin-left': {
    plate: ROUND,
    tone: 'theft',
    parts: reaching(-1),
  },
  'steal-coin-right': {
    plate: ROUND,
    tone: 'theft',
    parts: reaching(1),
  },
  'steal-coin': {
    plate: ROUND,
    tone: 'theft',
    parts: [
      {
        d: 'M-7 27V14L-16 6C-19 3-16-1-13 1L-8 5V-7C-8-11-3-11-3-7V-9C-3-13 3-13 3-9V-7C3-11 8-11 8-7V0C8-4 13-4 13 0V8C13 12 9 14 8 17V27z',
      },
      { d: 'M-9 19H10V27H-9z', colour: '#e0a33a' },
      ...coin(0, -14, 9),
    ],
  },
  'steal-chamber': {
    plate: SQUARE,
    tone: 'theft',
    parts: [{ d: 'M-15-18H15a3 3 0 0 1 3 3V15a3 3 0 0 1-3 3H-15a3 3 0 0 1-3-3V-15a3 3 0 0 1 3-3z' }, ...mask(0)],
  },
  'drakon-move': {
    plate: SHIELD,
    tone: 'fire',
    parts: [
      {
        d: 'M-20-20C-17-12-13-9-8-8L0-11L8-8C13-9 17-12 20-20C21-10 18-4 13 0L14 6L8 12L6 20L0 23L-6 20L-8 12L-14 6L-13 0C-18-4-21-10-20-20z',
      },
      { d: 'M-10 1L-3 5L-9 6z', colour: 'var(--drakon-skin)' },
      { d: 'M10 1L3 5L9 6z', colour: 'var(--drakon-skin)' },
      { d: 'M-3 15v3M3 15v3', line: 2.5, colour: 'var(--drakon-skin)' },
    ],
  },
  destroy: {
    plate: SQUARE,
    tone: 'break',
    parts: [
      { d: 'M0-23L5-11L15-17L13-6L23-2L13 4L18 15L7 11L2 22L-4 12L-15 17L-12 5L-23 1L-12-5L-16-16L-5-11z' },
      { d: 'M2-9L-5 0L3 1L-3 10', line: 3.5, colour: 'var(--plate-break)' },
    ],
  },
  rotate: {
    plate: SQUARE,
    tone: 'turn',
    parts: [{ d: 'M13-9.5A16 16 0 1 0 16 3', line: 6 }, { d: 'M5-7L21-3L19-20z' }],
  },
  swap: {
    plate: SQUARE,
    tone: 'swap',
    parts: [
      { d: 'M-19-19H-1V-1H-19z', colour: '#20262e' },
      { d: 'M-16.5-16.500H-3.500V-3.500H-16.500z', colour: '#f2e2bc' },
      { d: 'M1 1H19V19H1z', colour: '#20262e' },
      { d: 'M3.5 3.500H16.500V16.500H3.500z', colour: '#c9a06a' },
      { d: 'M6-15C12-15 14-12 14-6', line: 4 },
      { d: 'M7-7L21-7L14 1z' },
      { d: 'M-6 15C-12 15-14 12-14 6', line: 4 },
      { d: 'M-7 7L-21 7L-14-1z' },
    ],
  },
  flying: {
    plate: HEXAGON,
    tone: 'air',
    parts: [
      { d: 'M-2 12C-4-2-10-14-24-18C-23-11-21-8-18-6C-20-6-21-6-22-6C-20 0-17 3-13 4L-17 5C-13 10-8 12-2 12z' },
      { d: 'M2 12C4-2 10-14 24-18C23-11 21-8 18-6C20-6 21-6 22-6C20 0 17 3 13 4L17 5C13 10 8 12 2 12z' },
      { d: 'M-6 8H6V20H-6z' },
    ],
  },
  escape: {
    plate: HEXAGON,
    tone: 'way',
    parts: [
      { d: 'M-9-24H9L18 23H-18z', colour: '#fff3b8' },
      { d: 'M-9-24H9L13-3H-13z', colour: '#fffbe4' },
      { d: 'M-7-24V22M7-24V22', line: 3.6, colour: '#6b4420' },
      { d: 'M-7-16H7M-7-7H7M-7 2H7M-7 11H7M-7 20H7', line: 3.6, colour: '#8a5a2b' },
    ],
  },
  harp: {
    plate: DIAMOND,
    tone: 'song',
    parts: [
      { d: 'M-12 20C-17 4-15-10-9-19C-4-10 6-9 14-15', line: 5 },
      { d: 'M-12 20L14-15', line: 5 },
      { d: 'M-9-9V13M-3-8V6M3-8V-1', line: 2.2 },
    ],
  },
  'mind-control': {
    plate: DIAMOND,
    tone: 'mind',
    parts: [
      { d: 'M-22 0C-13-14 13-14 22 0C13 14-13 14-22 0z' },
      { d: circle(0, 0, 8.5), colour: 'var(--plate-mind)' },
      { d: 'M0-4a4 4 0 1 1-4 4', line: 2.5 },
      { d: 'M0-14V-21M-9-12L-12-17M9-12L12-17M0 14V21M-9 12L-12 17M9 12L12 17', line: 3 },
    ],
  },
  windstorm: {
    plate: HEXAGON,
    tone: 'storm',
    parts: [
      { d: 'M-20-9H8a6 6 0 1 0-6-7', line: 4.5 },
      { d: 'M-23 1H15a6.5 6.5 0 1 1-5 10', line: 4.5 },
      { d: 'M-17 11H-1a5 5 0 1 1-5 6', line: 4.5 },
    ],
  },
  key: {
    plate: DIAMOND,
    tone: 'key',
    parts: [
      { d: circle(-9, 0, 8.5), line: 5.5 },
      { d: 'M0 0H22M20 0V9M12 0V7', line: 5.5 },
    ],
  },
  portal: {
    plate: DIAMOND,
    tone: 'portal',
    parts: [
      { d: 'M1 0a3.5 3.5 0 1 1-3.5 4.5C-5-2 1-9 8-6C17-2 15 12 6 16C-6 21-18 11-17-2C-16-14-5-21 6-20', line: 4.5 },
    ],
  },
  entrance: {
    plate: ARCH,
    tone: 'gate',
    parts: [
      { d: 'M-17 27V0a17 17 0 0 1 34 0V27z', colour: '#fff1c4' },
      { d: 'M-17 27V6H17V27z', colour: '#f6cf7d' },
      { d: 'M-17 27H17V21H-17zM-13 20H13V15H-13zM-9 14H9V10H-9z', colour: '#8b7350' },
      { d: 'M-29-24V-14M29-24V-14', line: 4.5, colour: '#4a2f14' },
      {
        d: 'M-29-21C-36-25-33-32-29-38C-25-32-22-25-29-21zM29-21C22-25 25-32 29-38C33-32 36-25 29-21z',
        colour: '#ff8a1e',
      },
      {
        d: 'M-29-22C-32-25-31-28-29-32C-27-28-26-25-29-22zM29-22C26-25 27-28 29-32C31-28 32-25 29-22z',
        colour: '#fff0a0',
      },
    ],
  },
};
