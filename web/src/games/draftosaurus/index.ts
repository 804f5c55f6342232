/** Draftosaurus at the table. */
import type { GameModule } from '../board';
import DraftosaurusBoard from './Board.svelte';

export const Board = DraftosaurusBoard as GameModule['Board'];
export { describeMove, followUp } from './describe';
