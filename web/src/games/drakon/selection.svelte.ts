/** What the player at the table picks, aims at, points at and decides: the state between two moves. */
import type { Message } from '$lib/i18n/language';
import { say, t } from '$lib/i18n/words.svelte';
import type { Action, Seat } from '$lib/net/types';
import { notices } from '$lib/ui/notices.svelte';
import { chipsOf, type Chip } from './chips';
import { faceOf, questionOf, waysOut } from './labels';
import * as layings from './laying';
import { cellText, isSame, type Cell, type Chamber, type DrakonView } from './model';
import { victimsOf, type Changes } from './preview';
import { aboutCell, aboutChamber, aboutPerson, onlyPassed, type Subject } from './subject';
import { refusalsOf, seatsByCell, targetsOf } from './targets';

/** What the shell tells; read anew whenever it changes. */
export interface BoardInput {
  view: DrakonView;
  names: readonly string[];
  seat: Seat | null;
  hasAbilities: boolean;
  pending: string | null;
  interactive: boolean;
  /** What each move would lead to; empty until that is known. */
  changes: Changes;
  /** The values of coins that the seat knows to be in a pool. */
  coinsIn(pool: number): readonly number[];
  onMove(move: string, then?: Action): void;
  onRefused?: (why: Message) => void;
}

const WALKS = new Set(['turn', 'steer', 'blown', 'magic', 'enter.escape']);

/** How something was pressed: a finger reads first, a mouse has read by pointing, keys by moving the focus. */
export type Press = 'touch' | 'other';

export class Selection {
  laying = $state.raw(layings.IDLE);
  pointedCell = $state.raw<Cell | null>(null);
  pointedChamber = $state.raw<Chamber | null>(null);
  pointedSeat = $state<Seat | null>(null);
  /** Whether the hero's ability is looked at: what it asks is shown, and it is spent with the answer. */
  isUsing = $state(false);
  /** The view that all this was picked in. */
  #view: DrakonView | null = null;

  constructor(
    private readonly input: () => BoardInput,
    /** The seat decides: what it was told so far is past. */
    private readonly onDecided: () => void,
  ) {}

