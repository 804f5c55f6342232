/** What the owners of the zoos are called; one who has no name yet is numbered. */
import { t } from '$lib/i18n/words.svelte';
import type { Pad } from './pad';

export const namesOf = (pad: Pad): string[] =>
  pad.names.map((name, seat) => name || t('maker-person', { number: seat + 1 }));
