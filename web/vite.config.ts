import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gzip } from './gzip-plugin.ts';
import { GAME_FACTS } from './src/lib/facts.ts';
import { worker } from './worker-plugin.ts';
import { words } from './words-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GAMES = Object.keys(GAME_FACTS);
const SCORE_PADS = GAMES.filter((game) => existsSync(here(`./src/games/${game}/score`)));
/** The folders of a game whose modules are needed together: `chunks.json` beside them names them. */
function chunksOf(game: string): { name: string; test: RegExp }[] {
  const file = here(`./src/games/${game}/chunks.json`);
  const folders = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
  return folders.map((folder) => ({ name: `${game}-${folder}`, test: new RegExp(`src/games/${game}/${folder}/`) }));
}
const SERVER = 'http://127.0.0.1:8090';

export default defineConfig({
  plugins: [svelte(), words(here('../src/saurian/locale'), GAMES), worker(here('./worker.js'), SCORE_PADS), gzip()],
  resolve: { alias: { $lib: here('./src/lib') } },
  build: {
    outDir: here('../src/saurian/server/web'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // they know light-dark()
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // what is needed together comes as one file, not as a dozen small ones: what every page uses, and what a game says of its folders
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /node_modules\/(svelte|@fluent)\/|src\/lib\/(?!ui\/QrCode|net\/live|howto|ending|table)|src\/(games\/index|table\/arrival|home\/quick)/,
            },
            ...GAMES.flatMap(chunksOf),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
