/** Recorded logs (`make_logs.py`), and their stories in words. */
import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { Language, type LanguageCode, type Message } from '$lib/i18n/language';
import type { LogEntry, Seat } from '$lib/net/types';
import type { Chapter } from '../../src/games/story';

export interface Recorded {
  seat: Seat | null;
  options: Record<string, unknown>;
  log: LogEntry[];
}

export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];

const FILES = ['core', 'server', 'web-story', 'web-replay'];
const OF_GAME = (game: string) => [game, `web-${game}`, `web-story-${game}`, `web-ending-${game}`];

export function languageOf(code: LanguageCode, game: string): Language {
  const texts = [...FILES, ...OF_GAME(game)].map((name) =>
    readFileSync(`../src/saurian/locale/${code}/${name}.ftl`, 'utf8'),
  );
  return new Language(code, ...texts.map((text) => new FluentResource(text)));
}

/** A message as the table shows it: without the place if the board shows that. */
export function said(language: Language, message: Message): string {
  const seen = `seen-${message.id}`;
  return language.say(language.has(seen) ? { ...message, id: seen } : message, NAMES);
}

/** Each line as one reads it, headings with a #. */
export function readable(story: readonly Chapter[], language: Language): string[] {
  return story.flatMap(({ title, lines }) => [
    ...(title ? [`# ${said(language, title)}`] : []),
    ...lines.map(({ sentences }) => sentences.map(({ message }) => said(language, message)).join(' ')),
  ]);
}
