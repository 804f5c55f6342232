import { describe, expect, it } from 'vitest';
import { NOTHING } from '$lib/net/merge';
import { peopleOf } from '../../../src/lib/table/people';
import { table } from '../../net/messages';

const seats = (...changes: object[]) => changes.map((one) => ({ ...table().seats[0]!, ...one }));

describe('the people at the table', () => {
  const known = { ...NOTHING, acting: [0, 1, 2], deadline: 99, present: [0], standInAt: { 3: 50 } };
  const people = peopleOf(
    table({ clock: 30, seats: seats({}, { bot: 'easy' }, { stand_in: 'medium' }, {}) }),
    known,
    new Map([[0, 'oops']]),
  );

  it('have a clock if they owe a decision themselves', () => {
    expect(people.map(({ deadline }) => deadline)).toEqual([99, null, null, null]);
    expect(people[0]!.clock).toBe(30);
  });
  it('are here or not', () =>
    expect(people.map(({ presence }) => presence)).toEqual(['here', 'here', 'stand-in', 'absent']));
  it('are replaced from some moment on', () => expect(people[3]!.standInAt).toBe(50));
  it('say something', () => expect(people.map(({ said }) => said)).toEqual(['oops', null, null, null]));
});
