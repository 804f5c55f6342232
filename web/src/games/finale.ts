/** What the table shell and a game agree on about the end of a game. See web/README.md. */
import type { Component } from 'svelte';
import type { Message } from '$lib/i18n/language';
import type { GameView, LogEntry, Outcome, Seat, Table } from '$lib/net/types';
import type { SoundName } from '$lib/sound';

/** A game that is over, as one reader may see it. */
export interface Ended<View extends GameView = GameView, Components = unknown> {
  view: View;
  table: Table;
  outcome: Outcome;
  components: Components;
  /** The players' names by seat. */
  names: readonly string[];
  /** The seat addressed as "you"; null: a spectator, or several people at one device. */
  reader: Seat | null;
  log: readonly LogEntry[];
}

/** One step of the final count. */
export interface FinaleStep {
  /** What is counted now. */
  caption: Message;
  /** How long it takes at the pace `brisk`. */
  ms: number;
  sound: SoundName | null;
}

export interface FinaleProps<
  View extends GameView = GameView,
  Components = unknown,
  Step extends FinaleStep = FinaleStep,
> {
  ended: Ended<View, Components>;
  steps: readonly Step[];
  /** The step that is shown; `steps.length`: the count is done. */
  at: number;
  /** An event that the reader points at in the log: show where it happened. */
  highlight: Message | null;
}

/** Something worth knowing about the game that has just ended. */
export interface Fact {
  /** The id of its label. */
  label: string;
  value: number;
  /** Whether the value is a gain, shown with its sign. */
  isGain?: boolean;
  /** The seats that did it, or did it most often; empty: all together. */
  seats: readonly Seat[];
  /** How much of the value is theirs, if that is only a part of it. */
  share?: number;
  detail?: Message;
}

/** The words of a picture: the game draws, the shell knows who won and when. */
export interface PictureWords {
  headline: string;
  date: string;
}

/** A game's part of the ending: loaded when a game is over. */
export interface GameFinale {
  /** The steps in which the result is counted. */
  scriptOf(ended: Ended<never, never>): FinaleStep[];
  /** The scores as they grow, and the podium. */
  Scores: Component<FinaleProps<never, never, never>>;
  /** The boards on which points are counted; null: the game's own board stays. */
  Boards: Component<FinaleProps<never, never, never>> | null;
  /** How many points the winners are ahead; 0: not told. */
  marginOf(ended: Ended): number;
  /** Why the game ended, or what decided it; null: nothing to explain. */
  reasonOf(ended: Ended<never, never>): Message | null;
  factsOf(ended: Ended<never, never>): Fact[];
  /** The score sheet; null: the shell's, with an icon for each part. */
  Sheet: Component<{ ended: Ended<never, never> }> | null;
  PartIcon: Component<{ part: string }> | null;
  /** The result as one SVG drawing. */
  pictureOf(ended: Ended<never, never>, words: PictureWords): string;
}
