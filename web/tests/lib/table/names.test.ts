import { describe, expect, it } from 'vitest';
import { marked, pieces } from '../../../src/lib/table/names';

describe('names in a sentence', () => {
  const [anna, ben] = marked(['Anna', 'Ben 2']) as [string, string];

  it('are found again, with whose they are', () => {
    expect(pieces(`${ben} steals a coin from ${anna}.`)).toEqual([
      { text: 'Ben 2', seat: 1 },
      { text: ' steals a coin from ', seat: null },
      { text: 'Anna', seat: 0 },
      { text: '.', seat: null },
    ]);
  });

  it('need not be there', () => {
    expect(pieces('Nobody can move.')).toEqual([{ text: 'Nobody can move.', seat: null }]);
  });
});
