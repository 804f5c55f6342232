/** All that has happened since this seat decided last: marks on the map, and the latest of it in words. */
import type { Message } from '$lib/i18n/language';
import type { Beat } from '../board';
import type { DrakonView } from './model';
import { linesOf, type Line } from './telling';
import { marksOf, type Mark, type Places } from './trail';

const MOST_MARKS = 14;
const MOST_TOLD = 3;

export class Story {
  marks = $state.raw<readonly Mark[]>([]);
  told = $state.raw<readonly Line[]>([]);
  /** What is told just now. */
  newest = $state.raw<readonly Line[]>([]);
  /** What was told last, also while something happens that nothing is told of. */
  latest = $state.raw<readonly Line[]>([]);
  #before: Places | null = null;
  #heard: readonly Message[] | null = null;

  /** The seat decides: what comes now is another story. */
  begin(): void {
    this.marks = [];
    this.told = this.newest = this.latest = [];
  }

  /** Only this has happened: somebody looks at it who was elsewhere before. */
  retell({ before, view, events }: Beat<DrakonView>): void {
    this.begin();
    this.#before = { cells: (before ?? view).cells, drakon: (before ?? view).drakon };
    this.#heard = null;
    this.hear(view, events);
  }

  /** The same events are told only once, however often the page is drawn. */
  hear(view: DrakonView, events: readonly Message[]): void {
    if (events.length && events !== this.#heard) {
      this.newest = linesOf(events, view);
      if (this.newest.length) this.latest = this.newest;
      if (this.#before) this.marks = [...this.marks, ...marksOf(this.#before, events)].slice(-MOST_MARKS);
      if (this.#before) this.told = [...this.told, ...this.newest].slice(-MOST_TOLD);
    }
    if (events.length) this.#heard = events;
    this.#before = { cells: view.cells, drakon: view.drakon };
  }
}
