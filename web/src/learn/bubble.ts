/** Where the coach's bubble stands: beside what it talks about, never over it, within the room there is. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export type BubbleSide = 'left' | 'right' | 'above' | 'below';

export interface Placed {
  x: number;
  y: number;
  side: BubbleSide;
  /** How far along its edge the bubble has its tail. */
  tail: number;
}

/** Room for the tail between bubble and target. */
const GAP = 18;
/** The tail keeps off the round corners. */
const CORNER = 24;
/** Narrower rooms have no place beside anything. */
const NARROW = 700;

/** On the wished side if there is room; else beside the target, or above or below it. */
export function placeBubble(target: Box, size: Size, room: Box, wish: BubbleSide | null = null): Placed {
  const free = freeRoom(target, room);
  const isNarrow = room.right - room.left < NARROW;
  const beside: BubbleSide[] = isNarrow ? [] : ['right', 'left'];
  const order = [...(wish ? [wish] : []), ...beside, ...byRoom(free, ['below', 'above'])];
  const needed = { left: size.width, right: size.width, above: size.height, below: size.height };
  const side = order.find((one) => free[one] >= needed[one]) ?? byRoom(free, order)[0]!;
  return at(side, target, size, room);
}

function freeRoom(target: Box, room: Box): Record<BubbleSide, number> {
  return {
    left: target.left - room.left - GAP,
    right: room.right - target.right - GAP,
    above: target.top - room.top - GAP,
    below: room.bottom - target.bottom - GAP,
  };
}

function byRoom(free: Record<BubbleSide, number>, sides: readonly BubbleSide[]): BubbleSide[] {
  return [...sides].sort((one, other) => free[other] - free[one]);
}

function at(side: BubbleSide, target: Box, { width, height }: Size, room: Box): Placed {
  const middle = { x: (target.left + target.right) / 2, y: (target.top + target.bottom) / 2 };
  const wish = {
    left: { x: target.left - GAP - width, y: middle.y - height / 2 },
    right: { x: target.right + GAP, y: middle.y - height / 2 },
    above: { x: middle.x - width / 2, y: target.top - GAP - height },
    below: { x: middle.x - width / 2, y: target.bottom + GAP },
  }[side];
  const x = between(wish.x, room.left, room.right - width);
  const y = between(wish.y, room.top, room.bottom - height);
  const isBeside = side === 'left' || side === 'right';
  const tail = isBeside
    ? between(middle.y - y, CORNER, height - CORNER)
    : between(middle.x - x, CORNER, width - CORNER);
  return { x, y, side, tail };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
