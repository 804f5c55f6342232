/** A finger or a mouse button that is held down on something: it goes on until it is lifted. */

const LONG_MS = 450;
const AGAIN_MS = 320;

export class Holding {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasRepeated = false;

  /** Begin; `again` is called after a while and then over and over, until it says false. */
  press(again: () => boolean): void {
    this.release();
    this.#hasRepeated = false;
    const repeat = (): void => {
      this.#hasRepeated = true;
      if (again()) this.#timer = setTimeout(repeat, AGAIN_MS);
    };
    this.#timer = setTimeout(repeat, LONG_MS);
  }

  release(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the click that follows belongs to it, and is no tap of its own. Asked once. */
  takesClick(): boolean {
    const took = this.#hasRepeated;
    this.#hasRepeated = false;
    return took;
  }
}
