/** Which options of a hint are compared in its panel. */
import type { Hint } from '$lib/net/types';

/** Options shown. */
const SHOWN = 4;

export type Option = Hint['prospects'][number];

export interface Compared extends Option {
  /** In how many games of 100 it wins. */
  wins: number;
}

/** The recommended option, and those that were tried out as well; they come in the order of their figures. */
export function comparedIn(hint: Hint): Compared[] {
  return hint.prospects
    .filter(({ win_share }, place) => place === 0 || win_share !== null)
    .slice(0, SHOWN)
    .map((option) => ({ ...option, wins: Math.round((option.win_share ?? 0) * 100) }));
}
