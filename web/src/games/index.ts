/** The games: each is loaded when it is needed. */
import { words } from '$lib/i18n/words.svelte';
import type { GameName } from '$lib/net/types';
import type { GameModule, Games } from './board';

export const GAMES: Games = {
  draftosaurus: { words: ['draftosaurus'], load: () => import('./draftosaurus') },
  drakon: { words: ['drakon'], load: () => import('./drakon') },
};

export const GAME_NAMES = Object.keys(GAMES) as GameName[];

/** The code and the words of a game. */
export async function loadGame(name: GameName): Promise<GameModule> {
  const [module] = await Promise.all([GAMES[name].load(), words.need(...GAMES[name].words)]);
  return module;
}
