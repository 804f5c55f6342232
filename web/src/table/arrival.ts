/**
 * The way to a table: the seat of a link is taken, the table is read and its game loaded, together as far as possible.
 * It can be begun while the page itself is still on its way.
 */
import { api, Refused } from '$lib/net/api';
import type { GameName, Seat, Table } from '$lib/net/types';
import { loadGame } from '../games';
import type { GameModule } from '../games/board';

export interface Arrival {
  mine: readonly Seat[];
  table: Table;
  components: unknown;
  game: Promise<GameModule>;
}

let begun: { id: string; arrival: Promise<Arrival> } | null = null;

/** Begin to load a table before its page is there: `arriveAt` then takes what has been begun. */
export function preload(id: string, secret: string): void {
  begun = { id, arrival: arrive(id, secret) };
  begun.arrival.catch(() => {}); // who arrives is told
}

/** Arrive, with the secret of a link if there is one. */
export function arriveAt(id: string, secret: string): Promise<Arrival> {
  const early = begun?.id === id ? begun.arrival : null;
  begun = null;
  return early ?? arrive(id, secret);
}

async function arrive(id: string, secret: string): Promise<Arrival> {
  const seat = secret ? await enter(id, secret) : null;
  const known = seat && beginLoading(seat.game);
  const [{ mine, table }, components] = await Promise.all([api.table(id), api.components(id)]);
  return { mine, table, components, game: known ?? beginLoading(table.game) };
}

/** Take the seat of a link; null: it opens no seat any more, but the table can be seen, and perhaps another seat is free. */
async function enter(id: string, secret: string): Promise<{ game: GameName } | null> {
  try {
    return await api.enter(id, secret);
  } catch (error) {
    if (error instanceof Refused && error.status === 403) return null;
    throw error;
  }
}

function beginLoading(name: GameName): Promise<GameModule> {
  const game = loadGame(name);
  game.catch(() => {}); // who waits for it is told
  return game;
}
