import { describe, expect, it } from 'vitest';
import { placeBubble, type Box } from '../../src/learn/bubble';

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe.each([
  ['a phone', { width: 390, height: 844 }, { width: 360, height: 190 }],
  ['a tablet', { width: 820, height: 1180 }, { width: 352, height: 190 }],
  ['a desktop', { width: 1440, height: 900 }, { width: 352, height: 190 }],
])('on %s', (_, page, size) => {
  const room = { left: 8, top: 60, right: page.width - 8, bottom: page.height - 8 };

  it('stands within the page and never on its target', () => {
    for (let left = 8; left + 130 < room.right; left += 40) {
      for (let top = 60; top + 130 < room.bottom; top += 40) {
        const target = boxAt(left, top, 130, 130);
        const { x, y } = placeBubble(target, size, room);
        const bubble = boxAt(x, y, size.width, size.height);
        expect(touches(bubble, target)).toBe(false);
        expect(x >= room.left && y >= room.top && bubble.right <= room.right && bubble.bottom <= room.bottom).toBe(
          true,
        );
      }
    }
  });
});

const ROOM = { left: 0, top: 0, right: 1400, bottom: 900 };
const SIZE = { width: 300, height: 100 };

it('points at the middle of its target', () => {
  expect(placeBubble(boxAt(200, 400, 100, 100), SIZE, ROOM)).toMatchObject({ side: 'right', y: 400, tail: 50 });
  expect(placeBubble(boxAt(200, 0, 100, 100), SIZE, ROOM)).toMatchObject({ side: 'right', y: 0, tail: 50 });
});

it('stands where it is wished if there is room', () => {
  expect(placeBubble(boxAt(200, 400, 100, 100), SIZE, ROOM, 'above').side).toBe('above');
  expect(placeBubble(boxAt(200, 50, 100, 100), SIZE, ROOM, 'above').side).toBe('right');
});

it('stands above or below where there is no room beside', () => {
  const narrow = { ...ROOM, right: 390 };
  expect(placeBubble(boxAt(100, 700, 100, 100), SIZE, narrow).side).toBe('above');
  expect(placeBubble(boxAt(100, 100, 100, 100), SIZE, narrow).side).toBe('below');
});
