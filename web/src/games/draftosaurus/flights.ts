/**
 * Showing where things go: what is new flies in from where it came, points fly to the score. Nothing waits for it. Where
 * nothing shall move, the same things fade in and light up.
 */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import { settings } from '$lib/settings.svelte';
import { bonusOf, signed } from './labels';
import type { BoardData, DraftosaurusView } from './model';

const FLIGHT_MS = 560;
const POINTS_MS = 820;
const DIE_MS = 760;
const STAGGER_MS = 40;

interface Spot {
  x: number;
  y: number;
}

/** Where things were before they moved. */
export interface Origins {
  /** By seat: the revealed dinosaur, or the hand. */
  readonly from: readonly (Spot | null)[];
  readonly hands: readonly (Spot | null)[];
  /** The spot of one's zoo where the dinosaur is shown already. */
  readonly meant: string | null;
}

/** To be called before the table changes. */
export function originsOf(table: Element, players: number): Origins {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const hands = seats.map((seat) => middleOf(within(table, seat, '[data-hand]')));
  const from = seats.map((seat) => middleOf(filled(within(table, seat, '[data-out]'))) ?? hands[seat] ?? null);
  return { from, hands, meant: table.querySelector<HTMLElement>('[data-meant]')?.dataset['meant'] ?? null };
}

const within = (table: Element, seat: Seat, what: string): Element | null =>
  [...table.querySelectorAll(`[data-seat="${seat}"] ${what}`)].at(-1) ?? null;
const filled = (element: Element | null): Element | null => (element?.firstElementChild ? element : null);

/** All that moves at a table at a time. */
export class Flights {
  /** Nothing takes longer than the moment that is presented, in milliseconds. */
  longest = Infinity;
  #running: Animation[] = [];

  constructor(
    private readonly table: Element,
    /** Lies over the table and has what belongs to no place. */
    private readonly sky: Element,
  ) {}

  /** Show what the events tell, on a table that already looks as it does after them. */
  show(events: readonly Message[], origins: Origins, mine: Seat | null): void {
    for (const { id, args } of events) {
      const seat = args['seat'] as Seat;
      if (id === 'revealed') this.#appear(this.#at(seat, '[data-out]'));
      if (id === 'placed' || id === 'rehomed') this.#place(seat, String(args['spot']), origins, mine);
      if (id === 'stayed') this.#appear(this.#at(seat, '[data-at="quarantine"]'));
      if (id === 'discarded') this.#discard(String(args['species']), origins.hands[seat] ?? null);
      if (id === 'passed') this.#pass(origins);
      if (id === 'dealt') this.#deal(seat);
      if (id === 'rolled') this.#roll();
    }
  }

  /** Show what each pen has won or lost, on its way to the score. */
  showPoints(before: DraftosaurusView, after: DraftosaurusView, { pens }: BoardData): void {
    after.scores.forEach((score, seat) => {
      const target = this.#at(seat, '[data-points]');
      for (const pen of pens) {
        const part = (parts: Record<string, number>) => (pen.part === null ? 0 : (parts[pen.part] ?? 0));
        const bonus = bonusOf(pen, after.zoos[seat]!) - bonusOf(pen, before.zoos[seat]!);
        const change = part(score.parts) - part(before.scores[seat]!.parts) + bonus;
        if (change) this.#flyPoints(change, this.#at(seat, `[data-pen="${pen.id}"]`), target);
      }
    });
  }

  /** Everything is where it belongs. */
  land(): void {
    this.#running.forEach((animation) => animation.finish());
    this.#running = [];
    this.sky.replaceChildren();
  }

