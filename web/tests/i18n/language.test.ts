import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Language, messageId, ruleOf, systemLanguage, systemLocale } from '$lib/i18n/language';

const FILES = ['core', 'server', 'draftosaurus', 'drakon', 'play', 'web'];
const load = (code: 'en' | 'de' | 'pl' | 'uk') =>
  new Language(
    code,
    ...FILES.map((name) => new FluentResource(readFileSync(`../src/saurian/locale/${code}/${name}.ftl`, 'utf8'))),
  );

const NAMES = ['Anna', 'Ben'];

describe('a language', () => {
  it('tells a seat by its name', () => {
    expect(load('en').say({ id: 'coin-stolen', args: { seat: 1, other: 0 } }, NAMES)).toBe(
      'Ben steals a coin from Anna.',
    );
  });

  it('tells a seat without a name by its number', () => {
    expect(load('en').say({ id: 'first-player', args: { seat: 7 } }, NAMES)).toContain('7');
  });

  it('declines the words of the games', () => {
    const args = { seat: 0, species: 'trex', spot: 'bridge_left' };
    expect(load('en').say({ id: 'placed', args }, NAMES)).toBe(
      'Anna places a T-Rex on the left bank of Lovers’ Bridge.',
    );
    expect(load('pl').say({ id: 'placed', args }, NAMES)).toContain('tyranozaura');
  });

  it('counts what is listed', () => {
    const args = { seat: 0, dinosaurs: ['trex', 'stegosaurus', 'trex'] };
    expect(load('en').say({ id: 'drawn', args }, NAMES)).toBe('Anna draws: T-Rex ×2, Stegosaurus.');
  });

  it.each([
    [1, 'Jedno miejsce'],
    [3, '3 miejsca'],
    [5, '5 miejsc'],
  ])('knows the plurals of Polish: %i', (count, beginning) => {
    expect(load('pl').text('waiting-free', { count })).toMatch(new RegExp(`^${beginning} `));
  });

  it('explains a problem by its cause', () => {
    const cause = { id: 'why-one-species', args: { pen: 'sameness', rule: 'D-30' } };
    const problem = { id: 'impossible-zoo', args: { number: 1, key: 'sameness' }, cause };
    const line = load('en').explain(problem);
    expect(line).toContain(load('en').say(cause));
    expect(line).not.toContain('D-30');
    expect(ruleOf(problem)).toBe('D-30');
  });

  it('has no words for what there is not', () => {
    expect(() => load('en').text('no-such-message')).toThrow('no-such-message');
    expect(() => load('en').text('revealed')).toThrow('revealed');
    expect(() => load('en').text('placed', { seat: 0, species: 'chicken', spot: 'river' })).toThrow('species-chicken');
  });
});

it('names the message of a word', () => {
  expect(messageId('pen', 'bridge_left')).toBe('pen-bridge-left');
  expect(messageId('spot', 'pyramid.B1')).toBe('spot-pyramid-B1');
});

it.each([
  [['uk-UA', 'en'], 'uk'],
  [['fr-FR', 'DE-at'], 'de'],
  [['fr', 'it'], 'en'],
  [[], 'en'],
] as const)('takes the first language of the system that it knows: %j', (wanted, code) => {
  expect(systemLanguage(wanted)).toBe(code);
});

it('writes times as the country of the reader does', () => {
  expect(systemLocale('en', ['de', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(systemLocale('pl', ['en-GB'])).toBe('pl');
});
