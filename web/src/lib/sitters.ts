/** The people and bots at a table, as a reader calls them. */
import { t, words } from '$lib/i18n/words.svelte';
import type { Sitter } from '$lib/net/types';

/** A bot's name is stored in one language only, and each reader sees it in another. */
export function sitterName({ name, bot }: Pick<Sitter, 'name' | 'bot'>): string {
  const id = `bot-name-${name.toLowerCase()}`;
  return bot !== null && words.has(id) ? t(id) : name;
}

/** A bot by its level; one that is not ours is called what its maker calls it. */
export function botWord(bot: string): string {
  const id = `level-${bot}`;
  return t('maker-bot', { level: words.has(id) ? t(id) : bot });
}
