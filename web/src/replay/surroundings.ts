/** The world around a player in the browser: settings, sound and clock. */
import { settings } from '$lib/settings.svelte';
import { HERE as TABLE } from '../table/surroundings';
import type { Surroundings } from './player.svelte';

const CALM = 1.6;

export const HERE: Surroundings = {
  slowness: () => (settings.pace === 'calm' ? CALM : 1),
  onBeat: (beat) => TABLE.onBeat(beat),
  setTimer: TABLE.setTimer,
  clearTimer: TABLE.clearTimer,
};
