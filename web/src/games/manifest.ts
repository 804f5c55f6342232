/** What a game brings to the browser: `index.ts` in its folder declares it. Light: all that draws is loaded when it is needed. */
import type { Component } from 'svelte';
import type { WordSet } from '$lib/i18n/words.svelte';
import type { GameModule, RulesModule } from './board';

export interface GameManifest {
  /** The words of its tables. */
  words: readonly WordSet[];
  /** Drawn on its card on the start page; null: nothing. */
  Scene: Component | null;
  /** What is agreed where one person plays against bots at once. */
  againstBots: Readonly<Record<string, unknown>>;
  /** The options that are offered before the others where a table is made. */
  prominentOptions: readonly string[];
  /** By the way a game was decided, the id of the sentence that says who won, where it is the game's own. */
  verdicts: Readonly<Record<string, string>>;
  /** Its board, and how it is told: loaded with the first table. */
  load(): Promise<GameModule>;
  /** Its rules in pictures. */
  loadRules?(): Promise<RulesModule>;
  /** Its guided first game. */
  loadLesson?(): Promise<unknown>;
  /** A page that counts the points of a game played with the real box. */
  loadScorePad?(): Promise<{ default: Component }>;
}
