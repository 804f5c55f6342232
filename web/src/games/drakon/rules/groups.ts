/** The chambers in the groups in which the rules explain them. */
import { KINDS, type Kind } from '../model';

export const COIN_CHAMBERS: readonly Kind[] = ['find-coin', 'lose-coin', 'steal-coin-left', 'steal-coin-right'];
export const OTHER_CHAMBERS: readonly Kind[] = KINDS.filter((kind) => !COIN_CHAMBERS.includes(kind));
