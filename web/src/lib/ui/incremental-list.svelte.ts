/** A long list that comes a few at a time when it is first shown. To be made while a component is. */
import { onMount } from 'svelte';
import { nextFrame } from './frame-queue';

export class IncrementalList<Item> {
  #count = $state(0);
  /** Whether all of it has been shown: what comes now is new. */
  isGrown = $state(false);

  constructor(
    private readonly all: () => readonly Item[],
    step: number,
  ) {
    onMount(() => {
      let isHere = true;
      void this.#grow(step, () => isHere);
      return () => (isHere = false);
    });
  }

  /** What is shown now. */
  get shown(): readonly Item[] {
    return this.isGrown ? this.all() : this.all().slice(0, this.#count);
  }

  async #grow(step: number, isHere: () => boolean): Promise<void> {
    while (isHere() && this.#count < this.all().length) {
      this.#count += step;
      await nextFrame();
    }
    this.isGrown = true;
  }
}
