/** The table of a game that has no folder here. */
import type { Component } from 'svelte';
import type { Message } from '$lib/i18n/language';
import { words } from '$lib/i18n/words.svelte';
import type { GameView, LogEntry } from '$lib/net/types';
import { stillBeat, type BeatsOf, type GameModule } from '../board';
import type { ReplayGuide } from '../replay';
import { StoryWriter, type Chapter } from '../story';
import PlainBoard from './Board.svelte';
import { describeMove as wordsOf } from './words';

export const Board = PlainBoard as unknown as GameModule['Board'];
export const counted = 'hint-points';
export const StoryIcon = (() => ({})) as unknown as Component<{ icon: never }>; // the story has no icons
export const describeMove: GameModule['describeMove'] = wordsOf;

/** Everything that happened is one moment. */
export const beatsOf: BeatsOf = ({ after, events }) => [stillBeat(after, events)];

export function describeOption(view: GameView, { move }: { move: string }): { what: string; where: string } {
  const action = view.legal.find((one) => one.move === move);
  return { what: action ? wordsOf(action) : move, where: '' };
}

export function readOut(event: Message, _view: GameView, names: readonly string[]): string {
  return words.tell(event, names);
}

export const keys = (): [string, string][] => [];
export const followUp = (): null => null;
export const lessonTargets = (): [] => [];

/** Nothing is known about what the view holds: it is covered. */
export const hasSecrets = (): boolean => true;

/** Each event is a line, told to everybody in the same words. */
export function storyOf(log: readonly LogEntry[]): Chapter[] {
  const writer = new StoryWriter(null);
  for (const { event } of writer.read(log)) writer.tell(event);
  return writer.story;
}

export const replay: ReplayGuide = {
  unasked: (view) => ({ ...view, acting: [], legal: [] }),
  endsTurn: (before, after) => before.acting.join() !== after.acting.join(),
  momentsOf: () => [],
};

export const loadFinale: GameModule['loadFinale'] = async () => (await import('./finale')).finale;
