/** Plays the final count step by step, at the reader's pace. It can be skipped, and watched again. */
import type { FinaleStep } from '../../games/finale';
import { SLOWNESS, type Surroundings } from '../stage.svelte';

type World = Pick<Surroundings, 'pace' | 'hidden' | 'setTimer' | 'clearTimer'>;

export class Playback {
  #at = $state(Infinity);
  #timer: number | null = null;

  constructor(
    private readonly steps: readonly FinaleStep[],
    private readonly world: World,
    private readonly onStep: (step: FinaleStep) => void,
    /** The count came to its end, or was skipped: not called for a result that is shown at once. */
    private readonly onDone: () => void,
  ) {}

  /** The step that is shown; the number of steps: the count is done. */
  get at(): number {
    return Math.min(this.#at, this.steps.length);
  }

  get isDone(): boolean {
    return this.at === this.steps.length;
  }

  /** Present the count, unless the reader wants results at once or looks elsewhere. */
  begin(): void {
    if (!SLOWNESS[this.world.pace()] || this.world.hidden()) return this.#finish();
    this.watch();
  }

  /** Count once more: at the pace `instant` as at `brisk`, for the reader has asked to see it. */
  watch(): void {
    this.#clear();
    this.#show(0);
  }

  skip(): void {
    if (!this.isDone) this.#finish();
  }

  end(): void {
    this.#clear();
  }

  #show(at: number): void {
    const step = this.steps[at];
    if (!step) return this.#finish();
    this.#at = at;
    this.onStep(step);
    this.#timer = this.world.setTimer(() => this.#show(at + 1), step.ms * (SLOWNESS[this.world.pace()] || 1));
  }

  #finish(): void {
    this.#clear();
    this.#at = Infinity;
    this.onDone();
  }

  #clear(): void {
    if (this.#timer !== null) this.world.clearTimer(this.#timer);
    this.#timer = null;
  }
}
