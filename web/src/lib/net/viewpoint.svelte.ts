/** A table as one seat, or a spectator, sees it: reactive, live, and able to act. */
import { LiveConnection, type ConnectionState } from './live';
import { merge, NOTHING, type Known } from './merge';
import type { Command, News, Seat } from './types';

export class Viewpoint {
  #known = $state.raw<Known>(NOTHING);
  connection = $state<ConnectionState>('connecting');
  #live: LiveConnection;
  #onNews: (news: News, before: Known) => void;

  constructor(
    readonly tableId: string,
    readonly seat: Seat | null,
    onNews: (news: News, before: Known) => void = () => {},
  ) {
    this.#onNews = onNews;
    this.#live = new LiveConnection(tableId, seat, {
      known: () => this.#known.seq,
      onNews: (news) => this.#hear(news),
      onState: (state) => (this.connection = state),
    });
  }

  get known(): Known {
    return this.#known;
  }

  /** Whether this seat owes a decision. */
  get toAct(): boolean {
    return this.seat !== null && this.#known.acting.includes(this.seat);
  }

  send(command: Command): Promise<number> {
    return this.#live.send(command);
  }

  move(move: string): Promise<number> {
    return this.send({ type: 'move', move, seen: this.#known.seq });
  }

  nudge(): void {
    this.#live.nudge();
  }

  end(): void {
    this.#live.end();
  }

  #hear(news: News): void {
    const before = this.#known;
    this.#known = merge(before, news);
    this.#onNews(news, before);
  }
}
