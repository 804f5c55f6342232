import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Language, type LanguageCode } from '$lib/i18n/language';
import { BOOK as DRAFTOSAURUS } from '../src/games/draftosaurus/rules/book';
import { BOOK as DRAKON } from '../src/games/drakon/rules/book';
import { distance, SearchIndex } from '../src/rules/search';

const BOOKS = { draftosaurus: DRAFTOSAURUS, drakon: DRAKON };
type Game = keyof typeof BOOKS;
const FILES = ['core', 'draftosaurus', 'drakon', 'rules-search', 'draftosaurus-rules', 'drakon-rules'];

function indexOf(game: Game, code: LanguageCode): SearchIndex {
  const words = new Language(
    code,
    ...FILES.map((name) => new FluentResource(readFileSync(`../src/saurian/locale/${code}/${name}.ftl`, 'utf8'))),
  );
  const entries = BOOKS[game].sections.flatMap(([section, ids]) =>
    ids.map((id) => ({
      id,
      title: words.text(`rule-title-${id}`),
      keywords: words.has(`rule-keywords-${id}`) ? words.text(`rule-keywords-${id}`) : '',
      heading: words.text(`rules-heading-${game}-${section}`),
      text: words.text(`rule-text-${id}`),
    })),
  );
  return new SearchIndex(entries, words.text('rules-ignored'));
}

/** By game and language: what somebody types, and the rule that should come first. */
const ASKED: [Game, LanguageCode, string, string][] = [
  ['draftosaurus', 'en', 'dice', 'D-05'],
  ['draftosaurus', 'en', 'toilets', 'D-20'],
  ['draftosaurus', 'en', 'bathroom', 'D-20'],
  ['draftosaurus', 'en', 'two players', 'D-17'],
  ['draftosaurus', 'en', '2 players', 'D-17'],
  ['draftosaurus', 'en', 'tie', 'D-53'],
  ['draftosaurus', 'en', 'what happens in a draw?', 'D-53'],
  ['draftosaurus', 'en', 'how many points love', 'D-33'],
  ['draftosaurus', 'en', 'pyramyd', 'D-45'],
  ['draftosaurus', 'en', 'quarantin', 'D-44'],
  ['draftosaurus', 'en', 'T-Rex bonus', 'D-50'],
  ['draftosaurus', 'en', 'who starts? first player', 'D-04'],
  ['draftosaurus', 'en', 'winning', 'D-52'],
  ['draftosaurus', 'en', 'd-36', 'D-36'],
  ['draftosaurus', 'en', 'toliets', 'D-20'],
  ['draftosaurus', 'de', 'Gleichstnad', 'D-53'],
  ['draftosaurus', 'pl', 'toaltey', 'D-20'],
  ['draftosaurus', 'uk', 'кубки', 'D-05'],
  ['draftosaurus', 'de', 'Würfel', 'D-05'],
  ['draftosaurus', 'de', 'wurfel', 'D-05'],
  ['draftosaurus', 'de', 'Klo', 'D-20'],
  ['draftosaurus', 'de', 'zwei Spieler', 'D-17'],
  ['draftosaurus', 'de', 'Unentschieden', 'D-53'],
  ['draftosaurus', 'de', 'wie viele Punkte Prärie', 'D-33'],
  ['draftosaurus', 'de', 'Piramide', 'D-45'],
  ['draftosaurus', 'de', 'wer fängt an', 'D-04'],
  ['draftosaurus', 'pl', 'kostką', 'D-05'],
  ['draftosaurus', 'pl', 'toaleta', 'D-20'],
  ['draftosaurus', 'pl', 'dla dwóch graczy', 'D-17'],
  ['draftosaurus', 'pl', 'remis', 'D-53'],
  ['draftosaurus', 'pl', 'remisu', 'D-53'],
  ['draftosaurus', 'pl', 'ile punktow milosc', 'D-33'],
  ['draftosaurus', 'pl', 'krol dzungli', 'D-32'],
  ['draftosaurus', 'uk', 'кубик', 'D-05'],
  ['draftosaurus', 'uk', 'туалет', 'D-20'],
  ['draftosaurus', 'uk', 'двоє гравців', 'D-17'],
  ['draftosaurus', 'uk', 'нічиєї', 'D-53'],
  ['draftosaurus', 'uk', 'скільки балів кохання', 'D-33'],
  ['draftosaurus', 'uk', 'піраміді', 'D-45'],
  ['drakon', 'en', 'dragon', 'K-60'],
  ['drakon', 'en', 'stealing', 'K-42'],
  ['drakon', 'en', 'how do I win', 'K-70'],
  ['drakon', 'en', 'tie', 'K-12'],
  ['drakon', 'en', 'teleport', 'K-55'],
  ['drakon', 'en', 'arows', 'K-21'],
  ['drakon', 'en', 'hero powers', 'K-81'],
  ['drakon', 'de', 'Gleichstand', 'K-12'],
  ['drakon', 'de', 'klauen', 'K-42'],
  ['drakon', 'de', 'gewinnt', 'K-70'],
  ['drakon', 'pl', 'smok', 'K-60'],
  ['drakon', 'pl', 'kto wygrywa', 'K-70'],
  ['drakon', 'pl', 'kradziez monety', 'K-42'],
  ['drakon', 'uk', 'дракон', 'K-60'],
  ['drakon', 'uk', 'вкрасти монету', 'K-42'],
  ['drakon', 'uk', 'стрілками', 'K-21'],
];

describe('searching the rules', () => {
  it.each(ASKED)('%s, %s: “%s” leads to %s', (game, code, asked, rule) => {
    expect(indexOf(game, code).search(asked).ids[0]).toBe(rule);
  });

  it('finds rules with any of the words, those with more of them first', () => {
    const { ids } = indexOf('draftosaurus', 'en').search('river bridge couples');
    expect(ids.slice(0, 2)).toEqual(expect.arrayContaining(['D-41']));
    expect(ids).toContain('D-36');
  });

  it('tells which words matched', () => {
    expect([...indexOf('draftosaurus', 'en').search('couple').words]).toEqual(
      expect.arrayContaining(['couple', 'couples']),
    );
  });

  it('suggests words that look alike when nothing is found', () => {
    const index = indexOf('draftosaurus', 'en');
    expect(index.search('qwarentyne').ids).toEqual([]);
    expect(index.suggest('qwarentyne')).toContain('quarantine');
    expect(index.suggest('xyzzy')).toEqual([]);
  });
});

it.each([
  ['dice', 'dice', 0],
  ['pyramyd', 'pyramid', 1],
  ['ride', 'dire', 2],
  ['teh', 'the', 1],
])('%s and %s are %i apart', (one, other, apart) => {
  expect(distance(one, other)).toBe(apart);
});
