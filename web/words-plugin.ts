/**
 * The Fluent files of the Python package as modules: `virtual:words` loads, language by language, one set of
 * words when it is needed. Nothing is copied.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from './src/lib/facts.ts';

/**
 * Which files are loaded together, `*` being the name of any game. Every page has `base`; the others come with a page, or, by
 * its name, with a game.
 */
const SETS: Record<string, string[]> = {
  base: ['core', 'server', 'hints', 'cli', 'web'],
  play: ['play'],
  plain: ['web-plain'],
  story: ['web-story', 'web-people'],
  ending: ['web-ending', 'web-ending-*'],
  replay: ['web-replay'],
  rules: ['rules', 'rules-search', '*-rules', 'web-rules', 'web-howto-*'],
  score: ['web-score'],
  learn: ['web-learn'],
};
const OF_GAME = ['*', '*-hints', '*-play', 'web-*', 'web-story-*', 'web-hints-*'];

const MAP = 'virtual:words';

export function words(folder: string, games: readonly string[]): Plugin {
  return {
    name: 'saurian-words',
    resolveId: (id) => (id === MAP || id.startsWith(`${MAP}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MAP}`) return mapModule([...Object.keys(SETS), ...games]);
      if (!id.startsWith(`\0${MAP}/`)) return null;
      const [code, set] = id.slice(MAP.length + 2).split('/') as [string, string];
      const files = filesOf(set, games)
        .map((name) => join(folder, code, `${name}.ftl`))
        .filter((file) => existsSync(file));
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(code === 'pl' ? tieShortWords(text) : text)}`;
    },
  };
}

/** The files of a set, without their ending; of those with a game's name, not every game has each. */
export function filesOf(set: string, games: readonly string[]): string[] {
  if (!SETS[set]) return OF_GAME.map((name) => name.replace('*', set));
  return SETS[set].flatMap((name) => (name.includes('*') ? games.map((game) => name.replace('*', game)) : [name]));
}

/** With no-break spaces after words of one letter: Polish typography keeps them off the end of a line. */
export function tieShortWords(text: string): string {
  return text.replace(/(?<![\p{L}\d$_-])([aiouwz]) (?=[^\s=])/giu, '$1\u00a0');
}

/** `{ en: { base: () => import(…), … }, … }` */
function mapModule(sets: readonly string[]): string {
  const loader = (code: string, set: string) => `${set}: () => import('${MAP}/${code}/${set}')`;
  const language = (code: string) => `${code}: { ${sets.map((set) => loader(code, set)).join(', ')} }`;
  return `export default { ${LANGUAGES.map(language).join(', ')} }`;
}
