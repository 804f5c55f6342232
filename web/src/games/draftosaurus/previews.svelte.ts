/** What placements would change, asked of the server once for each question. Nothing waits for it. */
import { api } from '$lib/net/api';
import type { Seat } from '$lib/net/types';
import type { Species } from './art/silhouettes';
import type { SpotId } from './model';
import type { Gain } from './zoo/zoo';

/** By species and spot. */
export type Changes = Readonly<Partial<Record<Species, Readonly<Record<SpotId, Gain>>>>>;

type Load = (table: string, seat: Seat) => Promise<{ seq: number; changes: Changes }>;

export class Previews {
  /** The latest answer, and the question that it belongs to. */
  #latest = $state.raw<{ question: string; changes: Changes } | null>(null);
  #asked: string | null = null;

  constructor(private readonly load: Load = api.preview) {}

  /** What is known of this question; null: nothing yet. */
  of(question: string): Changes | null {
    return this.#latest?.question === question ? this.#latest.changes : null;
  }

  /** Find out; without an answer the table is only less talkative. */
  async ask(table: string, seat: Seat, question: string): Promise<void> {
    if (this.#asked === question) return;
    this.#asked = question;
    try {
      const { changes } = await this.load(table, seat);
      if (this.#asked === question) this.#latest = { question, changes };
    } catch {
      if (this.#asked === question) this.#asked = null; // it may be asked again
    }
  }
}
