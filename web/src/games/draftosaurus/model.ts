/** What the server shows of Draftosaurus, as docs/views.md explains it. */
import type { Message } from '$lib/i18n/language';
import type { Action, GameView, Seat } from '$lib/net/types';
import type { Face, SignedPen } from './art/signs';
import type { Species } from './art/silhouettes';
import type { BOARDS } from './facts';

export type PenId = SignedPen;
export type SpotId = string;
export type BoardId = (typeof BOARDS)[number];
export type Herd = Partial<Record<Species, number>>;
/** Pen by pen, in the order they came; the pyramid has six places, an empty one is null. */
export type Zoo = Record<string, readonly (Species | null)[]>;
/** By spot, why a dinosaur may not go there; null: it may. */
export type Places = Record<SpotId, Message | null>;

export interface Score {
  total: number;
  parts: Record<string, number>;
}

export interface BoardState {
  board: BoardId;
  zoos: Zoo[];
  scores: Score[];
  trexes: number[];
}

/** What a seat of this game decides: which fields there are depends on the kind. */
export interface Decision extends Action {
  kind: Ask;
  species?: Species;
  spot?: SpotId;
}

export type Ask = 'choose' | 'place' | 'draft' | 'discard' | 'rehome';

export interface DraftosaurusView extends GameView, BoardState {
  legal: Decision[];
  choice: Decision | null;
  places: Partial<Record<Species, Places>>;
  decided: Seat[];
  round: number | null;
  rounds: number;
  turn: number | null;
  turns: number;
  roller: Seat | null;
  die: Face | null;
  bound: boolean[];
  revealed: (Species | null)[];
  past: BoardState[];
  totals: number[];
  box: Herd;
  hand_sizes: number[];
  hands: (Herd | null)[];
  unseen: Herd;
}

export interface PenData {
  id: PenId;
  rule: string;
  zone: 'woodlands' | 'grasslands' | null;
  side: 'left' | 'right' | null;
  is_river: boolean;
  places: number | null;
  spots: { id: SpotId; place: string | null }[];
  scores: string | null;
  part: string | null;
  points: number[];
  /** Whether a T-Rex in it brings a bonus point. */
  trex_bonus: boolean;
}

export interface BoardData {
  pens: PenData[];
  parts: string[];
}

export interface DraftosaurusComponents {
  match: BoardId[];
  boards: Record<BoardId, BoardData>;
  species: { id: Species; letter: string }[];
}

/** A hand. */
export function hasSecrets(view: GameView): boolean {
  const { seat, hand_sizes: sizes } = view as DraftosaurusView;
  return seat !== null && sizes[seat]! > 0;
}
