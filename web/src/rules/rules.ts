/** The texts of the rules, as the book shows them and the search reads them. */
import { titleOf } from '$lib/howto/titles';
import { t, words } from '$lib/i18n/words.svelte';
import type { GameName } from '$lib/net/types';
import type { Book } from '../games/board';
import type { Entry } from './search';

export const headingOf = (game: GameName, section: string): string => t(`rules-heading-${game}-${section}`);

/** The text of a rule under its title: many begin with it, for those who read them without one. */
export function bodyOf(text: string, title: string): string {
  const start = `${title}: `;
  if (!text.startsWith(start)) return text;
  const rest = text.slice(start.length);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** All rules of a game as the search reads them. */
export function entriesOf(game: GameName, { sections }: Book): Entry[] {
  return sections.flatMap(([section, ids]) =>
    ids.map((id) => ({
      id,
      title: titleOf(id),
      keywords: words.has(`rule-keywords-${id}`) ? t(`rule-keywords-${id}`) : '',
      heading: headingOf(game, section),
      text: plainText(t(`rule-text-${id}`), titleOf),
    })),
  );
}

export const MARK = '†';

/** Where a piece of a rule's text leads to: another rule, or the footnote; null: nowhere. */
export interface Piece {
  text: string;
  to: string | null;
}

/** The text in pieces: the ids of other rules become their titles, and the mark leads to the footnote. */
export function linked(text: string, titleOf: (rule: string) => string): Piece[] {
  return text.split(/\b([A-Z]-\d\d)\b|(†)/).flatMap((piece, index): Piece[] => {
    if (!piece) return [];
    return [
      index % 3 === 1
        ? { text: `→ ${titleOf(piece)}`, to: piece }
        : { text: piece, to: index % 3 === 2 ? 'footnote' : null },
    ];
  });
}

/** The text as it is read. */
export const plainText = (text: string, titleOf: (rule: string) => string): string =>
  linked(text, titleOf)
    .map((piece) => piece.text)
    .join('');
