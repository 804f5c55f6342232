/** Draftosaurus at the table. */
import type { GameModule } from '../board';
import { beatsOf as tellTurn } from './beats';
import DraftosaurusBoard from './Board.svelte';
import DraftosaurusIcon from './StoryIcon.svelte';
import { guide } from './replay';

export const Board = DraftosaurusBoard as GameModule['Board'];
export const beatsOf = tellTurn as unknown as GameModule['beatsOf'];
export const counted = 'hint-points';
export { describeMove, describeOption, followUp, keys, readOut } from './describe';
export { hasSecrets } from './model';
export const showsPeople = true;
export const StoryIcon = DraftosaurusIcon as GameModule['StoryIcon'];
export { storyOf } from './log-story';
export { lessonTargets } from './lesson';
export const replay = guide as unknown as GameModule['replay'];
export const loadFinale: GameModule['loadFinale'] = async () => (await import('./finale')).finale;
