/** What each move of the seat would lead to, asked of the server whenever the seat is asked something. */
import { api, Refused } from '$lib/net/api';
import type { Seat, Table } from '$lib/net/types';
import type { DrakonView } from './model';
import type { Changes } from './preview';

interface Situation {
  table: Table;
  view: DrakonView;
  seat: Seat | null;
  isAsked: boolean;
}

/** To be made while a component is. Until the answer is there, and without a server, nothing is known. */
export class Preview {
  #known = $state.raw<{ view: DrakonView; changes: Changes } | null>(null);

  constructor(private readonly now: () => Situation) {
    $effect(() => {
      const { table, view, seat, isAsked } = now();
      if (isAsked && seat !== null && table.id) void this.#ask(table.id, seat, view);
    });
  }

  get isKnown(): boolean {
    return this.#known?.view === this.now().view;
  }

  get changes(): Changes {
    return this.isKnown ? this.#known!.changes : {};
  }

  async #ask(id: string, seat: Seat, view: DrakonView): Promise<void> {
    try {
      const { changes } = await api.preview(id, seat);
      if (this.now().view === view) this.#known = { view, changes: changes as Changes };
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // what cannot be foretold is not shown
    }
  }
}
