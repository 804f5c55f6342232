/** The rules in order, with their pictures; made by `make_rules.py`. The words are in the Fluent files. */
import type { GameName } from '$lib/net/types';
import type { Face, SignedPen } from '../games/draftosaurus/art/signs';
import type { Species } from '../games/draftosaurus/art/silhouettes';
import type { BoardData, BoardId } from '../games/draftosaurus/model';
import type { Arrows, Hero, Kind } from '../games/drakon/model';
import data from './rules.json';

export type Picture =
  | { species: Species }
  | { face: Face }
  | { pen: SignedPen; zone: string }
  | { chamber: Kind; arrows: Arrows }
  | { hero: Hero }
  | { coin: number }
  | { drakon: true };

export interface Book {
  sections: [heading: string, rules: string[]][];
  /** The rules that are not the same in both rule sets. */
  differ: string[];
  boards: Partial<Record<BoardId, BoardData>>;
  pictures: Record<string, Picture[]>;
}

export const BOOKS = data as unknown as Record<GameName, Book>;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** Whether all words that are looked for stand in the text, whatever their accents. */
export function matches(text: string, wanted: string): boolean {
  const searched = plain(text);
  return plain(wanted).split(/\s+/).every((word) => searched.includes(word));
}

/** The text in pieces; those that name another rule are links. */
export function linked(text: string): { text: string; rule: string | null }[] {
  return text.split(/\b([DK]-\d\d)\b/).map((piece, index) => ({ text: piece, rule: index % 2 ? piece : null }));
}
