import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const IMPORT = /(?:from|import)\s*\(?\s*'((?:\.|\$lib\/)[^']*)'/g;
const REGISTRY = ['games/index.ts', 'games/gallery.ts'];

/** What belongs together: a folder, a game, the contract between games and pages, the list of games, or a file of its own. */
function unitOf(file: string): string {
  const [folder, inner, ...deeper] = file.split('/');
  if (folder === 'games' && !deeper.length) return REGISTRY.includes(file) ? 'list of games' : 'contract of games';
  if (folder === 'games') return `games/${inner}`;
  if (folder === 'lib') return deeper.length ? `lib/${inner}` : file;
  return inner ? folder! : 'shell';
}

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|svelte)$/.test(path));

/** The file that an import means; null: it is none of code. */
function resolve(from: string, target: string): string | null {
  const path = target.startsWith('$lib/') ? target.replace('$lib', 'lib') : normalize(join(dirname(from), target));
  return (
    ['', '.ts', '.svelte.ts', '/index.ts', 'index.ts']
      .map((ending) => path + ending)
      .find((file) => FILES.includes(file)) ?? null
  );
}

/** By unit, those that it imports. */
function graph(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of FILES) {
    const targets = [...readFileSync(`src/${file}`, 'utf8').matchAll(IMPORT)].map((match) => resolve(file, match[1]!));
    const units = targets.filter((target) => target !== null).map(unitOf);
    const known = found.get(unitOf(file)) ?? new Set();
    units.filter((unit) => unit !== unitOf(file)).forEach((unit) => known.add(unit));
    found.set(unitOf(file), known);
  }
  return found;
}

/** Everything that a unit imports, directly or by way of others. */
function reach(units: Map<string, Set<string>>, from: string, seen = new Set<string>()): Set<string> {
  for (const unit of units.get(from) ?? []) {
    if (seen.has(unit)) continue;
    seen.add(unit);
    reach(units, unit, seen);
  }
  return seen;
}

it('has no folders that import each other', () => {
  const units = graph();
  const circles = [...units.keys()].filter((unit) => reach(units, unit).has(unit));
  expect(
    circles.map((unit) => `${unit} → ${[...units.get(unit)!].filter((other) => circles.includes(other)).join(', ')}`),
  ).toEqual([]);
});

it('has games that know no page and no other game', () => {
  const units = graph();
  const games = [...units.keys()].filter((unit) => unit.startsWith('games/') && unit !== 'games/gallery');
  const foreign = games.flatMap((game) =>
    [...units.get(game)!]
      .filter((unit) => !/^lib\/|^contract of games$|^games\/gallery$/.test(unit))
      .map((unit) => `${game} → ${unit}`),
  );
  expect(foreign).toEqual([]);
});
