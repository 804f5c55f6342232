/** What the table shell and a game's board agree on. See web/README.md. */
import type { Component, Snippet } from 'svelte';
import type { Message } from '$lib/i18n/language';
import type { Action, GameView, LogEntry, Seat, Table } from '$lib/net/types';
import type { SoundName } from '$lib/sound';
import type { Person } from '$lib/table/people';
import type { GameFinale } from './finale';
import type { ReplayGuide } from './replay';
import type { Chapter } from './story';

/** One moment of the story: what is seen, and for how long. */
export interface Beat<View extends GameView = GameView> {
  /** What is told in it: usually one event, several if they happen together; none: a pause, or somebody thinks. */
  events: readonly Message[];
  /** How long it takes at the pace `brisk`; 0: it is not animated, only told and marked. */
  ms: number;
  sound: SoundName | null;
  /** What the table looks like from the beginning of the beat on. */
  view: View;
  /** What it looked like until then, where the board shows how one became the other. */
  before?: View;
  /** The seats shown as acting meanwhile. */
  acting: readonly Seat[];
}

/** All of what happened as one moment: where the reader goes from step to step by hand. */
export function stillBeat<View extends GameView>(view: View, events: readonly Message[]): Beat<View> {
  return { events, ms: STEP_MS, sound: null, view, acting: view.acting };
}

const STEP_MS = 500;

/** What happened between two views. */
export interface Happening<View extends GameView = GameView> {
  before: View;
  after: View;
  events: readonly Message[];
  /** The seats at which bots decide. */
  bots: readonly Seat[];
}

export type BeatsOf<View extends GameView = GameView> = (happening: Happening<View>) => Beat<View>[];

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
  /** By seat: presence, clock and phrase, for the players' cards. None: a replay or a lesson. */
  people?: readonly Person[];
  /** From whose side of the table a spectator looks. */
  side?: Seat;
  /** The seats that owe a decision (newer than `view.acting`). */
  acting: readonly Seat[];
  /** A move that waits: to be confirmed, or for the server's answer. Show it as done, but not yet for sure. */
  pending: string | null;
  /** The moment that is presented now: animate it. Null: nothing is to be animated. */
  beat: Beat<View> | null;
  /** An event that the reader points at in the log: show where it happened. */
  highlight: Message | null;
  /** The move of a hint that is looked at: show it; and one that belongs to the same decision. */
  suggested: string | null;
  suggestedThen?: string | null;
  /** Whether the hint is told over the board, where there is no room beside it. */
  hasHint?: boolean;
  /** The log, for a board that has a place for it beside the map; see `hasRail`. */
  log?: Snippet;
  /** Whether a finished game is looked at: nothing is asked, and the server is not asked about the moment either. */
  isReplay?: boolean;
  /** Whether all hands and other possessions lie open: show them. */
  showsAll?: boolean;
  /** Whether only the board is shown, without hands and questions: once the game is over. */
  isBare?: boolean;
  /** Whether moves may be made here: false for spectators and replays. */
  interactive: boolean;
  /**
   * Decide. The shell confirms if the reader wants that, sends, and shows refusals. `then` belongs to the same decision: it
   * is confirmed along with the move, and sent once that is done.
   */
  onMove(move: string, then?: Action): void;
  /** The player holds something that is not decided yet, and how it is put back; null: nothing. Undo does that first. */
  onHold?(putBack: (() => void) | null): void;
  /** The player tries what a rule forbids: for a shell that has more to say about it than the board. */
  onRefused?(why: Message): void;
}

/** What a step of a guided game is about: a named thing, or a move and what belongs to the same decision. */
export interface Guided {
  about: string | null;
  move: string | null;
  then: string | null;
}

/** Something on the board that a coach points at. */
export interface LessonTarget {
  /** Finds it on the page; it does not once it is dealt with. */
  selector: string;
  /** Which words belong to it: 0 for the first part of a step, 1 for the second. */
  part: 0 | 1;
  /** Whether a finger taps it twice: the first tap only shows what would happen. */
  twice?: boolean;
  /** Where the coach stands, if there is room. */
  side?: 'above';
  /** What around it the coach must not cover. */
  within?: string;
}

export interface GameModule {
  Board: Component<BoardProps<never, never>>;
  /** An action that is possible in the view, in the reader's words: for hints and the confirm step. */
  describeMove(action: Action, view: GameView, names: readonly string[]): string;
  /** An option of a hint, with what belongs to the same decision: what is done, and where, in the reader's words. */
  describeOption(
    view: GameView,
    option: { move: string; then: string | null },
    names: readonly string[],
  ): { what: string; where: string };
  /** The id of the word for what the game is played for: the heading of that column in a hint. */
  counted: 'hint-points' | 'hint-coins';
  /** How events are presented: what is seen when, for how long, with which sound. */
  beatsOf: BeatsOf;
  /** What happened, for who cannot see where. */
  readOut(event: Message, view: GameView, names: readonly string[]): string;
  /** The game's own keys, and what they do in the reader's words. */
  keys(): [key: string, does: string][];
  /** Whether the players' cards show what `people` tells; else the shell does. */
  showsPeople?: boolean;
  /** Whether the view holds something that others at the same device must not see. */
  hasSecrets(view: GameView): boolean;
  /** What happened, retold for a reader: a line for each turn and player. `options`: what is agreed at the table. */
  storyOf(log: readonly LogEntry[], reader: Seat | null, options?: Table['options']): Chapter[];
  /** Draws an icon of a line of the story. */
  StoryIcon: Component<{ icon: never }>;
  /** What follows a move at once and is decided along with it; null: that is not known yet. */
  followUp(view: GameView, move: string, then: string): Action | null;
  /** Turns and key moments, for who looks back at a game. */
  replay: ReplayGuide;
  /** How the end of a game is presented. */
  loadFinale(): Promise<GameFinale>;
  /** Whether the board takes the whole width where there is room, and shows the log in a rail of its own. */
  hasRail?: boolean;
  /** What the coach of the guided game points at, the first that is there. */
  lessonTargets(step: Guided, view: GameView): LessonTarget[];
}

/** The rules of a game in order, with what is shown beside them. The words are in the Fluent files. */
export interface Book {
  sections: [heading: string, rules: string[]][];
  /** The rules that are not the same in all rule sets. */
  differ: string[];
  /** By rule or section, what the game's `Picture` draws beside it. */
  pictures: Record<string, unknown[]>;
  /** By rule: the id of what is counted, and how many there are. */
  tables: Record<string, [counted: string, number: number][]>;
  /** What the game's own pages show; the game knows what it is. */
  examples: unknown;
}

/** A game's part of its rules: loaded when they are opened. */
export interface RulesModule {
  /** How many may play. */
  players: readonly [least: number, most: number];
  book: Book;
  /** The illustrated page "How to play". */
  HowTo: Component;
  /** The same on two pages, to be printed. */
  Sheet: Component;
  /** Draws what a rule speaks of, as it looks on the table. */
  Picture: Component<{ picture: never }>;
}
