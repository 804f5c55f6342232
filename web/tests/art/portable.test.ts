import { expect, it } from 'vitest';
import type { Portable } from './portable';

const LISTS = import.meta.glob<{ portable: () => Portable }>('../games/*/portable.ts', { eager: true });

for (const [path, { portable }] of Object.entries(LISTS)) {
  const game = path.split('/').at(-2)!;
  it(`has the drawings of ${game} for Python as they are: if not, npm run art`, async () => {
    const { symbols, ...rest } = portable();
    const lines = Object.entries(symbols).map(
      ([name, markup]) => `  ${JSON.stringify(name)}: ${JSON.stringify(markup)}`,
    );
    const others = JSON.stringify(rest).slice(1, -1);
    const text = `{${others},\n"symbols": {\n${lines.join(',\n')}\n}}\n`;
    expect(text).not.toMatch(/var\(|light-dark|color-mix|svelte-/);
    await expect(text).toMatchFileSnapshot(`../../../src/saurian/games/${game}/art.json`);
  });
}
