import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gzip } from './gzip-plugin.ts';
import { worker } from './worker-plugin.ts';
import { words } from './words-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = 'http://127.0.0.1:8090';

export default defineConfig({
  plugins: [svelte(), words(here('../src/saurian/locale')), worker(here('./worker.js')), gzip()],
  resolve: { alias: { $lib: here('./src/lib') } },
  build: {
    outDir: here('../src/saurian/server/web'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // they know light-dark()
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // what is needed together comes as one file, not as a dozen small ones: what every page uses, and what draws a zoo
    rolldownOptions: { output: { codeSplitting: { groups: [
      { name: 'shell', test: /node_modules\/(svelte|@fluent)\/|src\/lib\/(?!ui\/QrCode|net\/live)|src\/(games\/index|table\/arrival|pages\/Unknown|home\/quick)/ },
      { name: 'zoo', test: /src\/games\/draftosaurus\/(art|zoo)\// },
    ] } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
