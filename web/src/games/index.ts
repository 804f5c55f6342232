/** The games: each is loaded when it is needed. */
import { words } from '$lib/i18n/words.svelte';
import { OFFLINE, Refused } from '$lib/net/api';
import type { GameName } from '$lib/net/types';
import type { GameModule, Games } from './board';

export const GAMES: Games = {
  draftosaurus: { words: ['draftosaurus'], load: () => import('./draftosaurus') },
  drakon: { words: ['drakon'], load: () => import('./drakon') },
};

export const GAME_NAMES = Object.keys(GAMES) as GameName[];

/** The code and the words of a game; `Refused` if they cannot be had now. */
export async function loadGame(name: GameName): Promise<GameModule> {
  try {
    const [module] = await Promise.all([GAMES[name].load(), words.need(...GAMES[name].words)]);
    return module;
  } catch {
    throw new Refused(OFFLINE, 0); // the browser itself tells the developer why
  }
}
