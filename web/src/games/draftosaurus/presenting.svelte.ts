/**
 * Shows the moment that is presented: dinosaurs fly from where they were to where they are, and points to the score. To be
 * made while a component is.
 */
import { tick, untrack } from 'svelte';
import type { Message } from '$lib/i18n/language';
import { say } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import type { Beat } from '../board';
import { caption } from './advice';
import { Flights, originsOf, type Origins } from './flights';
import type { BoardData, DraftosaurusView } from './model';

export interface Scene {
  view: DraftosaurusView;
  data: BoardData;
  seat: Seat | null;
  names: readonly string[];
  beat: Beat<DraftosaurusView> | null;
  /** Whether the player may act: what still flies would be in the way. */
  interactive: boolean;
  /** The table, and what lies over it; null: not there yet. */
  table: Element | null;
  sky: Element | null;
}

export class Presenting {
  /** What is being told, in words: until something else is. */
  telling = $state('');
  #flights: Flights | undefined;
  #origins: Origins | undefined;
  /** The table as it was when points were last shown to change. */
  #counted: DraftosaurusView | undefined;
  readonly #scene: () => Scene;

  constructor(scene: () => Scene) {
    this.#scene = scene;
    const beat = $derived(scene().beat);
    $effect(() => {
      if (beat === null) this.#counted = scene().view;
    });
    // before the table changes: afterwards nobody knows where things were
    $effect.pre(() => {
      if (beat === null) return;
      const { table, view } = untrack(scene);
      if (table) this.#origins = originsOf(table, view.zoos.length);
    });
    $effect(() => {
      const now = beat;
      untrack(() => this.#begin(now));
    });
  }

  #begin(beat: Beat<DraftosaurusView> | null): void {
    const { table, sky, names, interactive } = this.#scene();
    if (table && sky) this.#flights ??= new Flights(table, sky);
    if (beat === null) this.telling = '';
    else this.telling = beat.ms ? caption(beat.events, names) || this.telling : stillCaption(beat.events, names);
    if (beat === null || interactive) this.#flights?.land();
    if (beat?.ms) void tick().then(() => this.#present(beat));
    else this.#counted = this.#scene().view;
  }

  /** Once the table looks as it does in the beat. */
  #present({ events, ms }: Beat): void {
    const { view, data, seat } = this.#scene();
    if (!this.#flights || !this.#origins) return;
    this.#flights.longest = ms;
    this.#flights.show(events, this.#origins, seat);
    if (!this.#counted || this.#counted.scores === view.scores) return;
    if (this.#counted.board === view.board) this.#flights.showPoints(this.#counted, view, data);
    this.#counted = view;
  }
}

/** What is not animated is told all the same: of a whole turn, what was rolled. */
function stillCaption(events: readonly Message[], names: readonly string[]): string {
  const event = events.find(({ id }) => id === 'rolled') ?? events[0];
  return event ? caption([event], names) || say(event, names) : '';
}
