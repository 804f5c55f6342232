/** Carrying a dinosaur with the pointer: mouse, pen or finger. */
import type { Species } from './art/silhouettes';

export interface Held {
  readonly species: Species;
  readonly x: number;
  readonly y: number;
  /** What it would be dropped on: a spot of one's zoo, or the box. */
  readonly over: string | null;
}

/** Pixels that a finger may move during a tap. */
const TREMBLE = 6;

export class Dragging {
  held = $state.raw<Held | null>(null);
  #ended = 0;

  /** Follow the pointer from where it went down. `onLift` when it is a drag for sure, `onDrop` at the end of one. */
  begin(down: PointerEvent, species: Species, onLift: () => void, onDrop: (target: string | null) => void): void {
    if (down.button !== 0) return;
    const follow = new AbortController();
    const { signal } = follow;
    const mine = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === down.pointerId) listener(event);
    };
    const move = mine((event) => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TREMBLE;
      if (!this.held && !far) return;
      if (!this.held) onLift();
      this.held = { species, x: event.clientX, y: event.clientY, over: targetAt(event) };
    });
    const end = (dropped: boolean) =>
      mine((event) => {
        follow.abort();
        const wasHeld = this.held !== null;
        this.held = null;
        if (!wasHeld) return;
        this.#ended = event.timeStamp;
        if (dropped) onDrop(targetAt(event));
      });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end(true), { signal });
    addEventListener('pointercancel', end(false), { signal });
  }

  /** Whether this click only ends a drag. */
  isEcho(click: MouseEvent): boolean {
    return this.#ended > 0 && click.timeStamp - this.#ended < 50;
  }
}

function targetAt(event: PointerEvent): string | null {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  const target = element?.closest<HTMLElement>('[data-spot], [data-box]');
  return target ? (target.dataset['spot'] ?? 'box') : null;
}
