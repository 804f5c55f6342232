import { expect, it } from 'vitest';
import { bodyOf, linked } from '../src/rules/rules';
import { GAME_NAMES, manifestOf } from '../src/games';

it('leaves out a title with which a text begins', () => {
  expect(bodyOf('River: not a pen.', 'River')).toBe('Not a pen.');
  expect(bodyOf('The River is open.', 'River')).toBe('The River is open.');
});

it('makes links of the rules that a rule names', () => {
  const titles: Record<string, string> = { 'D-50': 'T-Rex bonus', 'K-12': 'Limits' };
  expect(linked('see D-50 and K-12.† More.', (id) => titles[id]!)).toEqual([
    { text: 'see ', to: null },
    { text: '→ T-Rex bonus', to: 'D-50' },
    { text: ' and ', to: null },
    { text: '→ Limits', to: 'K-12' },
    { text: '.', to: null },
    { text: '†', to: 'footnote' },
    { text: ' More.', to: null },
  ]);
});

it.each(GAME_NAMES)('has pictures only for rules and sections of %s that there are', async (game) => {
  const { book } = await manifestOf(game).loadRules!();
  expect(book.sections.flat(2)).toEqual(expect.arrayContaining(Object.keys(book.pictures)));
});
