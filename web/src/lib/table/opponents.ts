/** The bots that somebody plays against at once. */
import { GAME_FACTS } from '$lib/facts';
import type { GameName } from '$lib/net/types';
import { recall } from '$lib/remembered';

export interface Opponents {
  count: number;
  level: string;
  /** What has been agreed on, where it is not as usual. */
  options: Record<string, unknown>;
}

const FACTS: Record<GameName, { levels: readonly string[] } | undefined> = GAME_FACTS;
/** The bot that every game has. */
const RANDOM = 'random';

/** The bots that a game offers, weakest first. */
export function levelsOf(game: GameName): readonly string[] {
  const levels = FACTS[game]?.levels ?? [];
  return levels.length ? levels : [RANDOM];
}

/** Those that were chosen last. */
export function lastOpponents(game: GameName): Opponents {
  const usual: Opponents = { count: 2, level: levelsOf(game)[0]!, options: {} };
  return { ...usual, ...recall(`opponents.${game}`, usual) };
}
