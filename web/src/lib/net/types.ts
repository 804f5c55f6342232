/** What the server says and hears: see docs/protocol.md and docs/views.md. */
import type { PHRASES } from '$lib/facts';
import type { Message, Problem } from '$lib/i18n/language';

export type Seat = number;
export type Stage = 'open' | 'playing' | 'over';
/** A game that the server has; the browser may have no folder for it. */
export type GameName = string;

export interface Sitter {
  /** Empty while the seat is free. */
  name: string;
  bot: string | null;
  stand_in: string | null;
  /** The bot that really decides here; null: a person does. */
  plays?: string | null;
  gone: boolean;
  /** Asked to play again, and not here yet. */
  invited: boolean;
}

/** Somebody wants to play again. */
export interface Invitation {
  seat: Seat;
  /** Until when the rematch surely waits for the others, in seconds since 1970. */
  until: number;
}

/** Games of the same people, one after the other. */
export interface Series {
  games: number;
  /** By seat. */
  wins: number[];
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
  /** The seats of each team; empty: no teams. */
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
  /** At the table that is over, and at that of the rematch. */
  invitation: Invitation | null;
  /** With this game, if it is over; null: a first game. */
  series: Series | null;
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
  /** Whether the latest decision can be taken back. */
  undo: boolean;
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
  undo?: boolean;
}

export interface Presence {
  type: 'presence';
  present: Seat[];
  away: Seat[];
  /** By seat of those who are missed, when a bot may be called in. */
  stand_in_at: Record<string, number>;
}

export type News = Hello | Update | Presence;
export type Answer =
  { type: 'ack'; id: string; seq: number } | { type: 'refused'; id: string | null; problem: Problem };

export type Phrase = (typeof PHRASES)[number];

/** A command without its id, which the connection adds. */
export type Command =
  | { type: 'move'; move: string; seen: number }
  | { type: 'retract' | 'undo' | 'accept' | 'return' | 'leave' }
  | { type: 'start'; bot?: string }
  | { type: 'fill'; seat: Seat; bot: string }
  | { type: 'remove'; seat: Seat }
  | { type: 'swap'; seat: Seat; other: Seat }
  | { type: 'agree'; options: Record<string, unknown>; clock: number | null }
  | { type: 'say'; phrase: Phrase }
  | { type: 'stand-in'; seat: Seat };

export interface OptionField {
  name: string;
  /** Empty: JSON that only the game can judge. */
  choices: (string | number | boolean | null)[];
  default: unknown;
  /** What the other options must be for this one to mean anything. */
  only_with: Record<string, unknown>;
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
  /** When something last happened, in seconds since 1970. */
  at: number;
  /** Only in the list of one's own tables. */
  mine?: Seat[];
}

export interface Hint {
  /** Best first. `then`: what would best follow at once; `reason`: what speaks for an alternative. */
  prospects: {
    move: string;
    then: string | null;
    win_share: number | null;
    points: number | null;
    reason: Message | null;
  }[];
  reasons: Message[];
}

/** A step of a finished game: a move, what it gave to read, and what it changed in the view. */
export interface StepNews {
  seat: Seat | null;
  move: string | null;
  events: Message[];
  view: Partial<GameView>;
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
