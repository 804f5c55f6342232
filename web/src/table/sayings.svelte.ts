/** What somebody has just said, by seat: shown for a few seconds, then it is past. To be made while a component is. */
import type { LogEntry, Seat } from '$lib/net/types';

const SHOWN_MS = 6_000;

export class Sayings {
  now = $state.raw<ReadonlyMap<Seat, string>>(new Map());
  /** The newest entry that was heard; what was said before the page was opened is past. */
  #heard: number | null = null;

  constructor(log: () => readonly LogEntry[]) {
    $effect(() => this.#hear(log()));
  }

  #hear(log: readonly LogEntry[]): void {
    const newest = log.at(-1)?.seq ?? -1;
    const heard = this.#heard ?? newest;
    this.#heard = newest;
    for (const { seq, events } of log) {
      if (seq <= heard) continue;
      for (const { id, args } of events)
        if (id === 'table-said') this.#show(args['seat'] as Seat, String(args['phrase']));
    }
  }

  #show(seat: Seat, phrase: string): void {
    const shown = new Map(this.now).set(seat, phrase);
    this.now = shown;
    setTimeout(() => {
      const rest = new Map(this.now);
      if (rest.get(seat) === phrase) rest.delete(seat);
      this.now = rest;
    }, SHOWN_MS);
  }
}
