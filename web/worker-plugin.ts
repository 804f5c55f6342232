/**
 * Writes `worker.js`, the service worker, with the list of files that the start page and the score pad need: these work
 * without a network. Everything else is kept when it has been loaded once.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const OFFLINE = [/index\.html$/, /score\/Score\.svelte$/, /virtual:words\/\w+\/(base|play|score|ending)$/];

/** `games`: those that have a score pad. */
export function worker(source: string, games: readonly string[]): Plugin {
  const wanted = [...OFFLINE, new RegExp(`virtual:words/\\w+/(${games.join('|')})$`)];

  return {
    name: 'saurian-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = offlineFiles(bundle, wanted);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: head + readFileSync(source, 'utf8') });
    },
  };
}

/** The chunks that are wanted offline, and all that they import. */
function offlineFiles(bundle: Bundle, wanted: readonly RegExp[]): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') return;
    found.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
    chunk.viteMetadata?.importedAssets.forEach((face) => found.add(face));
    chunk.imports.forEach(add);
  };
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const isWanted = (chunk: Chunk) => wanted.some((pattern) => pattern.test(chunk.facadeModuleId ?? ''));
  chunks.filter(isWanted).forEach((chunk) => add(chunk.fileName));
  return [...found].sort().map((name) => `/${name}`);
}
