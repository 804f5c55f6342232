/** The face that a die shows while it tumbles: others, one after the other, and then the one that was rolled. */
import { settings } from '$lib/settings.svelte';
import { FACES, type Face } from './signs';

const STEP_MS = 95;
const STEPS = 6;

export class Tumbling {
  #passing = $state<Face | null>(null);
  readonly #face: () => Face | null;

  /** `roll` is another value with each roll; null: nothing is rolled now. To be made while a component is. */
  constructor(roll: () => unknown, face: () => Face | null) {
    this.#face = face;
    $effect(() => {
      if (!roll() || settings.still) return;
      let step = 0;
      const show = () =>
        (this.#passing = step < STEPS ? FACES[(FACES.indexOf(face() ?? FACES[0]) + 1 + step++) % FACES.length]! : null);
      show();
      const timer = setInterval(show, STEP_MS);
      return () => {
        clearInterval(timer);
        this.#passing = null;
      };
    });
  }

  get face(): Face | null {
    return this.#passing ?? this.#face();
  }
}
