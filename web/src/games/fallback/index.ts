/** A board for any game: what may be done, as buttons. */
import FallbackBoard from './Board.svelte';
import type { GameModule } from '../board';

export const Board = FallbackBoard as unknown as GameModule['Board'];
export { describeMove } from './describe';
