import { describe, expect, it } from 'vitest';
import { presenceOf } from '../../../src/lib/table/presence';
import { table } from '../../net/messages';

const at = (sitter: object, stage: 'playing' | 'over' = 'playing') => ({
  ...table(),
  stage,
  seats: [{ ...table().seats[0]!, bot: null, ...sitter }],
});

describe('who is at the table', () => {
  it('is not known at first', () => expect(presenceOf(0, at({}), { present: null })).toBe('here'));
  it('is told by the server', () => {
    expect(presenceOf(0, at({}), { present: [0] })).toBe('here');
    expect(presenceOf(0, at({}), { present: [] })).toBe('absent');
  });
  it('is every bot', () => expect(presenceOf(0, at({ bot: 'easy' }), { present: [] })).toBe('here'));
  it('is not who has left, nor for whom a bot plays', () => {
    expect(presenceOf(0, at({ gone: true }), { present: [0] })).toBe('gone');
    expect(presenceOf(0, at({ gone: true, stand_in: 'medium' }), { present: [0] })).toBe('stand-in');
  });
  it('does not matter when all is over', () => expect(presenceOf(0, at({}, 'over'), { present: [] })).toBe('here'));
});
