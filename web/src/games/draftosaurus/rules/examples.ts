/** The boards and zoos that the rules show; counted by the engine (`make_pictures.py`). */
import { BOOK } from './book';
import type { Face } from '../art/signs';
import type { BoardData, BoardId, Score, SpotId, Zoo } from '../model';

export interface ExampleZoo {
  board: BoardId;
  zoo: Zoo;
  score: Score;
}

interface Examples {
  boards: Record<BoardId, BoardData>;
  /** By name or rule. */
  zoos: Record<'summer' | 'winter' | 'die' | (string & {}), ExampleZoo>;
  /** By face of the die, the spots that it closes in the zoo `die`. */
  closed: Record<Face, SpotId[]>;
}

export const EXAMPLES = BOOK.examples as Examples;
export const FACES = Object.keys(EXAMPLES.closed) as Face[];
export const BOARDS = Object.keys(EXAMPLES.boards) as BoardId[];
