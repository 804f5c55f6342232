/**
 * The Fluent files of the Python package as modules: `virtual:words` loads, language by language, one set of
 * words when it is needed. Nothing is copied.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'de', 'pl', 'uk'];

/** Which files are loaded together. Every page has `base`; the others come with a game or a page. */
const SETS: Record<string, string[]> = {
  base: ['core', 'server', 'hints', 'cli', 'web'],
  draftosaurus: ['draftosaurus', 'draftosaurus-hints', 'play', 'web-draftosaurus'],
  drakon: ['drakon', 'drakon-hints', 'drakon-play', 'web-drakon'],
  rules: ['rules', 'draftosaurus-rules', 'drakon-rules', 'web-rules'],
  score: ['web-score'],
  learn: ['web-learn'],
};

const MAP = 'virtual:words';

export function words(folder: string): Plugin {
  return {
    name: 'saurian-words',
    resolveId: (id) => (id === MAP || id.startsWith(`${MAP}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MAP}`) return mapModule();
      if (!id.startsWith(`\0${MAP}/`)) return null;
      const [code, set] = id.slice(MAP.length + 2).split('/') as [string, string];
      const files = SETS[set]!.map((name) => join(folder, code, `${name}.ftl`));
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))}`;
    },
  };
}

/** `{ en: { base: () => import(…), … }, … }` */
function mapModule(): string {
  const loader = (code: string, set: string) => `${set}: () => import('${MAP}/${code}/${set}')`;
  const language = (code: string) =>
    `${code}: { ${Object.keys(SETS).map((set) => loader(code, set)).join(', ')} }`;
  return `export default { ${LANGUAGES.map(language).join(', ')} }`;
}
