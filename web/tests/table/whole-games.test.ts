/** Whole games on the stage, whatever happens meanwhile: each event is shown once, and in order. */
import { describe, expect, it } from 'vitest';
import { beatsOf as draftosaurusBeats } from '../../src/games/draftosaurus/beats';
import { beatsOf as drakonBeats } from '../../src/games/drakon/beats';
import type { BeatsOf, Happening } from '../../src/games/board';
import type { Message } from '../../src/lib/i18n/language';
import { NOTHING, type Known } from '../../src/lib/net/merge';
import type { Pace } from '../../src/lib/settings.svelte';
import { Stage } from '../../src/table/stage.svelte';
import happenings from '../games/draftosaurus/happenings.json';
import { GAMES as DRAKON, joined } from '../games/drakon/recorded';

type Step = Pick<Happening, 'before' | 'after' | 'events'>;

const GAMES = [
  ...(happenings as unknown as { name: string; happenings: Step[] }[]).map(({ name, happenings: steps }) => ({
    name: `Draftosaurus, ${name}`,
    steps,
    beatsOf: draftosaurusBeats as unknown as BeatsOf,
  })),
  ...DRAKON.map(({ name, steps }) => ({
    name: `Drakon, ${name}`,
    steps: steps as unknown as Step[],
    beatsOf: drakonBeats as unknown as BeatsOf,
  })),
];
const PACES: Pace[] = ['calm', 'brisk', 'instant'];

/** A reader with a clock of their own, who notes every beat that is seen, whether it is presented or shown at once. */
class Reader {
  shown: Message[] = [];
  pace: Pace = 'brisk';
  hidden = false;
  #truth: Known = { ...NOTHING, seq: 0 };
  #timer: (() => void) | null = null;
  #seen: unknown = null;
  readonly stage = new Stage(() => this.#truth, {
    pace: () => this.pace,
    hidden: () => this.hidden,
    onBeat: () => {},
    setTimer: (act) => ((this.#timer = act), 1),
    clearTimer: () => (this.#timer = null),
  });

  constructor(readonly beatsOf: BeatsOf) {}

  hear({ before, after, events }: Step): void {
    const known: Known = { ...this.#truth, view: before };
    this.#truth = { ...this.#truth, view: after, seq: this.#truth.seq + 1, lastEvents: events };
    this.stage.hear(known, this.#truth, this.beatsOf);
    this.#look();
  }

  /** The same state once more: somebody came or went, or the connection was lost and is back. */
  hearNothingNew(present: number[]): void {
    const before = this.#truth;
    this.#truth = { ...before, present };
    this.stage.hear(before, this.#truth, this.beatsOf);
    this.#look();
  }

  /** Time goes by until the next beat; false: nothing is presented any more. */
  wait(): boolean {
    const act = this.#timer;
    this.#timer = null;
    act?.();
    this.#look();
    return act !== null;
  }

  waitForAll(): void {
    while (this.wait());
  }

  act(): void {
    this.stage.skip();
    this.#look();
  }

  #look(): void {
    const { beat } = this.stage;
    if (beat && beat !== this.#seen) this.shown.push(...beat.events);
    this.#seen = beat;
  }
}

const all = (steps: readonly Step[]) => steps.flatMap(({ events }) => events);
/** What has a beat of its own; a few events are only told in the log. */
const told = (steps: readonly Step[], beatsOf: BeatsOf) =>
  steps.flatMap((step) => beatsOf({ ...step, bots: [] }).flatMap(({ events }) => events));

describe.each(GAMES)('$name', ({ steps, beatsOf }) => {
  it.each(PACES)('is shown at the pace %s', (pace) => {
    const reader = new Reader(beatsOf);
    reader.pace = pace;
    for (const step of steps) {
      reader.hear(step);
      reader.waitForAll();
    }
    expect(reader.shown).toEqual(pace === 'instant' ? all(steps) : told(steps, beatsOf));
    expect(reader.stage.shown.view).toBe(steps.at(-1)!.after);
  });

  it('is shown once, whoever comes and goes, and however often the connection is lost', () => {
    const reader = new Reader(beatsOf);
    for (const [index, step] of steps.entries()) {
      reader.hear(step);
      reader.hearNothingNew([index % 2]);
      reader.wait();
      reader.hearNothingNew([]);
      reader.waitForAll();
      reader.hearNothingNew([0]);
    }
    expect(reader.shown).toEqual(told(steps, beatsOf));
  });

  it('leaves nothing out when the reader acts early', () => {
    const reader = new Reader(beatsOf);
    for (const [index, step] of steps.entries()) {
      reader.hear(step);
      for (let beat = 0; beat < index % 3; beat += 1) reader.wait();
      reader.act();
      expect(reader.stage.shown.view).toBe(step.after);
    }
    expect(reader.shown).toEqual(told(steps, beatsOf));
  });

  it('leaves nothing out when the pace changes on the way', () => {
    const reader = new Reader(beatsOf);
    for (const [index, step] of steps.entries()) {
      reader.pace = PACES[index % 2]!;
      reader.hear(step);
      if (index % 4 === 0) reader.pace = 'instant';
      reader.waitForAll();
    }
    expect(reader.shown).toEqual(told(steps, beatsOf));
  });

  it('is shown in order where the next thing happens before the last one is told', () => {
    const reader = new Reader(beatsOf);
    for (const step of steps) {
      reader.hear(step);
      reader.wait();
    }
    reader.waitForAll();
    expect(reader.shown).toEqual(told(steps, beatsOf));
  });

  it('is either shown or remembered as missed', () => {
    const reader = new Reader(beatsOf);
    for (const [index, step] of steps.entries()) {
      reader.hidden = index % 3 === 1;
      reader.hear(step);
      reader.waitForAll();
    }
    const hidden = steps.filter((_, index) => index % 3 === 1);
    const seen = steps.filter((_, index) => index % 3 !== 1);
    expect(reader.stage.missed).toEqual(expect.arrayContaining(all(hidden)));
    expect([...reader.shown, ...reader.stage.missed]).toHaveLength(told(seen, beatsOf).length + all(hidden).length);
  });
});

it.each(DRAKON)('Drakon, $name: several turns that are heard of at once are told one after the other', ({ steps }) => {
  const parts = joined(steps, 4) as unknown as Step[];
  const reader = new Reader(drakonBeats as unknown as BeatsOf);
  for (const part of parts) {
    reader.hear(part);
    reader.waitForAll();
  }
  const shown = reader.shown.concat(reader.stage.missed);
  expect(shown).toHaveLength(new Set(shown).size);
});
