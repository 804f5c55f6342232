/** Bots decide at once; that they think is to be seen all the same, for a moment. To be made while a component is. */
import { settings } from '$lib/settings.svelte';

const LEAST_MS = 600;

export class Thinking {
  /** Whether everybody who is asked is shown as thinking, even who has decided. */
  lingers = $state(false);

  /** `question` changes with each new question; null: nothing is asked. */
  constructor(question: () => string | null) {
    const asked = $derived(question());
    $effect(() => {
      if (asked === null || settings.pace === 'instant') return;
      this.lingers = true;
      const timer = setTimeout(() => (this.lingers = false), LEAST_MS);
      return () => {
        clearTimeout(timer);
        this.lingers = false;
      };
    });
  }
}
