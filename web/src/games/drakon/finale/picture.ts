/** The lair as it was at the end, with everybody's coins, as one drawing to be shared. */
import { drawnAlone } from '$lib/ending/picture';
import type { PictureWords } from '../../finale';
import Picture from './Picture.svelte';
import type { EndedLair } from './script';

export const pictureOf = (ended: EndedLair, words: PictureWords): string => drawnAlone(Picture, { ended, words });
