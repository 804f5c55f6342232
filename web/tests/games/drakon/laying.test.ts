import { describe, expect, it } from 'vitest';
import {
  aimAt,
  byCell,
  fitting,
  IDLE,
  layingKind,
  movesOf,
  pick,
  putsOf,
  turn,
} from '../../../src/games/drakon/laying';
import { cellOf, isSame, turned } from '../../../src/games/drakon/model';
import { viewOf } from './moments';

const view = viewOf('turn, 3 players');
const [index, chamber] = view.hands[0]!.map((one, place) => [place, one] as const).find(
  ([, one]) => view.puts[one.name]?.length,
)!;
const picked = pick(IDLE, chamber, index);
const cell = view.puts[chamber.name]![0]!.cell;

describe('turning', () => {
  it('comes back after four quarters, clockwise', () => {
    expect(turned('N')).toBe('E');
    expect(turned('NES')).toBe('ESW');
    expect(turned('-')).toBe('-');
    for (const arrows of ['N', 'NS', 'NE', 'NEW', 'NESW']) expect([1, 2, 3, 4].reduce(turned, arrows)).toBe(arrows);
  });

  it('turns freely in the hand, and only as it fits over a cell', () => {
    expect(turn(picked, putsOf(view, picked)).wish).toBe(turned(chamber.arrows));
    for (const [text, ways] of byCell(view.puts[chamber.name]!)) {
      let laying = aimAt(picked, cellOf(text));
      const shown = new Set<string>();
      for (const _ of ways) {
        shown.add(fitting(ways, laying.wish)!.arrows);
        laying = turn(laying, putsOf(view, laying));
      }
      expect(shown).toEqual(new Set(ways.map((way) => way.arrows)));
    }
  });
});

describe('from the hand', () => {
  it('is put back by picking it again', () => {
    expect(pick(picked, chamber, index)).toEqual(IDLE);
  });

  it('needs a place before it can be laid', () => {
    expect(movesOf(picked, putsOf(view, picked))).toBeNull();
    expect(movesOf(aimAt(picked, [99, 99]), putsOf(view, picked))).toBeNull();
  });

  it('is two moves of one decision', () => {
    const [move, then] = movesOf(aimAt(picked, cell), putsOf(view, picked))!;
    expect(view.legal.map((action) => action.move)).toContain(move);
    expect(view.puts[chamber.name]).toContain(then);
  });
});

describe('from the lair', () => {
  it.each(['rotate', 'fly', 'put', 'swap, where'])('%s: one move', (name) => {
    const asked = viewOf(name);
    const puts = putsOf(asked, IDLE);
    expect(puts.length).toBeGreaterThan(0);
    const moves = movesOf(aimAt(IDLE, puts[0]!.cell), puts)!;
    expect(moves).toHaveLength(1);
    expect(puts.map(({ move }) => move)).toContain(moves[0]);
  });

  it('knows which chamber it is', () => {
    const rotate = viewOf('rotate');
    const [put] = putsOf(rotate, IDLE);
    expect(layingKind(rotate, IDLE, put!.cell)).toBe(rotate.lair.find((one) => isSame(one.cell, put!.cell))!.kind);
    expect(layingKind(viewOf('fly'), IDLE, putsOf(viewOf('fly'), IDLE)[0]!.cell)).toBe('flying');
    expect(layingKind(viewOf('put'), IDLE, [50, 50])).toBe(viewOf('put').now.chamber!.kind);
    expect(layingKind(view, picked, cell)).toBe(chamber.kind);
  });
});
