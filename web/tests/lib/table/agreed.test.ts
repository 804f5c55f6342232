import { expect, it, vi } from 'vitest';

vi.mock('$lib/i18n/words.svelte', () => ({ t: (id: string) => id, words: { has: () => false } }));
const { brief } = await import('../../../src/lib/table/agreed');

it.each([
  ['Heroes! Each hero has a special ability, once per game', 'Heroes!'],
  ['Short game: coins worth 7 are enough', 'Short game'],
  ['Two actions a turn (house rule)', 'Two actions a turn'],
  ['Winter', 'Winter'],
])('says %s briefly', (long, short) => expect(brief(long)).toBe(short));
