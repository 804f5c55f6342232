/** What a turn brought in points: the zoos are filled anew as the log tells, and counted as the score pad does. */
import type { Message } from '$lib/i18n/language';
import type { Seat, Table } from '$lib/net/types';
import type { Species } from './art/silhouettes';
import type { BoardId, SpotId, Zoo } from './model';
import { withDinosaur, withRehomed } from './retelling';
import { counted } from './score/count';
import type { RuleSet } from './score/tables';

/** The boards of a match, one after the other. */
const MATCH: readonly BoardId[] = ['summer', 'winter'];
const EMPTY: Zoo = { pyramid: Array<null>(6).fill(null) };

export class Ledger {
  readonly #rules: RuleSet;
  readonly #boards: BoardId[];
  #zoos: Zoo[];
  #totals: number[];

  constructor({ players, board, rules }: Table['options']) {
    this.#rules = rules as RuleSet;
    this.#boards = board === 'match' ? [...MATCH] : [board as BoardId];
    this.#zoos = Array<Zoo>(players as number).fill(EMPTY);
    this.#totals = this.#zoos.map(() => 0);
  }

  /** A dinosaur was placed, or has left the quarantine. */
  enter({ id, args }: Message): void {
    const add = id === 'rehomed' ? withRehomed : withDinosaur;
    const seat = args['seat'] as Seat;
    this.#zoos = this.#zoos.map((zoo, other) =>
      other === seat ? add(zoo, args['species'] as Species, args['spot'] as SpotId) : zoo,
    );
  }

  /** By seat, how the points have changed since this was asked last. */
  changes(): number[] {
    const totals = counted({ board: this.#boards[0]!, rules: this.#rules, zoos: this.#zoos }).map(({ total }) => total);
    const changes = totals.map((total, seat) => total - this.#totals[seat]!);
    this.#totals = totals;
    return changes;
  }

  /** A match goes on to the next board; after the last one, nothing changes any more. */
  turnOver(): void {
    if (this.#boards.length < 2) return;
    this.#boards.shift();
    this.#zoos = this.#zoos.map(() => EMPTY);
    this.#totals = this.#zoos.map(() => 0);
  }
}
