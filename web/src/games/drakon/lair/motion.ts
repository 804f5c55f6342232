/** How things on the map move. Nothing waits for it, and nothing moves for those who do not want it. */
import { settings } from '$lib/settings.svelte';
import type { Point } from '../geometry';

const EASE = 'cubic-bezier(.3, .1, .2, 1)';

/** A figure that is put elsewhere walks there. */
export function glide(node: Element, place: Point): { update(next: Point): void } {
  let last = place;
  return {
    update(next) {
      const [dx, dy] = [last.x - next.x, last.y - next.y];
      last = next;
      if ((!dx && !dy) || settings.still) return;
      const duration = Math.min(900, 280 + Math.hypot(dx, dy) * 1.2);
      node.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 -10px', offset: 0.9 }, { translate: '0' }], { duration, easing: EASE });
    },
  };
}

/** A chamber is laid down. */
export function land(node: Element, on: boolean): void {
  if (!on || settings.still) return;
  node.animate([{ scale: 1.5, opacity: 0 }, { scale: 0.96, opacity: 1, offset: 0.7 }, { scale: 1 }], { duration: 380, easing: EASE });
}

/** A coin goes from one thing on the page to another. */
export function flyCoin(from: Element | null, to: Element | null): void {
  if (!from || !to || settings.still) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const coin = document.createElement('i');
  coin.className = 'flying-coin';
  coin.setAttribute('aria-hidden', 'true');
  document.body.append(coin);
  const at = (box: DOMRect) => `${box.left + box.width / 2}px ${box.top + box.height / 2}px`;
  const frames = [{ translate: at(start), scale: 0.6 }, { scale: 1.5, offset: 0.5 }, { translate: at(end), scale: 0.8 }];
  const flight = coin.animate(frames, { duration: 750, easing: EASE });
  flight.onfinish = flight.oncancel = () => coin.remove();
}
