/** All that has happened since this seat decided last: marks on the map, and the latest of it in words. */
import type { Message } from '$lib/i18n/language';
import { marksOf, type Mark, type Places } from './trail';

const MOST_MARKS = 14;
const MOST_TOLD = 3;
/** Said elsewhere, or too small to tell. */
const UNTOLD = new Set(['chamber-taken', 'chamber-drawn', 'chamber-discarded', 'coin-offered']);

export class Story {
  marks = $state.raw<readonly Mark[]>([]);
  told = $state.raw<readonly Message[]>([]);
  #before: Places | null = null;

  /** The seat decides: what comes now is another story. */
  begin(): void {
    this.marks = [];
    this.told = [];
  }

  hear(view: Places, events: readonly Message[]): void {
    if (this.#before && events.length) {
      this.marks = [...this.marks, ...marksOf(this.#before, events)].slice(-MOST_MARKS);
      this.told = [...this.told, ...events.filter(({ id }) => !UNTOLD.has(id))].slice(-MOST_TOLD);
    }
    this.#before = { cells: view.cells, drakon: view.drakon };
  }
}
