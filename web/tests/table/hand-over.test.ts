import { describe, expect, it } from 'vitest';
import { firstHolder, nextHolder } from '../../src/table/hand-over';
import { table } from '../net/messages';

const sitters = (count: number, standIns: number[] = []) =>
  Array.from({ length: count }, (_, seat) => ({
    ...table().seats[0]!,
    stand_in: standIns.includes(seat) ? 'medium' : null,
  }));

describe('the device', () => {
  it('is first for who has to decide', () => expect(firstHolder([0, 2], [1, 2])).toBe(2));
  it('is for anybody when nobody here has to', () => expect(firstHolder([0, 2], [1])).toBe(0));
  it('stays with who still has to decide', () => expect(nextHolder(0, [0, 1], [0, 1], sitters(2))).toBeNull());
  it('goes to the next of those who have to decide', () =>
    expect(nextHolder(1, [0, 1, 3], [0, 3], sitters(4))).toBe(3));
  it('goes round', () => expect(nextHolder(3, [0, 1, 3], [0, 1], sitters(4))).toBe(0));
  it('does not go to somebody elsewhere', () => expect(nextHolder(0, [0, 1], [2], sitters(3))).toBeNull());
  it('does not go to somebody for whom a bot plays', () =>
    expect(nextHolder(0, [0, 1], [1], sitters(2, [1]))).toBeNull());
  it('is never passed on by one person, nor by a spectator', () => {
    expect(nextHolder(0, [0], [1], sitters(2))).toBeNull();
    expect(nextHolder(null, [null], [1], sitters(2))).toBeNull();
  });
});
