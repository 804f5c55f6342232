import { describe, expect, it } from 'vitest';
import { BOOKS, linked, matches } from '../src/rules/rules';

describe('looking for a rule', () => {
  it('finds all words in any order, without accents', () => {
    expect(matches('Król dżungli: 7 punktów', 'dzungli krol')).toBe(true);
    expect(matches('Prairie of Love', 'love river')).toBe(false);
    expect(matches('anything', ' ')).toBe(true);
  });
});

it('makes links of the rules that a rule names', () => {
  expect(linked('see D-50 and K-12.').filter((piece) => piece.rule)).toEqual([
    { text: 'D-50', rule: 'D-50' },
    { text: 'K-12', rule: 'K-12' },
  ]);
});

it('has pictures for rules that there are only', () => {
  for (const book of Object.values(BOOKS)) {
    const ids = book.sections.flatMap(([, rules]) => rules);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(book.pictures)));
  }
});
