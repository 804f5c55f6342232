/** The rules of Draftosaurus in pictures. */
import type { RulesModule } from '../../board';
import { BOOK } from './book';
import HowTo from './HowTo.svelte';
import Picture from './Picture.svelte';
import Sheet from './Sheet.svelte';

export const RULES: RulesModule = {
  players: [2, 5],
  book: BOOK,
  HowTo,
  Sheet,
  Picture: Picture as RulesModule['Picture'],
};
