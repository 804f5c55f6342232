/**
 * The river, 60 wide and as long as any board: what flows repeats every `PERIOD`, and every wave and floe lies within one
 * period, so that no seam is seen when it moves on by that much.
 */
import { fill, stroke } from './nature';

export const RIVER_WIDTH = 60;
export const RIVER_LENGTH = 900;
export const PERIOD = 150;

const wave = (x: number, y: number, half: number) => `M${x} ${y}q6 ${half / 2} 0 ${half}t0 ${half}`;
const WAVES = [
  wave(15, 6, 16),
  wave(41, 26, 20),
  wave(26, 62, 15),
  wave(47, 84, 14),
  wave(12, 84, 18),
  wave(33, 108, 17),
];
const FLOES = ['M11 52l9-4 7 4-2 7-9 3-6-4z', 'M40 76l7-3 6 5-4 6-8-1z', 'M20 128l8-2 5 5-5 6-8-2z'];

const repeated = (paths: readonly string[]) =>
  Array.from({ length: RIVER_LENGTH / PERIOD }, (_, times) =>
    paths.map((d) => d.replace(/^M(\S+) (\d+)/, (_, x, y) => `M${x} ${Number(y) + times * PERIOD}`)).join(''),
  ).join('');

export function flow(season: 'summer' | 'winter'): string {
  return (
    stroke('stream-lit', 2.6, repeated(WAVES)) +
    (season === 'winter' ? fill('ice-lit', repeated(FLOES), ' opacity=".85"') : '')
  );
}

/** Both banks, with the foam along them. */
export function shores(): string {
  const step = 50;
  const edge = (x: number, bend: number) =>
    `M${x} 0${`q${bend} ${step / 4} 0 ${step / 2}t0 ${step / 2}`.repeat(RIVER_LENGTH / step)}`;
  const bank = (x: number, bend: number, outside: number) => fill('shore', `${edge(x, bend)}H${outside}V0z`);
  return stroke('foam', 5, edge(4.5, 3)) + stroke('foam', 5, edge(55.5, -3)) + bank(4.5, 3, -2) + bank(55.5, -3, 62);
}
