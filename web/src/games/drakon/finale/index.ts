/** How a game of Drakon ends. */
import type { GameFinale } from '../../finale';
import { factsOf } from './facts';
import { pictureOf } from './picture';
import Scores from './Scores.svelte';
import { reasonOf, scriptOf } from './script';
import Sheet from './Sheet.svelte';

export const finale: GameFinale = {
  scriptOf,
  Scores: Scores as GameFinale['Scores'],
  Boards: null,
  marginOf: () => 0, // who has enough coins has won, however many the others have
  reasonOf,
  factsOf,
  Sheet: Sheet as GameFinale['Sheet'],
  PartIcon: null,
  pictureOf,
};
