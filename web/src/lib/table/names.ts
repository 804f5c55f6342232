/** Finds the players' names again in a sentence, so that each can be shown in the player's colour. */
import type { Seat } from '$lib/net/types';

export interface Piece {
  text: string;
  /** Whose name it is; null: words between the names. */
  seat: Seat | null;
}

/** Characters that no text has: Unicode keeps them free for private use. */
const [BEGIN, THEN, END] = ['\uE000', '\uE001', '\uE002'];
const NAME = new RegExp(`${BEGIN}(\\d+)${THEN}(.*?)${END}`);

/** The names, to be found again by `pieces`. */
export function marked(names: readonly string[]): string[] {
  return names.map((name, seat) => `${BEGIN}${seat}${THEN}${name}${END}`);
}

/** A sentence in pieces: names, and what is between them. */
export function pieces(sentence: string): Piece[] {
  const parts = sentence.split(NAME);
  const found: Piece[] = [];
  for (let place = 0; place < parts.length; place += 3) {
    if (parts[place]) found.push({ text: parts[place]!, seat: null });
    if (place + 2 < parts.length) found.push({ text: parts[place + 2]!, seat: Number(parts[place + 1]) });
  }
  return found;
}
