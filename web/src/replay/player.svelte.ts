/**
 * Plays a finished game: step by step with the beats of the live table, or jumps to any step at once. The games know how
 * a step is presented (`GameModule.beatsOf`); here is only when.
 */
import type { Message } from '$lib/i18n/language';
import type { Beat, GameModule } from '../games/board';
import { turnAt, type Recording } from './recording';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a finished turn is looked at before the next begins. */
const TURN_PAUSE_MS = 450;

/** What the player needs of the world; a test has a world of its own. */
export interface Surroundings {
  /** How much longer everything takes than at the pace `brisk`. */
  slowness(): number;
  /** Called as each beat begins. */
  onBeat(beat: Beat): void;
  setTimer(act: () => void, milliseconds: number): number;
  clearTimer(timer: number): void;
}

export class Player {
  #place = $state(0);
  #recording = $state.raw<Recording>()!;
  #scene = $state.raw<Beat | null>(null);
  #isPlaying = $state(false);
  speed = $state<Speed>(1);
  #waiting: Beat[] = [];
  #timer: number | null = null;

  constructor(
    recording: Recording,
    private readonly game: Pick<GameModule, 'beatsOf' | 'replay'>,
    private readonly world: Surroundings,
  ) {
    this.#recording = recording;
  }

  /** The step that is shown, or presented just now. */
  get place(): number {
    return this.#place;
  }

  get last(): number {
    return this.#recording.last;
  }

  get turn(): number {
    return turnAt(this.#recording, this.#place);
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  get isAtEnd(): boolean {
    return this.#place === this.last && this.#scene === null;
  }

  get isAtStop(): boolean {
    return this.#recording.stops.includes(this.#place);
  }

  /** What is shown now: a moment that is presented, or a step as it stands. */
  readonly beat = $derived.by((): Beat => this.#scene ?? this.#stillAt(this.#place));

  get recording(): Recording {
    return this.#recording;
  }

  /** The same game from another viewpoint. */
  set recording(recording: Recording) {
    this.#stopPresenting();
    this.#recording = recording;
    if (this.#isPlaying) this.#advance();
  }

  // --- by hand ---

  seek(step: number): void {
    const wasPlaying = this.#isPlaying;
    this.pause();
    this.#place = Math.max(0, Math.min(this.last, step));
    if (wasPlaying && this.#place < this.last) this.play();
  }

  seekTurn(by: -1 | 1): void {
    const { stops } = this.#recording;
    const found = by > 0 ? stops.find((stop) => stop > this.#place) : stops.findLast((stop) => stop < this.#place);
    this.seek(found ?? this.#place);
  }

  seekMoment(by: -1 | 1): void {
    const steps = this.#recording.moments.map(({ step }) => step);
    const found = by > 0 ? steps.find((step) => step > this.#place) : steps.findLast((step) => step < this.#place);
    this.seek(found ?? (by > 0 ? this.last : 0));
  }

  // --- by itself ---

  toggle(): void {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  /** At the end, it begins anew. */
  play(): void {
    if (this.#place >= this.last) this.#place = 0;
    this.#isPlaying = true;
    this.#advance();
  }

  pause(): void {
    this.#isPlaying = false;
    this.#stopPresenting();
  }

  changeSpeed(by: -1 | 1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed;
  }

  #stopPresenting(): void {
    if (this.#timer !== null) this.world.clearTimer(this.#timer);
    this.#timer = this.#scene = null;
    this.#waiting = [];
  }

  /** On to the next step that is worth a look. */
  #advance(): void {
    while (!this.#waiting.length && this.#place < this.last) {
      this.#waiting = this.#beatsTo(this.#place + 1);
      this.#place += 1;
    }
    const beat = this.#waiting.shift();
    if (!beat) return this.pause();
    this.#scene = beat;
    this.world.onBeat(beat);
    const pause = !this.#waiting.length && this.isAtStop ? TURN_PAUSE_MS / this.speed : 0;
    this.#timer = this.world.setTimer(() => this.#advance(), (beat.ms + pause) * this.world.slowness());
  }

  /** How a step is presented. How long somebody thought is not: nobody waits for it any more. */
  #beatsTo(step: number): Beat[] {
    const { steps } = this.#recording;
    const { unasked } = this.game.replay;
    const { view, events } = steps[step]!;
    const beats = this.game.beatsOf({ before: steps[step - 1]!.view, after: view, events, bots: [] });
    const seen = beats[0]?.events.length ? beats : beats.slice(1);
    return seen.map((beat) => ({ ...beat, view: unasked(beat.view), ms: beat.ms / this.speed }));
  }

  /** A step as it stands; at the end of a turn, with all that happened in it. */
  #stillAt(step: number): Beat {
    const { steps, stops } = this.#recording;
    const from = stops.includes(step) ? (stops[turnAt(this.#recording, step) - 1] ?? 0) : step - 1;
    const done = steps.slice(from + 1, step + 1);
    const { unasked } = this.game.replay;
    return {
      events: toldOf(done.flatMap(({ events }) => events)),
      ms: 0,
      sound: null,
      view: unasked(steps[step]!.view),
      before: unasked(steps[Math.max(0, from)]!.view),
      acting: done.flatMap(({ seat }) => seat ?? []).slice(-1),
    };
  }
}

/** That somebody has decided is told only where nothing else is. */
function toldOf(events: readonly Message[]): readonly Message[] {
  const told = events.filter(({ id }) => id !== 'decided');
  return told.length ? told : events;
}
