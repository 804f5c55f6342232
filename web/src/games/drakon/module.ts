/** The table of Drakon. */
import { beatsOf as tellTurn } from './beats';
import DrakonBoard from './Board.svelte';
import DrakonIcon from './StoryIcon.svelte';
import type { GameModule } from '../board';
import { guide } from './replay';

export const Board = DrakonBoard as unknown as GameModule['Board'];
export const beatsOf = tellTurn as unknown as GameModule['beatsOf'];
export const counted = 'hint-coins';
export const hasRail = true;
export { describeOption } from './advice';
export { describeMove, keys, readOut } from './labels';
export { hasSecrets } from './model';
export const showsPeople = true;
export const StoryIcon = DrakonIcon as GameModule['StoryIcon'];
export { storyOf } from './log-story';
export { followUp } from './laying';
export { lessonTargets } from './lesson';
export const replay = guide as unknown as GameModule['replay'];
export const loadFinale: GameModule['loadFinale'] = async () => (await import('./finale')).finale;
