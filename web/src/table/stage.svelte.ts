/**
 * The stage: what happened is presented beat by beat, at the reader's pace, instead of jumping to the newest state.
 *
 * The server stays instant, and nothing waits for the stage: whoever acts early, or taps, skips to what is known. Games map
 * events to beats (`GameModule.beatsOf`); the stage knows no game.
 */
import type { Message } from '$lib/i18n/language';
import type { Known } from '$lib/net/merge';
import type { Pace } from '$lib/settings.svelte';
import { stillBeat, type Beat, type BeatsOf } from '../games/board';

/** How much longer a beat takes than at the pace `brisk`; 0: nothing is presented. */
export const SLOWNESS: Record<Pace, number> = { calm: 1.6, brisk: 1, instant: 0 };

/** Waiting beats from which on the story is told twice as fast. */
const HURRY_FROM = 10;
/** Waiting beats from which on the story is cut short. */
const MOST_WAITING = 40;
/** Events; if more arrive at once, a summary is shown instead. */
const MOST_MISSED = 24;

interface Scene {
  beat: Beat;
  /** What the table looks like during the beat. */
  shown: Known;
}

/** What the stage needs to know of the world; a test has a world of its own. */
export interface Surroundings {
  pace(): Pace;
  /** Whether nobody is looking. */
  hidden(): boolean;
  /** Called as each beat begins. */
  onBeat(beat: Beat): void;
  setTimer(act: () => void, milliseconds: number): number;
  clearTimer(timer: number): void;
}

export class Stage {
  #scene = $state.raw<Scene | null>(null);
  /** What was shown at once instead of being presented: the board still marks it. */
  #still = $state.raw<Beat | null>(null);
  /** What happened while nobody looked; empty: nothing. */
  missed = $state.raw<readonly Message[]>([]);
  #waiting: Scene[] = [];
  #timer: number | null = null;

  constructor(
    private readonly truth: () => Known,
    private readonly world: Surroundings,
  ) {}

  /** The beat that is on, or what was shown at once; null: neither. */
  get beat(): Beat | null {
    return this.#scene?.beat ?? this.#still;
  }

  /** The table as it is presented now. */
  get shown(): Known {
    return this.#scene?.shown ?? this.truth();
  }

  get isPresenting(): boolean {
    return this.#scene !== null;
  }

  /** Something has happened: present it after what is still to be presented. */
  hear(before: Known, after: Known, beatsOf: BeatsOf): void {
    if (after.seq === before.seq || !after.lastEvents.length || !before.view || !after.view) return;
    if (this.world.hidden() || after.lastEvents.length > MOST_MISSED) return this.#miss(after.lastEvents);
    if (!SLOWNESS[this.world.pace()]) return this.#showAtOnce(after.lastEvents);
    const beats = beatsOf({ before: before.view, after: after.view, events: after.lastEvents, bots: botsAt(after) });
    this.#waiting.push(...beats.map((beat, index) => sceneOf(beat, index === beats.length - 1, before, after)));
    if (this.#waiting.length > MOST_WAITING) return this.skip();
    if (!this.#scene) this.#next();
  }

  /** Show everything that is known, at once. */
  skip(): void {
    const skipped = this.#waiting.flatMap(({ beat }) => beat.events);
    this.#end();
    if (skipped.length) this.#showAtOnce(skipped);
  }

  #end(): void {
    if (this.#timer !== null) this.world.clearTimer(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.#scene = this.#still = null;
  }

  #showAtOnce(events: readonly Message[]): void {
    const { view } = this.truth();
    this.#still = view && stillBeat(view, events);
  }

  /** Whether these events are among what was missed: a summary tells them. */
  hasMissed(events: readonly Message[]): boolean {
    return events.length > 0 && this.missed.includes(events[0]!);
  }

  /** The reader has seen what was missed. */
  catchUp(): void {
    this.missed = [];
  }

  #miss(events: readonly Message[]): void {
    this.skip();
    this.missed = [...this.missed, ...events];
  }

  #next(): void {
    const pace = SLOWNESS[this.world.pace()];
    if (!this.#waiting.length || !pace) return this.skip();
    const scene = this.#waiting.shift()!;
    this.#scene = scene;
    this.#still = null;
    this.world.onBeat(scene.beat);
    const hurry = this.#waiting.length >= HURRY_FROM ? 2 : 1;
    this.#timer = this.world.setTimer(() => this.#next(), (scene.beat.ms * pace) / hurry);
  }
}

function botsAt({ table }: Known): number[] {
  return table?.seats.flatMap((sitter, seat) => ((sitter.bot ?? sitter.stand_in) ? [seat] : [])) ?? [];
}

/** The log and who is to act follow with the last beat: nothing is told before it is seen. */
function sceneOf(beat: Beat, isLast: boolean, before: Known, after: Known): Scene {
  const { log, seq } = isLast ? after : before;
  return { beat, shown: { ...before, view: beat.view, acting: beat.acting, log, seq, lastEvents: [] } };
}
