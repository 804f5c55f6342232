/** What a replay needs to know of a game, beside how it is presented. See web/README.md. */
import type { Message } from '$lib/i18n/language';
import type { GameView, Seat } from '$lib/net/types';

/** The game after one more move; the first step is the beginning. */
export interface Step<View extends GameView = GameView> {
  /** The seat that made the move; null: chance, or none. */
  seat: Seat | null;
  view: View;
  /** What happened, as far as this viewpoint is told. */
  events: readonly Message[];
}

/** `chapter`: a part of the game begins; `major`: a turning point; `minor`: worth a small mark. */
export type Weight = 'chapter' | 'major' | 'minor';

/** A moment that one may want to find again. */
export interface Moment {
  /** The step with which it happens. */
  step: number;
  weight: Weight;
  tone: 'gold' | 'danger' | 'plain';
  message: Message;
  /** What the game's `StoryIcon` draws; null: nothing. */
  icon: unknown;
}

export interface ReplayGuide<View extends GameView = GameView> {
  /** The same table, and nobody is asked anything. */
  unasked(view: View): View;
  /** Whether a turn of the game ends with the step that leads from one view to the other. */
  endsTurn(before: View, after: View, events: readonly Message[]): boolean;
  /** The key moments, in order. `reader`: whom they are told; null: anybody. */
  momentsOf(steps: readonly Step<View>[], reader: Seat | null): Moment[];
}
