/** How the lair is lit: by the torches of the entrance and by Drakon; beyond them it grows dark. */
import { ENTRANCE, type Cell } from '../model';

/** How far, in chambers, torches and dragonfire reach, and where the dark begins and is complete. */
const TORCH_REACH = 2.6;
const FIRE_REACH = 2.3;
const DUSK_FROM = 1.5;
const DUSK_FULL = 7;

/** The colour of the light or dark that falls on the chamber there. */
export function shadeAt(cell: Cell, drakon: Cell | null): string {
  const torch = glow(cell, ENTRANCE, TORCH_REACH);
  const fire = drakon ? glow(cell, drakon, FIRE_REACH) : 0;
  const far = Math.min(distance(cell, ENTRANCE), drakon ? distance(cell, drakon) + 1 : Infinity);
  const dusk = Math.min(1, Math.max(0, (far - DUSK_FROM) / (DUSK_FULL - DUSK_FROM)));
  const [light, strength] = fire > torch ? ['--dragonfire', fire] : ['--torch', torch];
  return `color-mix(in srgb, var(${light}) ${percent(strength)}, color-mix(in srgb, var(--dusk) ${percent(dusk)}, transparent))`;
}

function glow(cell: Cell, source: Cell, reach: number): number {
  return Math.max(0, 1 - distance(cell, source) / reach);
}

function distance(one: Cell, other: Cell): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`;
}
