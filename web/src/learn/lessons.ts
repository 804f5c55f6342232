/** The guided first games; made by `make_lessons.py`. The words of each step are in the Fluent files. */
import type { Message } from '$lib/i18n/language';
import type { GameName, GameView } from '$lib/net/types';
import data from './lessons.json';

export interface Step {
  /** What is to be done; null: the lesson is over. */
  move: string | null;
  /** What belongs to the same decision: where a chamber is put that is placed. */
  then: string | null;
  /** What happened before. */
  events: Message[];
  view: GameView;
}

export interface Lesson {
  options: Record<string, unknown> & { players: number };
  components: unknown;
  steps: Step[];
}

export const LESSONS = data as unknown as Record<GameName, Lesson>;
