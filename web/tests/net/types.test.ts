import { expectTypeOf, test } from 'vitest';
import type { ANSWER_TYPES, COMMAND_TYPES, NEWS_TYPES } from '../../src/lib/facts';
import type { Answer, Command, News } from '../../src/lib/net/types';

test('messages have the types that the server knows', () => {
  expectTypeOf<Command['type']>().toEqualTypeOf<(typeof COMMAND_TYPES)[number]>();
  expectTypeOf<News['type']>().toEqualTypeOf<(typeof NEWS_TYPES)[number]>();
  expectTypeOf<Answer['type']>().toEqualTypeOf<(typeof ANSWER_TYPES)[number]>();
});
