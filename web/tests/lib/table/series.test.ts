import { expect, it } from 'vitest';
import { seriesText } from '../../../src/lib/table/series';

const list = (items: string[]) => items.join(', ');
const text = (games: number, wins: number[]) => seriesText({ series: { games, wins } }, ['Ada', 'Ola', 'Max'], list);

it('is not told for a single game', () => {
  expect(text(1, [1, 0])).toBe('');
  expect(seriesText({ series: null }, ['Ada', 'Ola'], list)).toBe('');
});
it('is a score between two', () => expect(text(3, [2, 1])).toBe('Ada 2 : 1 Ola'));
it('names everybody else', () => expect(text(3, [2, 1, 0])).toBe('Ada 2, Ola 1, Max 0'));
