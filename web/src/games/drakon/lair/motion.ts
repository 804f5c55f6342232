/** How things on the map move. Nothing waits for it, and nothing moves for those who do not want it. */
import { settings } from '$lib/settings.svelte';
import { CELL, cornerOf, type Point } from '../geometry';
import { isSame, type Cell } from '../model';
import type { Arrival, Gait } from '../scene';
import type { Standing } from './slots';

const EASE = 'cubic-bezier(.3, .1, .2, 1)';
const CALM = 1.6;
const LAY_MS = 400;
const WALK_MS = 340;

/** What takes so long at a brisk pace takes so long at the reader's. */
export function atPace(milliseconds: number): number {
  return settings.pace === 'calm' ? milliseconds * CALM : milliseconds;
}

export interface Gliding {
  place: Standing;
  gait: Gait | null;
  /** How long it may take. */
  ms: number;
}

/** A figure that is put elsewhere walks, flies or tumbles there. */
export function glide(node: Element, first: Gliding): { update(next: Gliding): void } {
  let last = first.place;
  let lastGait = first.gait;
  if (first.gait?.how === 'descend') move(node, descending(fromDen(node)), first.ms);
  return {
    update({ place, gait, ms }) {
      const by = { x: last.x - place.x, y: last.y - place.y };
      // a hero whom Drakon meets at the entrance tumbles, too
      const hasMoved = !isSame(last.cell, place.cell) || (gait?.how === 'tumble' && gait !== lastGait);
      [last, lastGait] = [place, gait];
      if (hasMoved) move(node, framesOf(gait, by, place.cell), ms || WALK_MS);
    },
  };
}

function move(node: Element, frames: Keyframe[], ms: number): void {
  if (!settings.still) node.animate(frames, { duration: atPace(ms), easing: EASE });
}

function framesOf(gait: Gait | null, by: Point, end: Cell): Keyframe[] {
  const start = `${by.x}px ${by.y}px`;
  switch (gait?.how) {
    case 'fly':
      return flying(gait.way, by, end);
    case 'leap':
      return [
        { translate: start, scale: 1, opacity: 1 },
        { translate: start, scale: 0.2, opacity: 0, rotate: '180deg', offset: 0.4 },
        { translate: '0', scale: 0.2, opacity: 0, rotate: '-180deg', offset: 0.55 },
        { translate: '0', scale: 1, opacity: 1 },
      ];
    case 'tumble':
      return [
        { translate: start, easing: 'ease-in' },
        { translate: `${by.x}px ${by.y - 46}px`, rotate: '-60deg', scale: 1.25, offset: 0.25 },
        { translate: `${by.x * 0.4}px ${by.y * 0.4 - 60}px`, rotate: '-420deg', offset: 0.7 },
        { translate: '0 4px', rotate: '-690deg', scale: '1.1 .8', offset: 0.92 },
        { translate: '0', rotate: '-720deg' },
      ];
    case 'ride':
      return [
        { translate: start },
        { translate: `${by.x / 2}px ${by.y / 2 - 30}px`, scale: 1.15, offset: 0.5 },
        { translate: '0' },
      ];
    default:
      return [
        { translate: start },
        { translate: `${by.x * 0.6}px ${by.y * 0.6 - 9}px`, rotate: '-5deg', offset: 0.3 },
        { translate: `${by.x * 0.25}px ${by.y * 0.25}px`, rotate: '4deg', offset: 0.6 },
        { translate: '0 -6px', rotate: '0deg', offset: 0.85 },
        { translate: '0' },
      ];
  }
}

/** She rises, follows the way, and comes down. */
function flying(way: readonly Cell[], by: Point, end: Cell): Keyframe[] {
  const goal = cornerOf(end);
  const legs = way.map((cell) => ({ x: cornerOf(cell).x - goal.x, y: cornerOf(cell).y - goal.y }));
  const high = legs.map(({ x, y }, index) => ({
    translate: `${x}px ${y - 34}px`,
    scale: 1.28,
    offset: 0.2 + (0.62 * index) / Math.max(1, legs.length - 1),
  }));
  return [{ translate: `${by.x}px ${by.y}px`, scale: 1 }, ...high, { translate: '0', scale: 1 }];
}

/** How far away from a figure her hoard lies, on the map's scale. */
function fromDen(node: Element): Point {
  const den = node.closest('[data-map]')?.querySelector('[data-hoard]')?.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  const scale = here.width / ((node as HTMLElement).offsetWidth || 1);
  if (!den || !scale) return { x: 0, y: -340 };
  return {
    x: (den.left + den.width / 2 - here.left - here.width / 2) / scale,
    y: (den.top + den.height / 2 - here.top - here.height / 2) / scale,
  };
}

/** She rises from her hoard, comes near, and lands. */
function descending({ x, y }: Point): Keyframe[] {
  return [
    { translate: `${x}px ${y}px`, scale: 0.8, opacity: 0 },
    { translate: `${x}px ${y + 20}px`, scale: 1.1, opacity: 1, offset: 0.16 },
    { translate: `${x * 0.4}px ${y * 0.4 - 90}px`, scale: 2.3, offset: 0.5 },
    { translate: '0 -60px', scale: 1.8, offset: 0.72 },
    { translate: '0', scale: 0.92, offset: 0.88 },
    { translate: '0', scale: 1 },
  ];
}

export interface Settling {
  arrival: Arrival | null;
  cell: Cell;
  ms: number;
}

/** A chamber is laid, turned, swapped, or flies to its place. */
export function settle(node: Element, first: Settling): { update(next: Settling): void } {
  let last: Arrival | null = null;
  const act = ({ arrival, cell, ms }: Settling) => {
    if (arrival && arrival !== last && !settings.still)
      node.animate(tileFrames(arrival, cell), { duration: atPace(ms || LAY_MS), easing: EASE });
    last = arrival;
  };
  act(first);
  return { update: act };
}

function tileFrames(arrival: Arrival, cell: Cell): Keyframe[] {
  switch (arrival.how) {
    case 'turned':
      return [
        { rotate: `${-90 * arrival.quarters}deg`, scale: 1 },
        { scale: 1.12, offset: 0.5 },
        { rotate: '0deg', scale: 1 },
      ];
    case 'swapped':
      return [
        { transform: 'rotateY(180deg) scale(1.2)' },
        { transform: 'rotateY(90deg) scale(1.25)', offset: 0.5 },
        { transform: 'none' },
      ];
    case 'flown': {
      const [x, y] = [(arrival.from[0] - cell[0]) * CELL, (cell[1] - arrival.from[1]) * CELL];
      return [
        { translate: `${x}px ${y}px` },
        { translate: `${x / 2}px ${y / 2 - 30}px`, scale: 1.15, offset: 0.5 },
        { translate: '0' },
      ];
    }
    default:
      return [{ scale: 1.5, opacity: 0 }, { scale: 0.96, opacity: 1, offset: 0.7 }, { scale: 1 }];
  }
}
