/** The pen that is explained: the one under the pointer or the focus, for a while after it was left, or a pinned one. */
import type { PenId, SpotId } from './model';

export interface PointedAt {
  pen: PenId;
  spot: SpotId;
}

/** Time to reach the explanation with the mouse. */
const LINGER_MS = 1500;

export class Pointing {
  at = $state.raw<PointedAt | null>(null);
  #isPinned = false;
  #isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer or the focus is there; null: no longer. What is pinned stays until it goes elsewhere. */
  point(at: PointedAt | null): void {
    if (at === null) return this.#leave();
    if (at.spot === this.at?.spot) return clearTimeout(this.#timer);
    this.#show(at);
  }

  /** Keep it until something else is done. */
  pin(at: PointedAt): void {
    this.#show(at);
    this.#isPinned = true;
  }

  /** The pointer is over the explanation, or has left it. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (isHeld) clearTimeout(this.#timer);
    else this.#leave();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.at = null;
    this.#isPinned = this.#isHeld = false;
  }

  #show(at: PointedAt): void {
    clearTimeout(this.#timer);
    this.at = at;
    this.#isPinned = false;
  }

  #leave(): void {
    if (this.#isPinned || this.#isHeld || this.at === null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), LINGER_MS);
  }
}
