/**
 * The fence around a pen, in parts that are repeated along its edges, ten for the thickness of a post: a piece of the front
 * with one post, a piece of a side seen from above, a corner post, and the gate, open or shut.
 */
import type { Drawing } from './picture';

export const POST = 10;

const box = (colour: string, x: number, y: number, width: number, height: number, round = 3) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="var(--${colour})"/>`;

/** A post in the middle of x that stands on y, with light on its left side and on top. */
const post = (x: number, y: number, tall = 23, thick = POST) =>
  box('fence-deep', x - thick / 2, y - tall, thick, tall) +
  box('fence', x - thick / 2, y - tall, thick * 0.66, tall - 1.5) +
  box('fence-top', x - thick / 2, y - tall, thick, 6.2);

const rail = (x: number, width: number, y: number) =>
  box('fence-deep', x, y, width, 5.5, 0) + box('fence', x, y, width, 3.6, 0);

export const FRONT: Drawing = { box: '0 0 32 24', draw: () => rail(0, 32, 6.5) + rail(0, 32, 15.5) + post(16, 24) };

export const SIDE: Drawing = {
  box: '0 0 10 44',
  draw: () => box('fence-deep', 2.2, 0, 5.6, 44, 0) + box('fence', 2.2, 0, 3.4, 44, 0) + post(5, 34, 15, 8.6),
};

export const CORNER: Drawing = { box: '0 0 10 24', draw: () => post(5, 24) };

const WINGS = [7, 63] as const;

export const GATE_SHUT: Drawing = {
  box: '0 0 70 32',
  draw: () =>
    rail(0, 70, 15) +
    rail(0, 70, 23) +
    [17, 29, 41, 53].map((x) => post(x, 30, 19, 6.4)).join('') +
    WINGS.map((x) => post(x, 32, 31, 12)).join(''),
};

/** Both wings are turned inwards: only their edges are seen. */
export const GATE_OPEN: Drawing = {
  box: '0 0 70 32',
  draw: () =>
    [
      [16, 26],
      [21, 22],
      [54, 26],
      [49, 22],
    ]
      .map(([x, y]) => post(x!, y!, 18, 5.6))
      .join('') + WINGS.map((x) => post(x, 32, 31, 12)).join(''),
};
