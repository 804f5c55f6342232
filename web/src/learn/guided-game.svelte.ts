/** A guided first game under way: the step the learner is at, the story between two steps, and what went wrong. */
import type { Message } from '$lib/i18n/language';
import { NOTHING, type Known } from '$lib/net/merge';
import type { GameView, Table } from '$lib/net/types';
import { recall, remember } from '$lib/remembered';
import type { BeatsOf } from '../games/board';
import { Stage, type Surroundings } from '../table/stage.svelte';
import { scenesOf, viewAt, type Lesson, type Step } from './lessons';

/** Why the learner's last try was not what the step asks for: a rule forbids it, or the lesson has another plan. */
export type Mistake = { kind: 'forbidden'; why: Message } | { kind: 'unplanned' };

export class GuidedGame {
  /** Which step it is; as many as there are steps: the game is over. */
  at = $state(0);
  mistake = $state.raw<Mistake | null>(null);
  readonly stage: Stage;
  #truth = $state.raw<Known>(NOTHING);

  constructor(
    private readonly lesson: Lesson,
    private readonly table: () => Table,
    private readonly beatsOf: BeatsOf,
    world: Surroundings,
  ) {
    this.stage = new Stage(() => this.#truth, world);
    this.#show(viewAt(lesson, 0), []);
  }

  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get isOver(): boolean {
    return this.step === null;
  }

  get shown(): Known {
    return this.stage.shown;
  }

  /** The learner decides. Only what the step asks for leads on. */
  decide(move: string, then: string | null): void {
    if (move === this.step?.move && then === this.step.then) this.next();
    else this.mistake = { kind: 'unplanned' };
  }

  /** The learner tries what a rule forbids. */
  refuse(why: Message): void {
    this.mistake = { kind: 'forbidden', why };
  }

  /** On to the next step, after what happens before it. */
  next(): void {
    this.#goTo(this.at + 1);
    for (const { events, view } of scenesOf(this.lesson)[this.at]!) {
      const before = this.#truth;
      this.#show(view, events);
      this.stage.hear(before, this.#truth, this.beatsOf);
    }
  }

  /** To any step at once. */
  jump(at: number): void {
    this.#goTo(at);
    this.#show(viewAt(this.lesson, at), []);
    this.stage.skip();
  }

  #goTo(at: number): void {
    this.at = at;
    this.mistake = null;
  }

  #show(view: GameView, lastEvents: readonly Message[]): void {
    this.#truth = { ...NOTHING, seq: this.#truth.seq + 1, table: this.table(), view, acting: view.acting, lastEvents };
  }
}

/** The step at which the learner left a lesson; null: it was not begun, or it was finished. */
export function bookmark(game: string, { steps }: Lesson): number | null {
  const key = recall<string | null>(`lesson.${game}`, null);
  const at = steps.findIndex((step) => step.key === key);
  return at > 0 ? at : null;
}

/** Remember the step, by its name: lessons may change. */
export function keepBookmark(game: string, step: Step | null): void {
  remember(`lesson.${game}`, step?.key ?? null);
}
