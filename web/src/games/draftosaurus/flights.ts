/** Showing where things went: each new thing flies in from where it came. Nothing waits for it. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import { settings } from '$lib/settings.svelte';

const FLIGHT_MS = 520;
/** Hands are passed when all have placed, and then the die is rolled. */
const PASS_AFTER_MS = 380;
const ROLL_AFTER_MS = 760;

const timing = (delay: number): KeyframeAnimationOptions => ({
  duration: FLIGHT_MS,
  delay,
  easing: 'cubic-bezier(.3,.7,.3,1)',
  fill: 'backwards',
});

/** Finds the parts of the table that belong to a seat. */
type Find = (seat: Seat, what: string) => Element | null;

/** Show what the events tell, on a table that already looks as it does after them. */
export function showEvents(table: Element, events: readonly Message[], players: number, home: Seat): void {
  if (settings.still) return;
  const at: Find = (seat, what) => [...table.querySelectorAll(`[data-seat="${seat}"] ${what}`)].at(-1) ?? null;
  for (const { id, args } of events) {
    const seat = args['seat'] as Seat;
    if (id === 'revealed') appear(at(seat, '[data-out]'));
    if ((id === 'placed' || id === 'rehomed') && seat !== home) showPlaced(at, seat, String(args['spot']));
    if (id === 'passed') showPassing(at, players);
    if (id === 'rolled') showRoll(table, at, seat, (seat + players - 1) % players);
  }
}

function showPlaced(at: Find, seat: Seat, spot: string): void {
  fly(at(seat, `[data-at="${spot}"]`), at(seat, '[data-out]'), 0);
}

/** All hands go to the left: each hand comes from the seat before. */
function showPassing(at: Find, players: number): void {
  for (let seat = 0; seat < players; seat += 1) {
    const from = at((seat + players - 1) % players, '[data-hand]');
    const hand = at(seat, '[data-hand]');
    const tokens = hand?.querySelectorAll('button') ?? [];
    if (tokens.length) tokens.forEach((token, index) => fly(token, from, PASS_AFTER_MS + index * 40));
    else fly(hand, from, PASS_AFTER_MS);
  }
}

/** The die goes on to the roller, and is rolled. */
function showRoll(table: Element, at: Find, roller: Seat, before: Seat): void {
  fly(at(roller, '[data-roller]'), at(before, '[data-hand]'), PASS_AFTER_MS);
  table.querySelector('[data-die]')?.animate(
    [
      { transform: 'translate(-30%, -50%) rotate(-400deg) scale(.8)' },
      { transform: 'translate(10%, 0) rotate(-80deg) scale(1.05)', offset: 0.6 },
      { transform: 'translate(4%, -12%) rotate(-20deg)', offset: 0.8 },
      { transform: 'none' },
    ],
    { ...timing(ROLL_AFTER_MS), duration: 700 },
  );
}

/** Let an element come from where another one is. */
function fly(element: Element | null, from: Element | null, delay: number): void {
  if (!element || !from) return;
  const [start, end] = [from.getBoundingClientRect(), element.getBoundingClientRect()];
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(.6)` }, { transform: 'none' }], timing(delay));
}

function appear(element: Element | null): void {
  const frames = [{ transform: 'scale(0) rotate(-25deg)' }, { transform: 'scale(1.15)', offset: 0.7 }, { transform: 'none' }];
  element?.animate(frames, timing(0));
}
