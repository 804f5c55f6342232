import { describe, expect, it } from 'vitest';
import { tileMarkup } from '../../../src/games/drakon/art/tile';
import { KINDS } from '../../../src/games/drakon/model';

const arrows = (markup: string) => /class="arrow" d="([^"]*)"/.exec(markup)?.[1]?.split('M').filter(Boolean) ?? [];

describe('the picture of a chamber', () => {
  it('is another one for every kind, and for the back', () => {
    expect(new Set([null, ...KINDS].map((kind) => tileMarkup(kind, 'N'))).size).toBe(KINDS.length + 1);
  });

  it('has an arrow to each side that it leads to', () => {
    expect(arrows(tileMarkup('key', 'NESW'))).toHaveLength(4);
    expect(arrows(tileMarkup('key', 'N'))[0]).toMatch(/^0 -48.5L/);
    expect(arrows(tileMarkup('key', 'E'))[0]).toMatch(/^48.5 0L/);
    expect(arrows(tileMarkup('key', 'S'))[0]).toMatch(/^(-?)0 48.5L/);
    expect(arrows(tileMarkup('key', 'W'))[0]).toMatch(/^-48.5 (-?)0L/);
    expect(arrows(tileMarkup('key', '-'))).toEqual([]);
  });
});
