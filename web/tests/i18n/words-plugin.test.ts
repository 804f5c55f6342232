import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { tieShortWords } from '../../words-plugin';

describe('short words of Polish', () => {
  it('stay with the word that follows', () => {
    expect(tieShortWords('x = W lesie i w górach')).toBe('x = W\u00a0lesie i\u00a0w\u00a0górach');
  });

  it('are whole words', () => {
    expect(tieShortWords('side-W = na { $a } zachód')).toBe('side-W = na { $a } zachód');
  });

  it('change no message id', () => {
    const text = readFileSync('../src/saurian/locale/pl/drakon.ftl', 'utf8');
    expect(new FluentResource(tieShortWords(text)).body.map(({ id }) => id)).toEqual(
      new FluentResource(text).body.map(({ id }) => id),
    );
  });
});
