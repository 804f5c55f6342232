/** What the player at the table holds and has decided, and what is about to happen by itself: the state between two moves. */
import type { Message } from '$lib/i18n/language';
import { say } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import { notices } from '$lib/ui/notices.svelte';
import { mover } from './advice';
import type { Species } from './art/silhouettes';
import * as decisions from './decision';
import type { Ask, Decision, DraftosaurusView, SpotId } from './model';
import type { Changes } from './previews.svelte';
import type { Meant } from './zoo/slots';
import { AT_REST, type Gain, type ZooState } from './zoo/zoo';

/** What the shell tells; read anew whenever it changes. */
export interface BoardInput {
  view: DraftosaurusView;
  seat: Seat | null;
  pending: string | null;
  interactive: boolean;
  /** Whether what was decided before, or cannot be decided otherwise, may happen by itself. */
  automatic: boolean;
  onMove(move: string): void;
  onRefused?: (why: Message) => void;
}

/** A move that is made in a moment: the only one there is, or the place that was chosen along with the dinosaur. */
export interface Coming {
  move: string;
  why: 'forced' | 'intended';
}

export class Selection {
  /** Which dinosaur of the hand the player has picked. */
  #chosen = $state<number | null>(null);
  /** Where the dinosaur that was chosen in secret is meant to go. */
  #intended = $state.raw<Meant | null>(null);
  /** The question at which nothing more happens by itself: it has, or the player stopped it. */
  #byHand = $state<string | null>(null);
  readonly #input: () => BoardInput;
  readonly #changes: (question: string) => Changes | null;

  constructor(input: () => BoardInput, changes: (question: string) => Changes | null = () => null) {
    this.#input = input;
    this.#changes = changes;
  }

  readonly hand = $derived.by((): readonly Species[] => {
    const { view, seat } = this.#input();
    return seat === null ? [] : decisions.dinosaursOf(view.hands[seat] ?? null);
  });

  /** Which question the game is at: the same as long as only others decide. */
  readonly question = $derived.by((): string => {
    const { past, round, turn, phase, choice } = this.#input().view;
    return [past.length, round, turn, phase, choice?.move].join(' ');
  });

