/** What the player at the table picks, aims at, points at and decides: the state between two moves. */
import type { Message } from '$lib/i18n/language';
import { say, t } from '$lib/i18n/words.svelte';
import type { Action, Seat } from '$lib/net/types';
import { notices } from '$lib/ui/notices.svelte';
import { questionOf, waysOut } from './labels';
import * as layings from './laying';
import { cellText, isSame, type Cell, type Chamber, type DrakonView } from './model';
import { aboutCell, aboutChamber, aboutPerson, type Subject } from './subject';
import { refusalsOf, seatsByCell, targetsOf } from './targets';

/** What the shell tells; read anew whenever it changes. */
export interface Told {
  view: DrakonView;
  names: readonly string[];
  seat: Seat | null;
  hasAbilities: boolean;
  pending: string | null;
  interactive: boolean;
  onMove(move: string, then?: Action): void;
}

const WALKS = new Set(['turn', 'steer', 'blown', 'magic']);

export class Deciding {
  laying = $state.raw(layings.IDLE);
  pointedCell = $state.raw<Cell | null>(null);
  pointedChamber = $state.raw<Chamber | null>(null);
  pointedSeat = $state<Seat | null>(null);
  /** The view that all this was picked in. */
  #view: DrakonView | null = null;

  constructor(
    private readonly told: () => Told,
    /** The seat decides: what it was told so far is past. */
    private readonly onDecided: () => void,
  ) {}

  readonly isWaiting = $derived.by(() => this.told().pending !== null);
  readonly isMine = $derived.by(() => this.told().interactive && this.told().view.legal.length > 0);
  /** Whether anything may be done now. */
  readonly isOpen = $derived.by(() => this.isMine && !this.isWaiting);
  readonly targets = $derived.by(() => targetsOf(this.told().view));
  readonly refusals = $derived.by(() => refusalsOf(this.told().view));
  readonly #puts = $derived.by(() => (this.isMine ? layings.putsOf(this.told().view, this.laying) : []));
  readonly #ways = $derived.by(() => layings.byCell(this.#puts));
  readonly #heroSeats = $derived.by(() => seatsByCell(this.told().view, this.targets));

  readonly hand = $derived.by((): readonly Chamber[] => {
    const { view, seat } = this.told();
    return seat === null ? [] : (view.hands[seat] ?? []);
  });

  /** What is picked, as long as it is in the hand. */
  readonly picked = $derived.by(() => {
    const { picked } = this.laying;
    return picked && this.told().view.puts[picked.chamber.name] ? picked : null;
  });

