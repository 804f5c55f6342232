/** What the table shell and a game's board agree on. See web/README.md. */
import type { Component } from 'svelte';
import type { Message } from '$lib/i18n/language';
import type { WordSet } from '$lib/i18n/words.svelte';
import type { Action, GameName, GameView, Seat, Table } from '$lib/net/types';

export interface BoardProps<View extends GameView = GameView, Components = unknown> {
  /** What this viewpoint may know now, legal moves included. Replaced as a whole, never changed. */
  view: View;
  /** Seats, options, stage and outcome. */
  table: Table;
  /** What the game is made of; never changes at a table. */
  components: Components;
  /** Whose viewpoint it is; null: a spectator's. */
  seat: Seat | null;
  /** The players' names by seat. */
  names: readonly string[];
  /** The seats that owe a decision (newer than `view.acting`). */
  acting: readonly Seat[];
  /** A move that waits: to be confirmed, or for the server's answer. Show it as done, but not yet for sure. */
  pending: string | null;
  /** What the latest message told: animate it. Empty on a fresh load: then do not animate. */
  lastEvents: readonly Message[];
  /** An event that the reader points at in the log: show where it happened. */
  highlight: Message | null;
  /** The move that a hint suggests: mark it; and one that belongs to the same decision. */
  suggested: string | null;
  suggestedThen?: string | null;
  /** Whether the hint is told over the board, where there is no room beside it. */
  hasHint?: boolean;
  /** Whether moves may be made here: false for spectators and replays. */
  interactive: boolean;
  /**
   * Decide. The shell confirms if the reader wants that, sends, and shows refusals. `then` belongs to the same decision: it
   * is confirmed along with the move, and sent once that is done.
   */
  onMove(move: string, then?: Action): void;
}

export interface GameModule {
  Board: Component<BoardProps<never, never>>;
  /** An action that is possible in the view, in the reader's words: for hints and the confirm step. */
  describeMove(action: Action, view: GameView, names: readonly string[]): string;
  /** What follows a move at once and is decided along with it; null: that is not known yet. */
  followUp(view: GameView, move: string, then: string): Action | null;
}

/** What is needed to show a game: loaded when a table of it is opened. */
export interface GameEntry {
  words: WordSet[];
  load(): Promise<GameModule>;
}

export type Games = Record<GameName, GameEntry>;