  /** What is shown as decided, for sure or not. */
  readonly decision = $derived.by((): Decision | null =>
    decisions.shownDecision(this.#input().view, this.#input().pending),
  );

  /** What is asked and not decided yet. */
  readonly ask = $derived.by((): Ask | null => {
    const { view, interactive } = this.#input();
    return interactive && this.decision === null ? decisions.askOf(view) : null;
  });

  /** The dinosaur that is decided about without being picked. */
  readonly given = $derived.by((): Species | null =>
    this.ask === null ? null : decisions.givenSpecies(this.#input().view),
  );

  /** Which dinosaur of the hand is picked: where all are alike, one is from the start. */
  readonly index = $derived.by((): number | null => {
    const isAsked = this.#input().automatic && this.ask !== null && this.given === null;
    const isSole = isAsked && this.hand.length > 0 && this.hand.every((one) => one === this.hand[0]);
    return this.#chosen ?? (isSole ? 0 : null);
  });

  readonly picked = $derived.by((): Species | null =>
    this.ask === null || this.index === null ? null : (this.hand[this.index] ?? null),
  );

  /** By spot, what the picked or given dinosaur would change; null: not known. */
  readonly gains = $derived.by((): Readonly<Record<SpotId, Gain>> | null => {
    const species = this.picked ?? this.given;
    return species === null || this.ask === 'discard' ? null : (this.#changes(this.question)?.[species] ?? null);
  });

  /** What happens in a moment unless something else is done. */
  readonly coming = $derived.by((): Coming | null => {
    const { view, automatic } = this.#input();
    if (!automatic || this.ask === null || this.#byHand === this.question) return null;
    const forced = decisions.forcedMove(view);
    if (forced !== null) return { move: forced, why: 'forced' };
    const { spot } = (this.ask === 'place' ? this.#intendedNow() : null) ?? {};
    const move = spot === undefined ? null : (decisions.decisionAt(view, this.given!, spot)?.move ?? null);
    return move === null ? null : { move, why: 'intended' };
  });

  /** How one's own zoo looks: what is open, closed, and on its way. */
  readonly zoo = $derived.by((): Omit<ZooState, 'marked' | 'isAdvised' | 'countdown'> => {
    const { view } = this.#input();
    const isOpen = this.ask !== null;
    return {
      places: isOpen ? decisions.placesOf(view, this.picked ?? this.given) : null,
      closed: isOpen ? decisions.closedToAll(view) : AT_REST.closed,
      meant: this.#meant(),
      gains: this.gains,
    };
  });

  #meant(): Meant | null {
    const { view, seat } = this.#input();
    const species = this.decision?.species ?? mover(view, seat);
    const spot = this.decision?.spot ?? (this.decision?.kind === 'discard' ? null : this.#intendedNow()?.spot);
    if (species && spot) return { species, spot };
    return this.#forcedPlace();
  }

  /** Where the only thing that may be done puts a dinosaur. */
  #forcedPlace(): Meant | null {
    const { view } = this.#input();
    if (this.coming?.why !== 'forced') return null;
    const { species = this.given, spot } = view.legal[0]!;
    return species && spot ? { species, spot } : null;
  }

  /** The place that was chosen along with the dinosaur, as long as that dinosaur is on its way. */
  #intendedNow(): Meant | null {
    const { view, seat } = this.#input();
    const species =
      this.decision?.kind === 'choose' ? this.decision.species : seat === null ? null : view.revealed[seat];
    return this.#intended !== null && this.#intended.species === species ? this.#intended : null;
  }

  /** Another question is asked: what was picked for the old one is put back. */
  beginAnew(): void {
    const { view, seat } = this.#input();
    this.#chosen = null;
    const isOnItsWay = view.choice !== null || (seat !== null && Boolean(view.revealed[seat]));
    if (!isOnItsWay && this.#input().pending === null) this.#intended = null;
  }

  /** A dinosaur of the hand is tapped. Whether it is picked now. */
  tapDinosaur(index: number): boolean {
    const species = this.hand[index];
    if (this.ask === null || species === undefined) return false;
    const outcome = decisions.tapDinosaur(this.#input().view, this.index === index ? species : null, species);
    if (outcome.kind === 'picked') this.#chosen = outcome.species === null ? null : index;
    this.#follow(outcome, species);
    return this.index === index;
  }

  /** A dinosaur is dragged out of the hand; null: the one that is decided about anyway. */
  hold(index: number | null): void {
    this.#chosen = index;
  }

  /** Pick a dinosaur of the hand, by its number. Whether it is picked now. */
  pick(index: number): boolean {
    const canPick = this.ask !== null && this.given === null && index < this.hand.length;
    if (canPick) this.#chosen = index;
    return canPick;
  }

  /** A place is tapped, or the picked dinosaur dropped there. Whether that decides anything. */
  tapSpot(spot: SpotId): boolean {
    if (this.ask === null) return false;
    const outcome = decisions.tapSpot(this.#input().view, this.picked, spot);
    this.#follow(outcome, this.picked);
    return outcome.kind === 'decided';
  }

  /** A hint's move was sent: the dinosaur is to go there, unless the player has decided otherwise. */
  intend(meant: Meant): void {
    if (this.#byHand === this.question) return;
    this.#byHand = this.question;
    this.#intended = meant;
  }

  /** Decide for the picked dinosaur where no place is asked for. */
  take(): void {
    const whole = this.picked === null ? null : decisions.decisionWith(this.#input().view, this.picked);
    if (whole) this.#decide(whole.move, null);
  }

  /** The moment is over: what was to come happens. */
  proceed(): void {
    const coming = this.coming;
    if (coming) this.#decide(coming.move, null);
  }

  /** Put back what is picked, and stop what would happen by itself. */
  putBack(): void {
    this.#chosen = null;
    this.#byHand = this.question;
  }

  #follow(outcome: decisions.Outcome, species: Species | null): void {
    if (outcome.kind === 'refused') {
      notices.announce(say(outcome.why));
      this.#input().onRefused?.(outcome.why);
    }
    if (outcome.kind === 'decided')
      this.#decide(outcome.move, species && outcome.intended ? { species, spot: outcome.intended } : null);
  }

  #decide(move: string, intended: Meant | null): void {
    this.#byHand = this.question;
    this.#intended = intended;
    this.#chosen = null;
    this.#input().onMove(move);
  }
}
