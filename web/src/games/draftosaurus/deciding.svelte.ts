/** What the player at the table holds, points at and has decided: the state between two moves. */
import { say } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import { notices } from '$lib/ui/notices.svelte';
import { mover } from './advice';
import type { Species } from './art/silhouettes';
import * as decisions from './decision';
import type { Ask, Decision, DraftosaurusView, PenId, SpotId } from './model';
import type { Meant } from './zoo/slots';
import { AT_REST, type ZooState } from './zoo/zoo';

/** What the shell tells; read anew whenever it changes. */
export interface Told {
  view: DraftosaurusView;
  seat: Seat | null;
  pending: string | null;
  interactive: boolean;
  onMove(move: string): void;
}

export class Deciding {
  /** Which dinosaur of the hand is picked. */
  index = $state<number | null>(null);
  /** A pen or the place in one that has the pointer or the focus. */
  pointed = $state.raw<{ pen: PenId; spot: SpotId } | null>(null);
  /** Where the dinosaur that was chosen in secret is meant to go. */
  #intended = $state<SpotId | null>(null);
  readonly #told: () => Told;

  constructor(told: () => Told) {
    this.#told = told;
  }

  readonly hand = $derived.by((): readonly Species[] => {
    const { view, seat } = this.#told();
    return seat === null ? [] : decisions.dinosaursOf(view.hands[seat] ?? null);
  });

  /** Which question the game is at: the same as long as only others decide. */
  readonly question = $derived.by((): string => {
    const { past, round, turn, phase, choice } = this.#told().view;
    return [past.length, round, turn, phase, choice?.move].join(' ');
  });

  /** What is shown as decided, for sure or not. */
  readonly decision = $derived.by((): Decision | null => decisions.shownDecision(this.#told().view, this.#told().pending));

  /** What is asked and not decided yet. */
  readonly ask = $derived.by((): Ask | null => {
    const { view, interactive } = this.#told();
    return interactive && this.decision === null ? decisions.askOf(view) : null;
  });

  /** The dinosaur that is decided about without being picked. */
  readonly given = $derived.by((): Species | null => (this.ask === null ? null : decisions.givenSpecies(this.#told().view)));

  readonly picked = $derived.by((): Species | null =>
    this.ask === null || this.index === null ? null : (this.hand[this.index] ?? null),
  );

  /** How one's own zoo looks: what is open, closed, and on its way. */
  readonly zoo = $derived.by((): Omit<ZooState, 'marked'> => {
    const { view } = this.#told();
    const isOpen = this.ask !== null;
    return {
      places: isOpen ? decisions.placesOf(view, this.picked ?? this.given) : null,
      closed: isOpen ? decisions.closedToAll(view) : AT_REST.closed,
      meant: this.#meant(),
    };
  });

  #meant(): Meant | null {
    const { view, seat } = this.#told();
    const isHeading = this.decision?.kind === 'choose' || this.ask === 'place';
    const species = this.decision?.species ?? mover(view, seat);
    const spot = this.decision?.spot ?? (isHeading ? this.#intended : null);
    return species && spot ? { species, spot } : null;
  }

  /** Another question is asked: what was picked for the old one is put back. */
  beginAnew(): void {
    const { view } = this.#told();
    this.index = this.pointed = null;
    if (view.phase !== 'place' && view.choice === null) this.#intended = null;
  }

  /** A dinosaur of the hand is tapped. Whether it is picked now. */
  tapDinosaur(index: number): boolean {
    const species = this.hand[index];
    if (this.ask === null || species === undefined) return false;
    const outcome = decisions.tapDinosaur(this.#told().view, this.index === index ? species : null, species);
    if (outcome.kind === 'picked') this.index = outcome.species === null ? null : index;
    this.pointed = null;
    this.#follow(outcome);
    return this.index === index;
  }

  tapSpot(spot: SpotId): void {
    if (this.ask !== null) this.#follow(decisions.tapSpot(this.#told().view, this.picked, spot));
  }

  /** Decide for the picked dinosaur where no place is asked for. */
  take(): void {
    const whole = this.picked === null ? null : decisions.decisionWith(this.#told().view, this.picked);
    if (whole) this.#decide(whole.move, null);
  }

  #follow(outcome: decisions.Outcome): void {
    if (outcome.kind === 'refused') notices.announce(say(outcome.why));
    if (outcome.kind === 'decided') this.#decide(outcome.move, outcome.intended);
  }

  #decide(move: string, intended: SpotId | null): void {
    this.#intended = intended;
    this.index = this.pointed = null;
    this.#told().onMove(move);
  }
}