  readonly isWaiting = $derived.by(() => this.input().pending !== null);
  readonly isMine = $derived.by(() => this.input().interactive && this.input().view.legal.length > 0);
  /** Whether anything may be done now. */
  readonly isOpen = $derived.by(() => this.isMine && !this.isWaiting);
  readonly #then = $derived.by(() =>
    this.isUsing && this.isMine ? (this.input().changes['use']?.then ?? null) : null,
  );
  /** What is asked now: by the game, or by the ability that is looked at. */
  readonly asked = $derived.by((): DrakonView => {
    const { view } = this.input();
    const then = this.#then;
    return then
      ? { ...view, legal: then.legal, refused: then.refused, puts: then.puts, now: then.now, phase: then.now.phase }
      : view;
  });
  readonly changes = $derived.by((): Changes => this.#then?.changes ?? this.input().changes);
  readonly targets = $derived.by(() => targetsOf(this.asked));
  readonly refusals = $derived.by(() => refusalsOf(this.asked));
  readonly chips = $derived.by((): Chip[] => chipsOf(this.asked, this.input().names, this.changes));
  /** Whether the hero's ability could be used now. */
  readonly canUse = $derived.by(() => this.isMine && this.input().view.legal.some(({ kind }) => kind === 'use'));
  /** Whether nothing is left to do but to use the ability, or to end the turn. */
  readonly isAfter = $derived.by(
    () => this.canUse && this.input().view.legal.every(({ kind }) => kind === 'use' || kind === 'done'),
  );
  readonly #puts = $derived.by(() => (this.isMine ? layings.putsOf(this.asked, this.laying) : []));
  readonly #ways = $derived.by(() => layings.byCell(this.#puts));
  readonly #heroSeats = $derived.by(() => seatsByCell(this.asked, this.targets));

  readonly hand = $derived.by((): readonly Chamber[] => {
    const { view, seat } = this.input();
    return seat === null ? [] : (view.hands[seat] ?? []);
  });

  /** What is picked, as long as it is in the hand. */
  readonly picked = $derived.by(() => {
    const { picked } = this.laying;
    return picked && this.input().view.puts[picked.chamber.name] ? picked : null;
  });

  readonly isLaying = $derived.by(
    () => this.laying.picked !== null || (this.#puts.length > 0 && this.laying.aim !== null),
  );

  /** What may be done at a cell: `go`, `choose`, `put`, `turn`. */
  readonly lit = $derived.by((): ReadonlyMap<string, string> => {
    const found = new Map<string, string>();
    if (!this.isOpen) return found;
    const { phase } = this.asked;
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
    const kind = layings.layingKind(this.input().view, this.laying, aim);
    return kind && { cell: aim, kind, arrows, why: this.isWaiting ? 'sent' : 'aimed' };
  });

  readonly question = $derived.by((): string => {
    const { view, names } = this.input();
    if (this.isOpen && this.laying.aim && this.#puts.length) return t('lay-sure');
    if (this.isOpen && this.laying.picked)
      return t('lay-where', { chamber: faceOf(view, this.laying.picked.chamber.kind) });
    const question = questionOf(this.isMine ? this.asked : view, names, this.isMine);
    return this.chips.length ? question : question.replace(/:$/, '.'); // the answers are on the map
  });

  /** The move that would be made where one points; null: none, or more than one. */
  readonly pointedMove = $derived.by((): string | null => {
    if (!this.isOpen) return null;
    if (this.pointedSeat !== null) return this.targets.seats.get(this.pointedSeat) ?? null;
    return this.pointedCell && !this.isLaying ? this.#moveAt(this.pointedCell) : null;
  });

  /** The seats that would be robbed by it. */
  readonly threatened = $derived.by(() => victimsOf(this.pointedMove ? this.changes[this.pointedMove] : undefined));

  /** What the card is about. */
  readonly subject = $derived.by((): Subject | null => {
    const { view, names, hasAbilities, coinsIn } = this.input();
    const [cell, chamber, seat] = [this.pointedCell, this.pointedChamber, this.pointedSeat];
    const why = <Key>(reasons: ReadonlyMap<Key, Message>, key: Key) => (this.isMine ? reasons.get(key) : undefined);
    const change = this.pointedMove ? this.changes[this.pointedMove] : undefined;
    if (seat !== null)
      return aboutPerson(view, seat, names, { hasAbilities, coinsIn }, why(this.refusals.seats, seat), change);
    if (chamber && !this.laying.picked) return aboutChamber(view, chamber, this.refusals.hand.get(chamber.name));
    if (!cell || (this.isLaying && this.lit.has(cellText(cell)))) return null;
    const about = aboutCell(view, cell, names, why(this.refusals.cells, cellText(cell)), change);
    return about && this.pointedMove && this.asked.now.passing ? onlyPassed(about, view) : about;
  });

  /** Once nothing is on its way and another view is there, what was picked for the old one is put back. Whether it was so. */
  hear(): boolean {
    const { view, pending } = this.input();
    if (pending !== null || view === this.#view) return false;
    this.#view = view;
    this.laying = layings.IDLE;
    this.pointedCell = this.pointedSeat = null;
    this.isUsing = false;
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
    else {
      this.pointedCell = this.pointedSeat = null;
      this.laying = layings.pick(this.laying, chamber, index);
    }
    return this.laying.picked?.index === index;
  }

  #moveAt(cell: Cell): string | null {
    const text = cellText(cell);
    const seats = this.#heroSeats.get(text) ?? [];
    return this.targets.cells.get(text) ?? (seats.length === 1 ? this.targets.seats.get(seats[0]!)! : null);
  }

  /** The ability is looked at, or not any more; without knowing what it asks, it is used at once. */
  tapAbility(): void {
    if (!this.canUse || this.isWaiting) return;
    if (!this.input().changes['use']?.then) return this.decide('use');
    this.putBack();
    this.isUsing = !this.isUsing;
  }

  /** Do what the card is about. */
  act(): void {
    if (this.pointedMove) this.decide(this.pointedMove);
  }

  /** Only read what is there. */
  read(cell: Cell): void {
    if (!this.isLaying) [this.pointedCell, this.pointedSeat] = [cell, null];
  }

  tapCell(cell: Cell, press: Press): void {
    const text = cellText(cell);
    if (!this.lit.has(text)) {
      this.pointedCell = isSame(cell, this.pointedCell) ? null : cell;
      return this.#refuse(this.refusals.cells.get(text));
    }
    if (this.#ways.has(text)) return isSame(this.laying.aim, cell) ? this.lay() : this.#aim(cell);
    const move = this.#moveAt(cell);
    const isRead = press === 'other' || isSame(cell, this.pointedCell);
    if (move && isRead) return this.decide(move);
    [this.pointedCell, this.pointedSeat] = [cell, null];
  }

  pointAt(cell: Cell | null): void {
    this.pointedCell = cell;
    if (cell && !this.isWaiting && this.#ways.has(cellText(cell))) this.#aim(cell);
  }

  tapPerson(seat: Seat, press: Press): void {
    const move = this.isOpen ? this.targets.seats.get(seat) : undefined;
    if (move && (press === 'other' || this.pointedSeat === seat)) return this.decide(move);
    [this.pointedSeat, this.pointedCell] = [this.pointedSeat === seat ? null : seat, null];
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
    this.isUsing = false;
  }

  #aim(cell: Cell): void {
    if (!isSame(this.laying.aim, cell) && this.input().view.phase === 'enter.rotate')
      this.laying = { ...this.laying, wish: null };
    this.laying = layings.aimAt(this.laying, cell);
  }

  /** What answers an ability spends it, too. */
  #send(move: string, then?: Action): void {
    const answer = this.#then?.legal.find((action) => action.move === move);
    this.isUsing = false;
    this.onDecided();
    if (answer) this.input().onMove('use', answer);
    else this.input().onMove(move, then);
  }

  #refuse(why: Message | undefined): void {
    if (!why) return;
    notices.announce(say(why, this.input().names));
    this.input().onRefused?.(why);
  }
}
