/** The games that have a folder here; each says in its `index.ts` what it brings. A game that has none is shown plainly. */
import { words } from '$lib/i18n/words.svelte';
import { OFFLINE, Refused } from '$lib/net/api';
import type { GameName } from '$lib/net/types';
import type { GameModule, RulesModule } from './board';
import type { GameManifest } from './manifest';
import { plainManifest } from './plain/manifest';

const FOLDERS = import.meta.glob<GameManifest>('./*/index.ts', { eager: true, import: 'manifest' });

const MANIFESTS: ReadonlyMap<GameName, GameManifest> = new Map(
  Object.entries(FOLDERS).map(([path, manifest]) => [path.split('/')[1]!, manifest]),
);

export const GAME_NAMES: readonly GameName[] = [...MANIFESTS.keys()];

/** What a game brings to the browser. */
export function manifestOf(name: GameName): GameManifest {
  return MANIFESTS.get(name) ?? plainManifest(name);
}

/** The code and the words of a game; `Refused` if they cannot be had now. */
export async function loadGame(name: GameName): Promise<GameModule> {
  const manifest = manifestOf(name);
  try {
    const [module] = await Promise.all([manifest.load(), words.need(...manifest.words)]);
    return module;
  } catch {
    throw new Refused(OFFLINE, 0); // the browser itself tells the developer why
  }
}

/** The rules of a game with their words; fails if they cannot be had now. */
export async function loadRules(name: GameName): Promise<RulesModule> {
  const [module] = await Promise.all([manifestOf(name).loadRules!(), words.need('rules', name)]);
  return module;
}

/** The games that have a page of rules, and those that have a guided first game. */
export const WITH_RULES = GAME_NAMES.filter((name) => manifestOf(name).loadRules);
export const WITH_LESSON = GAME_NAMES.filter((name) => manifestOf(name).loadLesson);

/** The score pad of the first game that has one. */
export const loadScorePad = [...MANIFESTS.values()].find((manifest) => manifest.loadScorePad)?.loadScorePad;
