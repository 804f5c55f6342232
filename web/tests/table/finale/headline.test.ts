import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Language, type LanguageCode } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import { headlineOf, readerOf } from '../../../src/table/finale/headline';
import { podiumOrder } from '../../../src/lib/ending/podium';

const NAMES = ['Anna', 'Basalt', 'Cycad'];

function told(code: LanguageCode, winners: Seat[], reader: Seat | null, { shared = false, margin = 0 } = {}): string {
  const language = new Language(
    code,
    new FluentResource(readFileSync(`../src/saurian/locale/${code}/web-ending.ftl`, 'utf8')),
  );
  const list = (items: string[]) => new Intl.ListFormat(code).format(items);
  return language.say(
    headlineOf({ outcome: { winners, tie_break: shared ? 'shared' : null }, reader, names: NAMES, margin }, list),
  );
}

describe('the headline', () => {
  it.each([
    ['en', 'You win by 1 point!'],
    ['de', 'Du gewinnst mit 1 Punkt Vorsprung!'],
    ['pl', 'Wygrywasz przewagą 1 punktu!'],
    ['uk', 'Ти перемагаєш із перевагою в 1 бал!'],
  ] as const)('addresses the winner in %s', (code, text) => expect(told(code, [0], 0, { margin: 1 })).toBe(text));

  it.each([
    ['en', 'Basalt wins by 5 points!'],
    ['de', 'Basalt gewinnt mit 5 Punkten Vorsprung!'],
    ['pl', 'Wygrywa Basalt, przewagą 5 punktów!'],
    ['uk', 'Перемагає Basalt з перевагою в 5 балів!'],
  ] as const)('names another winner in %s', (code, text) => expect(told(code, [1], 0, { margin: 5 })).toBe(text));

  it.each([
    [
      'en',
      'You win!',
      'You and Cycad win!',
      'You share the win with Cycad!',
      'Anna and Cycad win together!',
      'Anna and Cycad share the win!',
    ],
    [
      'de',
      'Du gewinnst!',
      'Ihr gewinnt: du und Cycad!',
      'Du teilst dir den Sieg mit Cycad!',
      'Anna und Cycad gewinnen gemeinsam!',
      'Anna und Cycad teilen sich den Sieg!',
    ],
    [
      'pl',
      'Wygrywasz!',
      'Wygrywacie razem: ty i Cycad!',
      'Wspólne zwycięstwo: ty i Cycad!',
      'Wygrywa drużyna: Anna i Cycad!',
      'Wspólne zwycięstwo: Anna i Cycad!',
    ],
    [
      'uk',
      'Ти перемагаєш!',
      'Ви перемагаєте разом: ти й Cycad!',
      'Спільна перемога: ти й Cycad!',
      'Перемагає команда: Anna і Cycad!',
      'Спільна перемога: Anna і Cycad!',
    ],
  ] as const)('tells wins of several in %s', (code, alone, team, shared, otherTeam, othersShare) => {
    expect(told(code, [0], 0)).toBe(alone);
    expect(told(code, [0, 2], 0)).toBe(team);
    expect(told(code, [0, 2], 0, { shared: true })).toBe(shared);
    expect(told(code, [0, 2], 1)).toBe(otherTeam);
    expect(told(code, [0, 2], null, { shared: true })).toBe(othersShare);
  });

  it('names the winner where several people share a device, and for spectators', () => {
    expect(readerOf([0])).toBe(0);
    expect([readerOf([0, 1]), readerOf([])]).toEqual([null, null]);
    expect(told('en', [0], readerOf([0, 1]))).toBe('Anna wins!');
  });
});

it.each([
  [
    [1, 2],
    [1, 0],
  ],
  [
    [3, 1, 2],
    [2, 1, 0],
  ],
  [
    [2, 4, 1, 3],
    [0, 2, 3, 1],
  ],
])('puts the winner of %j in the middle of the podium', (ranks, order) => expect(podiumOrder(ranks)).toEqual(order));
