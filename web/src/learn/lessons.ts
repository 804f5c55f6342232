/** The guided first games; made by `make_lessons.py`. The words of each step are in the Fluent files. */
import type { Message } from '$lib/i18n/language';
import type { GameName, GameView, Outcome } from '$lib/net/types';
import { manifestOf } from '../games';
import type { Guided } from '../games/board';

/** What is shown after a decision. */
export interface LessonScene {
  events: Message[];
  view: GameView;
}

/** A step either explains something (`about`) or waits for the learner's `move`. */
export interface Step extends Guided {
  /** Names the words of the step. */
  key: string;
  /** What happens before the step; empty: it goes on where the last one was. */
  scenes: LessonScene[];
}

export interface Lesson {
  options: Record<string, unknown> & { players: number };
  components: unknown;
  steps: Step[];
  /** What happens after the last step. */
  ending: LessonScene[];
  outcome: Outcome;
}

export async function loadLesson(game: GameName): Promise<Lesson> {
  return (await manifestOf(game).loadLesson!()) as Lesson;
}

/** What happens before each step, and at last what happens after all of them. */
export function scenesOf({ steps, ending }: Lesson): LessonScene[][] {
  return [...steps.map(({ scenes }) => scenes), ending];
}

/** What the table looks like at a step; after the last one: at the end. */
export function viewAt(lesson: Lesson, at: number): GameView {
  return scenesOf(lesson)
    .slice(0, at + 1)
    .flat()
    .at(-1)!.view;
}
