/** The table of Drakon. */
import DrakonBoard from './Board.svelte';
import type { GameModule } from '../board';

export const Board = DrakonBoard as unknown as GameModule['Board'];
export { describeMove } from './labels';
export { followUp } from './laying';
