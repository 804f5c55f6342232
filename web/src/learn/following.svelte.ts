/** Finds the thing on the page that the coach talks about, and follows it while the page changes. */
import type { LessonTarget } from '../games/board';

/** After a change things may glide for so long. */
const SETTLE_MS = 900;

export class Following {
  /** What is pointed at; null: nothing on the page. */
  element = $state.raw<HTMLElement | null>(null);
  /** How it was found last; null: never yet. */
  target = $state.raw<LessonTarget | null>(null);
  box = $state.raw<DOMRectReadOnly | null>(null);
  /** The box around it that the coach keeps clear of. */
  outer = $state.raw<DOMRectReadOnly | null>(null);

  /** To be made while a component is. */
  constructor(root: () => HTMLElement | undefined, targets: () => readonly LessonTarget[]) {
    $effect(() => {
      const [top, wanted] = [root(), targets()];
      if (!top) return;
      let until = 0;
      let frame = 0;
      const look = () => {
        this.#find(top, wanted);
        frame = performance.now() < until ? requestAnimationFrame(look) : 0;
      };
      const stir = () => {
        until = performance.now() + SETTLE_MS;
        frame ||= requestAnimationFrame(look);
      };
      const observer = new MutationObserver(stir);
      observer.observe(top, { subtree: true, childList: true, attributes: true });
      addEventListener('resize', stir);
      addEventListener('scroll', stir, { capture: true, passive: true });
      stir();
      return () => {
        observer.disconnect();
        removeEventListener('resize', stir);
        removeEventListener('scroll', stir, { capture: true });
        cancelAnimationFrame(frame);
      };
    });
  }

  #find(root: HTMLElement, targets: readonly LessonTarget[]): void {
    const found = targets.find(({ selector }) => root.querySelector(selector));
    const element = found ? root.querySelector<HTMLElement>(found.selector) : null;
    const box = element?.getBoundingClientRect() ?? null;
    this.element = element;
    if (found) this.target = found;
    const outer = (found?.within && element?.closest(found.within)?.getBoundingClientRect()) || box;
    if (!isSameBox(box, this.box)) this.box = box;
    if (!isSameBox(outer, this.outer)) this.outer = outer;
  }
}

function isSameBox(one: DOMRectReadOnly | null, other: DOMRectReadOnly | null): boolean {
  return one?.x === other?.x && one?.y === other?.y && one?.width === other?.width && one?.height === other?.height;
}
