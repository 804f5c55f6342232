/**
 * A decision on its way: it waits for the person to confirm it, if that is wished, then for the server, then for the news of
 * what came of it. Until then the board shows it as done, so that nothing flashes back.
 */
import type { Known } from '$lib/net/merge';
import type { Action } from '$lib/net/types';

/** The viewpoint that decides. */
export interface Decider {
  readonly known: Known;
  move(move: string): Promise<number>;
}

export class Proposal {
  /** The move that waits; null: none. */
  move = $state<string | null>(null);
  /** Whether it waits for the person. */
  confirming = $state(false);
  /** What belongs to the same decision and is sent as soon as the move is done. */
  then = $state.raw<Action | null>(null);
  #by: Decider | null = null;
  /** The seq under which the server has stored it; the news of it may come sooner or later. */
  #stored: number | null = null;

  constructor(private readonly onRefused: (error: unknown) => void) {}

  make(by: Decider, move: string, then: Action | null, asks: boolean): void {
    if (this.move !== null && !this.confirming) return;
    [this.#by, this.move, this.then, this.confirming] = [by, move, then, asks];
    if (!asks) void this.confirm();
  }

  async confirm(): Promise<void> {
    const [by, move] = [this.#by, this.move];
    if (!by || move === null) return;
    this.confirming = false;
    try {
      const seq = await by.move(move);
      if (this.#by !== by) return;
      this.#stored = seq;
      this.hear();
    } catch (error) {
      if (this.#by === by) this.withdraw();
      this.onRefused(error);
    }
  }

  withdraw(): void {
    this.move = this.then = this.#by = this.#stored = null;
    this.confirming = false;
  }

  /** Something has happened: is it what was waited for, or is the question gone? */
  hear(): void {
    if (this.confirming && !this.#isLegal(this.move)) this.withdraw();
    if (this.#stored === null || this.#by!.known.seq < this.#stored) return;
    const { then } = this;
    this.#stored = this.then = null;
    if (!then || !this.#isLegal(then.move)) return this.withdraw();
    this.move = then.move;
    void this.confirm();
  }

  #isLegal(move: string | null): boolean {
    return this.#by?.known.view?.legal.some((action) => action.move === move) ?? false;
  }
}