  readonly isLaying = $derived.by(() => this.laying.picked !== null || (this.#puts.length > 0 && this.laying.aim !== null));

  /** What may be done at a cell: `go`, `choose`, `put`, `turn`. */
  readonly lit = $derived.by((): ReadonlyMap<string, string> => {
    const found = new Map<string, string>();
    if (!this.isOpen) return found;
    const { phase } = this.told().view;
    if (!this.laying.picked) {
      for (const cell of this.targets.cells.keys()) found.set(cell, WALKS.has(phase) ? 'go' : 'choose');
      for (const cell of this.#heroSeats.keys()) found.set(cell, 'choose');
    }
    for (const cell of this.#ways.keys()) found.set(cell, phase === 'enter.rotate' ? 'turn' : 'put');
    return found;
  });

  readonly ghost = $derived.by((): layings.Ghost | null => {
    const { aim, wish } = this.laying;
    if (!aim) return null;
    const arrows = layings.fitting(this.#ways.get(cellText(aim)) ?? [], wish)?.arrows ?? wish ?? '-';
    const kind = layings.layingKind(this.told().view, this.laying, aim);
    return kind && { cell: aim, kind, arrows, why: this.isWaiting ? 'sent' : 'aimed' };
  });

  readonly question = $derived.by((): string => {
    const { view, names } = this.told();
    if (this.isOpen && this.laying.aim && this.#puts.length) return t('lay-sure');
    if (this.isOpen && this.laying.picked) return t('lay-where', { chamber: this.laying.picked.chamber.kind });
    return questionOf(view, names, this.isMine);
  });

  /** What the card is about. */
  readonly subject = $derived.by((): Subject | null => {
    const { view, names, hasAbilities } = this.told();
    const [cell, chamber, seat] = [this.pointedCell, this.pointedChamber, this.pointedSeat];
    const why = <Key>(reasons: ReadonlyMap<Key, Message>, key: Key) => (this.isMine ? reasons.get(key) : undefined);
    if (seat !== null) return aboutPerson(view, seat, names, hasAbilities, why(this.refusals.seats, seat));
    if (chamber && !this.laying.picked) return aboutChamber(chamber, this.refusals.hand.get(chamber.name));
    if (!cell || (this.isLaying && this.lit.has(cellText(cell)))) return null;
    return aboutCell(view, cell, names, why(this.refusals.cells, cellText(cell)));
  });

  /** Once nothing is on its way and another view is there, what was picked for the old one is put back. Whether it was so. */
  hear(): boolean {
    const { view, pending } = this.told();
    if (pending !== null || view === this.#view) return false;
    this.#view = view;
    this.laying = layings.IDLE;
    this.pointedCell = this.pointedSeat = null;
    return true;
  }

  decide(move: string): void {
    if (this.isWaiting) return;
    this.laying = layings.IDLE;
    this.#send(move);
  }

  /** A chamber of the hand is tapped. Whether it is picked now. */
  tapHand(index: number): boolean {
    const chamber = this.hand[index];
    if (!chamber || this.isWaiting) return false;
    const move = this.isMine ? this.targets.hand.get(chamber.name) : undefined;
    if (!move) {
      this.pointedChamber = chamber;
      this.#refuse(this.refusals.hand.get(chamber.name));
    } else if (move.startsWith('discard')) this.decide(move);
    else this.laying = layings.pick(this.laying, chamber, index);
    return this.laying.picked?.index === index;
  }

  tapCell(cell: Cell): void {
    const text = cellText(cell);
    if (!this.lit.has(text)) {
      this.pointedCell = isSame(cell, this.pointedCell) ? null : cell;
      return this.#refuse(this.refusals.cells.get(text));
    }
    if (this.#ways.has(text)) return isSame(this.laying.aim, cell) ? this.lay() : this.#aim(cell);
    const move = this.targets.cells.get(text);
    const seats = this.#heroSeats.get(text) ?? [];
    if (move) this.decide(move);
    else if (seats.length === 1) this.decide(this.targets.seats.get(seats[0]!)!);
    else this.pointedCell = cell;
  }

  pointAt(cell: Cell | null): void {
    this.pointedCell = cell;
    if (cell && !this.isWaiting && this.#ways.has(cellText(cell))) this.#aim(cell);
  }

  tapPerson(seat: Seat): void {
    const move = this.isOpen ? this.targets.seats.get(seat) : undefined;
    if (move) return this.decide(move);
    this.pointedSeat = this.pointedSeat === seat ? null : seat;
    this.#refuse(this.refusals.seats.get(seat));
  }

  turn(): void {
    if (this.isWaiting) return;
    this.laying = layings.turn(this.laying, this.#puts);
    const arrows = this.ghost?.arrows ?? this.laying.wish;
    if (arrows) notices.announce(waysOut(arrows));
  }

  lay(): void {
    const moves = layings.movesOf(this.laying, this.#puts);
    if (moves && !this.isWaiting) this.#send(...moves);
  }

  putBack(): void {
    this.laying = layings.IDLE;
    this.pointedCell = null;
  }

  #aim(cell: Cell): void {
    if (!isSame(this.laying.aim, cell) && this.told().view.phase === 'enter.rotate') this.laying = { ...this.laying, wish: null };
    this.laying = layings.aimAt(this.laying, cell);
  }

  #send(move: string, then?: Action): void {
    this.onDecided();
    this.told().onMove(move, then);
  }

  #refuse(why: Message | undefined): void {
    if (why) notices.announce(say(why, this.told().names));
  }
}
