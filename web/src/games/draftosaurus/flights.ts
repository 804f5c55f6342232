/** Showing where things went: each new thing flies in from where it came. Nothing waits for it. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import { settings } from '$lib/settings.svelte';

const FLIGHT: KeyframeAnimationOptions = { duration: 520, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' };

/** Let an element come from where another one is. */
function fly(element: Element, from: Element, delay = 0): void {
  const start = from.getBoundingClientRect();
  const end = element.getBoundingClientRect();
  if (!start.width || !end.width) return;
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  element.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: 'none', zIndex: 5 }], {
    ...FLIGHT,
    delay,
  });
}

function appear(element: Element): void {
  element.animate([{ transform: 'scale(0) rotate(-25deg)' }, { transform: 'scale(1.15)', offset: 0.7 }, { transform: 'none' }], {
    ...FLIGHT,
    duration: 380,
  });
}

/** Show what the events tell, on a table that already looks as it does after them. */
export function showEvents(table: Element, events: readonly Message[], players: number): void {
  if (settings.still) return;
  const at = (seat: Seat, what: string) => table.querySelector(`[data-seat="${seat}"] ${what}`);
  for (const { id, args } of events) {
    const seat = args['seat'] as Seat;
    if (id === 'revealed') withElement(at(seat, '[data-out]'), appear);
    if (id === 'placed' || id === 'rehomed') showPlaced(at, seat, String(args['spot']));
    if (id === 'passed') showPassing(at, players);
  }
}

type Find = (seat: Seat, what: string) => Element | null;

function showPlaced(at: Find, seat: Seat, spot: string): void {
  const pen = spot.split('.')[0];
  const dinosaurs = `[data-spot="${spot}"] [data-dinosaur], [data-pen="${pen}"] [data-dinosaur]`;
  const from = at(seat, '[data-out]') ?? at(seat, '[data-hand]');
  const there = at(seat, `:is(${dinosaurs}):last-of-type`);
  if (from && there) fly(there, from);
}

/** All hands go to the left: each place's hand comes from the one before. */
function showPassing(at: Find, players: number): void {
  for (let seat = 0; seat < players; seat += 1) {
    const from = at((seat + players - 1) % players, '[data-hand]');
    const hand = at(seat, '[data-hand]');
    if (!hand || !from) continue;
    const tokens = hand.querySelectorAll('button');
    if (tokens.length) tokens.forEach((token, index) => fly(token, from, index * 40));
    else fly(hand, from);
  }
}

function withElement(element: Element | null, act: (element: Element) => void): void {
  if (element) act(element);
}
