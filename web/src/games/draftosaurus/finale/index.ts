/** How a game of Draftosaurus ends. */
import type { GameFinale } from '../../finale';
import Boards from './Boards.svelte';
import { factsOf } from './facts';
import PartIcon from './PartIcon.svelte';
import { pictureOf } from './picture';
import Scores from './Scores.svelte';
import { decisionOf, marginOf, scriptOf } from './script';

export const finale: GameFinale = {
  scriptOf,
  Scores: Scores as GameFinale['Scores'],
  Boards: Boards as GameFinale['Boards'],
  marginOf,
  reasonOf: decisionOf,
  factsOf,
  Sheet: null,
  PartIcon,
  pictureOf,
};
