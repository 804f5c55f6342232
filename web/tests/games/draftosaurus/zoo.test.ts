import { describe, expect, it } from 'vitest';
import { neighbour } from '../../../src/games/draftosaurus/arrow-keys';
import { MOMENTS } from '../../../src/games/draftosaurus/gallery/moments';
import type { PenData, PenId } from '../../../src/games/draftosaurus/model';
import { columns, columnsOf, slotsOf } from '../../../src/games/draftosaurus/zoo/slots';
import { AT_REST, openness } from '../../../src/games/draftosaurus/zoo/zoo';

const { boards } = MOMENTS[0]!.components;
const penOf = (board: 'summer' | 'winter', id: PenId): PenData => boards[board].pens.find((pen) => pen.id === id)!;
const pointsOf = (pen: PenData) => slotsOf(pen, {}, null).map((slot) => slot.points);

describe('the places of a pen', () => {
  it('tell the points that they bring', () => {
    expect(pointsOf(penOf('summer', 'sameness'))).toEqual([2, 4, 8, 12, 18, 24]);
    expect(pointsOf(penOf('summer', 'trio'))).toEqual([null, null, 7]);
    expect(pointsOf(penOf('summer', 'king'))).toEqual([7]);
    expect(pointsOf(penOf('summer', 'love'))).toEqual([null, 5, null, 5, null, 5]);
    expect(pointsOf(penOf('summer', 'river'))).toEqual([1]);
    expect(
      slotsOf(penOf('winter', 'pyramid'), { pyramid: Array(6).fill(null) }, null).map((slot) => slot.points),
    ).toEqual([2, 2, 2, 4, 4, 7]);
  });

  it('always leave room where there is no limit', () => {
    for (const taken of [0, 5, 6, 11]) {
      const slots = slotsOf(penOf('summer', 'love'), { love: Array(taken).fill('trex') }, null);
      expect(slots.length).toBeGreaterThan(taken);
      expect(slots.filter((slot) => slot.species).length).toBe(taken);
    }
  });

  it('show a dinosaur on its way as the next one', () => {
    const slots = slotsOf(penOf('summer', 'trio'), { trio: ['trex'] }, { species: 'stegosaurus', spot: 'trio' });
    expect(slots.map((slot) => [slot.species, slot.meant])).toEqual([
      ['trex', false],
      ['stegosaurus', true],
      [null, false],
    ]);
  });

  it('show it at its own place in the pyramid', () => {
    const zoo = { pyramid: ['trex', null, null, null, null, null] as const };
    const slots = slotsOf(penOf('winter', 'pyramid'), zoo, { species: 'stegosaurus', spot: 'pyramid.B3' });
    expect(slots.map((slot) => slot.species)).toEqual(['trex', null, 'stegosaurus', null, null, null]);
    expect(slots.findIndex((slot) => slot.meant)).toBe(2);
  });

  it('show nothing on its way elsewhere', () => {
    expect(slotsOf(penOf('summer', 'trio'), {}, { species: 'trex', spot: 'king' }).some((slot) => slot.meant)).toBe(
      false,
    );
  });

  it('never lie in more than two rows, up to a whole zoo', () => {
    for (let slots = 1; slots <= 13; slots += 1) expect(Math.ceil(slots / columnsOf(slots))).toBeLessThanOrEqual(2);
  });
});

it('has the banks of the bridge side by side, woodlands above grasslands', () => {
  const { left, right } = columns(boards.winter);
  expect(left.map((pen) => pen.id)).toEqual(['wood', 'bridge_left', 'quarantine']);
  expect(right.map((pen) => pen.id)).toEqual(['lookout', 'bridge_right', 'pyramid']);
});

it('opens and closes spots by what the view says', () => {
  const why = { id: 'why-full', args: {} };
  const status = { ...AT_REST, places: { king: null, trio: why } };
  expect(openness(status, 'king')).toBe('open');
  expect(openness(status, 'trio')).toBe('closed');
  expect(openness({ ...AT_REST, closed: new Set(['king']) }, 'king')).toBe('closed');
  expect(openness(AT_REST, 'king')).toBe('plain');
});

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(50, 4), box(0, 40), box(52, 44)];

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 0, 2],
    ['ArrowLeft', 3, 2],
    ['ArrowUp', 3, 1],
  ])('%s goes from %i to %i', (key, from, to) => expect(neighbour(boxes, from, key)).toBe(to));

  it('find the river from every row, and go back over it', () => {
    const river = { left: 15, top: 0, width: 10, height: 50 };
    for (const [pen, row] of boxes.entries()) {
      expect(neighbour([...boxes, river], pen, row.left < 15 ? 'ArrowRight' : 'ArrowLeft')).toBe(4);
    }
    expect(neighbour([...boxes, river], 2, 'ArrowUp')).toBe(0);
    expect([0, 2]).toContain(neighbour([...boxes, river], 4, 'ArrowLeft'));
  });

  it('stay where nothing is, and other keys do nothing', () => {
    expect(neighbour(boxes, 0, 'ArrowLeft')).toBeNull();
    expect(neighbour(boxes, 0, 'Enter')).toBeNull();
    expect(neighbour(boxes, -1, 'ArrowLeft')).toBeNull();
  });
});
