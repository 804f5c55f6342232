/** What the server says and hears: see docs/protocol.md and docs/views.md. */
import type { Message, Problem } from '$lib/i18n/language';

export type Seat = number;
export type Stage = 'open' | 'playing' | 'over';
export type GameName = 'draftosaurus' | 'drakon';

export interface Sitter {
  /** Empty while the seat is free. */
  name: string;
  bot: string | null;
  stand_in: string | null;
  gone: boolean;
}

export interface Outcome {
  ranks: number[];
  totals: number[];
  parts: Record<string, number>[];
  tie_break: string | null;
  teams: Seat[][];
  winners: Seat[];
}

export interface Table {
  id: string;
  game: GameName;
  rules: number;
  options: Record<string, unknown>;
  /** Empty: everybody for himself. */
  teams: Seat[][];
  public: boolean;
  host: Seat | null;
  stage: Stage;
  clock: number | null;
  grace: number | null;
  seats: Sitter[];
  chance: { commitment: string; seed: string | null; added: string[] | null };
  outcome: Outcome | null;
  rematch: string | null;
}

/** One thing that may be done: `move` is what is sent back, the other fields depend on the `kind`. */
export interface Action {
  move: string;
  kind: string;
  [field: string]: unknown;
}

/** What every game's view has; each game adds its own. */
export interface GameView {
  seat: Seat | null;
  phase: string;
  acting: Seat[];
  legal: Action[];
  /** A secret choice of this seat that can still be taken back. */
  choice?: Action | null;
}

export interface LogEntry {
  seq: number;
  /** Seconds since 1970, by the server's clock. */
  at: number;
  events: Message[];
}

export interface Hello {
  type: 'hello';
  seq: number;
  seat: Seat | null;
  table: Table;
  view: GameView | null;
  log: LogEntry[];
  acting: Seat[];
  deadline: number | null;
}

export interface Update {
  type: 'update';
  seq: number;
  log: LogEntry[];
  acting: Seat[];
  deadline: number | null;
  table?: Table;
  view?: GameView | null;
}

export interface Presence {
  type: 'presence';
  present: Seat[];
  away: Seat[];
}

export type News = Hello | Update | Presence;
export type Answer = { type: 'ack'; id: string; seq: number } | { type: 'refused'; id: string | null; problem: Problem };

export const PHRASES = [
  'hello', 'good-luck', 'your-turn', 'thinking', 'well-played', 'oops', 'thanks', 'good-game',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** A command without its id, which the connection adds. */
export type Command =
  | { type: 'move'; move: string; seen: number }
  | { type: 'retract' | 'start' | 'return' | 'leave' }
  | { type: 'fill'; seat: Seat; bot: string }
  | { type: 'say'; phrase: Phrase }
  | { type: 'stand-in'; seat: Seat };

export interface OptionField {
  name: string;
  /** Empty: JSON that only the game can judge. */
  choices: (string | number | boolean | null)[];
  default: unknown;
}

/** Choices that cannot be agreed together, and why. */
export interface Refusal {
  choices: Record<string, unknown>;
  problem: Problem;
}

export interface GameInfo {
  game: GameName;
  rules: number;
  players: [least: number, most: number];
  options: OptionField[];
  refusals: Refusal[];
  bots: string[];
}

export interface ListedTable extends Table {
  acting: Seat[];
  /** Only in the list of one's own tables. */
  mine?: Seat[];
}

export interface Hint {
  /** `then`: what would best follow at once. */
  prospects: { move: string; then: string | null; win_share: number | null; points: number | null }[];
  reasons: Message[];
}

export interface Replay {
  move: number;
  moves: { seat: Seat | null; move: string }[];
  view: GameView;
  events: Message[];
  outcome: Outcome | null;
}

export type NewSeat = { kind: 'device'; name: string } | { kind: 'link' } | { kind: 'bot'; bot: string };

export interface NewTable {
  game: GameName;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: number | null;
  grace?: number | null;
  start?: boolean;
}
