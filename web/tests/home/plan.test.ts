import { expect, it } from 'vitest';
import { fieldsFor, fitted, resized, wishOf, type Plan } from '../../src/home/plan';

const plan = (guests: Plan['guests']): Plan => ({ game: 'drakon', name: 'Anna', guests, options: { heroes: true }, public: false, clock: null });

it('asks for seats, and waits for those who come by link', () => {
  expect(wishOf(plan(['link', 'bot:hard', 'device']), (seat) => `Person ${seat}`)).toEqual({
    game: 'drakon', options: { heroes: true }, clock: null, public: false, start: false,
    seats: [{ kind: 'device', name: 'Anna' }, { kind: 'link' }, { kind: 'bot', bot: 'hard' }, { kind: 'device', name: 'Person 3' }],
  });
});

it('begins at once when nobody else is expected', () => {
  expect(wishOf(plan(['bot:easy']), String).start).toBe(true);
});

it('keeps the guests when their number changes', () => {
  expect(resized(['bot:easy', 'device'], 3)).toEqual(['bot:easy', 'device', 'link']);
  expect(resized(['bot:easy', 'device'], 1)).toEqual(['bot:easy']);
});

it('lets nobody begin who is not there', () => {
  const fields = [
    { name: 'players', choices: [2, 3], default: 2 },
    { name: 'first', choices: [null, 0, 1, 2], default: null },
    { name: 'box', choices: [], default: null },
  ];
  const two = fieldsFor(fields, 2);
  expect(two.map(({ name, choices }) => [name, choices])).toEqual([['first', [null, 0, 1]], ['box', []]]);
  expect(fitted({}, two)).toEqual({ first: null, box: null });
  expect(fitted({ first: 1, box: { coins: 3 } }, two)).toEqual({ first: 1, box: { coins: 3 } });
  expect(fitted({ first: 2 }, two)).toEqual({ first: null, box: null });
  expect(fitted({ first: 2 }, fieldsFor(fields, 3))).toEqual({ first: 2, box: null });
});
