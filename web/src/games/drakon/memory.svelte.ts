/** What the seat has seen and could remember, asked of the server while somebody wants to know. */
import { api, Refused } from '$lib/net/api';
import type { Seat, Table } from '$lib/net/types';
import type { DrakonView } from './model';

/** docs/views.md explains every key. */
export interface Remembered {
  known_coins: { pool: number | null; value: number }[];
  unseen_chambers: Record<string, number>;
  unseen_coins: Record<string, number>;
}

interface Situation {
  table: Table;
  view: DrakonView;
  seat: Seat | null;
  isWanted: boolean;
}

/** To be made while a component is. Without a server nothing is remembered. */
export class Memory {
  #known = $state.raw<{ view: DrakonView; remembered: Remembered } | null>(null);

  constructor(private readonly now: () => Situation) {
    $effect(() => {
      const { table, view, seat, isWanted } = now();
      if (isWanted && table.id && !view.ending && !this.remembered) void this.#ask(table.id, seat, view);
    });
  }

  /** Null: not known yet. */
  get remembered(): Remembered | null {
    return this.#known?.view === this.now().view ? this.#known.remembered : null;
  }

  /** The coins that are in a pool for sure. */
  coinsIn(pool: number): number[] {
    return this.remembered?.known_coins.filter((coin) => coin.pool === pool).map(({ value }) => value) ?? [];
  }

  async #ask(id: string, seat: Seat | null, view: DrakonView): Promise<void> {
    try {
      this.#known = { view, remembered: (await api.memory(id, seat)) as Remembered };
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // what cannot be recalled is not shown
    }
  }
}