  #at(seat: Seat, what: string): Element | null {
    return within(this.table, seat, what);
  }

  #place(seat: Seat, spot: string, origins: Origins, mine: Seat | null): void {
    const piece = this.#at(seat, `[data-at="${spot}"]`);
    if (seat === mine && origins.meant === spot) this.#land(piece);
    else this.#fly(piece, origins.from[seat] ?? null);
  }

  /** It was shown there already: it is put down. */
  #land(piece: Element | null): void {
    this.#animate(piece, [
      { transform: 'translateY(-22%) scale(1.22)', opacity: 0.6 },
      { transform: 'translateY(0) scale(.94)', opacity: 1, offset: 0.55 },
      { transform: 'none', opacity: 1 },
    ]);
  }

  #discard(species: string, from: Spot | null): void {
    const place = this.table.querySelector(`[data-discarded="${species}"] > span`);
    if (!place) return;
    if (settings.still || !from) return this.#appear(place);
    const ghost = place.cloneNode(true) as HTMLElement;
    this.#soar(ghost, place, from, middleOf(place)!, FLIGHT_MS);
  }

  /** All hands go to the left: each comes from the seat before. */
  #pass({ hands }: Origins): void {
    hands.forEach((_, seat) => this.#bring(seat, hands.at(seat - 1) ?? null));
  }

  /** Out of the bag, which stands in the middle. */
  #deal(seat: Seat): void {
    this.#bring(seat, middleOf(this.table));
  }

  /** A hand comes, one by one where it is one's own. What can be pressed already does not move away under the pointer. */
  #bring(seat: Seat, from: Spot | null): void {
    const hand = this.#at(seat, '[data-hand]');
    const tokens = [...(hand?.querySelectorAll('button') ?? [])];
    if (!tokens.length) return this.#fly(hand, from);
    const moving = settings.still ? tokens : tokens.filter((token) => token.getAttribute('aria-disabled') === 'true');
    moving.forEach((token, index) => this.#fly(token, from, index * STAGGER_MS));
  }

  #roll(): void {
    const frames = [
      { transform: 'translate(-60%, -70%) rotate(-520deg) scale(.7)' },
      { transform: 'translate(14%, 0) rotate(-160deg) scale(1.12)', offset: 0.5 },
      { transform: 'translate(8%, -26%) rotate(-60deg) scale(1.06)', offset: 0.7 },
      { transform: 'translate(2%, 0) rotate(-12deg)', offset: 0.88 },
      { transform: 'none' },
    ];
    this.#animate(this.table.querySelector('[data-die]'), frames, { duration: DIE_MS });
  }

  /** Let an element come from where something was. */
  #fly(element: Element | null, from: Spot | null, delay = 0): void {
    const end = middleOf(element);
    if (!element || !from || !end) return;
    const [x, y] = [from.x - end.x, from.y - end.y];
    this.#animate(
      element,
      [
        { transform: `translate(${x}px, ${y}px) scale(1.15)` },
        { transform: `translate(${x * 0.12}px, ${y * 0.12 - 12}px) scale(1.18)`, offset: 0.72 },
        { transform: 'none' },
      ],
      { delay },
    );
  }

  #appear(element: Element | null): void {
    this.#animate(element, [
      { transform: 'scale(0) rotate(-25deg)' },
      { transform: 'scale(1.15)', offset: 0.7 },
      { transform: 'none' },
    ]);
  }

  #flyPoints(change: number, pen: Element | null, target: Element | null): void {
    const [from, to] = [middleOf(pen), middleOf(target)];
    if (!from || !to) return;
    const bubble = document.createElement('span');
    bubble.className = change < 0 ? 'bubble less' : 'bubble';
    bubble.textContent = signed(change);
    this.#soar(bubble, null, from, to, POINTS_MS);
  }

  /** Something of no place goes from one to another over the table. */
  #soar(thing: HTMLElement, like: Element | null, from: Spot, to: Spot, duration: number): void {
    const base = middleOf(this.sky.parentElement)!;
    if (like) thing.style.width = `${like.getBoundingClientRect().width}px`;
    this.sky.append(thing);
    const place = ({ x, y }: Spot) => `translate(-50%, -50%) translate(${x - base.x}px, ${y - base.y}px)`;
    const frames = settings.still
      ? [
          { transform: place(from), opacity: 0 },
          { transform: place(from), opacity: 1, offset: 0.2 },
          { transform: place(from), opacity: 1, offset: 0.8 },
          { transform: place(from), opacity: 0 },
        ]
      : [
          { transform: `${place(from)} scale(.4)`, opacity: 0 },
          { transform: `${place(from)} scale(1.25)`, opacity: 1, offset: 0.2 },
          { transform: `${place(from)} scale(1)`, opacity: 1, offset: 0.45 },
          { transform: `${place(to)} scale(.75)`, opacity: 0.9 },
        ];
    const animation = thing.animate(frames, {
      duration: Math.min(duration, this.longest),
      easing: 'ease-in-out',
      fill: 'both',
    });
    animation.onfinish = () => thing.remove();
    this.#running.push(animation);
  }

  /** Where nothing shall move, it lights up instead. */
  #animate(element: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions = {}): void {
    if (!element) return;
    const shown = settings.still ? [{ opacity: 0.15 }, { opacity: 1 }] : frames;
    const { duration = FLIGHT_MS, delay = 0 } = timing;
    const limited = { duration: Math.min(Number(duration), this.longest), delay: Math.min(delay, this.longest / 2) };
    const animation = element.animate(shown, { easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards', ...limited });
    this.#running.push(animation);
  }
}

function middleOf(element: Element | null | undefined): Spot | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
