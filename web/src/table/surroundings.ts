/** The reader's own surroundings for the stage: settings, sound and clock. */
import { settings } from '$lib/settings.svelte';
import { play } from '$lib/sound';
import type { Surroundings } from './stage.svelte';

/** Tests hear of each beat by the event `beat` of the document. */
export const HERE: Surroundings = {
  pace: () => settings.pace,
  hidden: () => document.hidden,
  onBeat(beat) {
    if (beat.sound) play(beat.sound);
    document.dispatchEvent(new CustomEvent('beat', { detail: beat.events }));
  },
  setTimer: (act, milliseconds) => window.setTimeout(act, milliseconds),
  clearTimer: (timer) => window.clearTimeout(timer),
};
