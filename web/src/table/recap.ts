/** What somebody has missed, in a few lines. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import type { Chapter, StoryLine } from '../games/story';

const MOST_LINES = 5;

/** Of each player the newest line that tells of something missed; rather one in which the reader gains or loses. */
export function recapOf(story: readonly Chapter[], missed: readonly Message[]): StoryLine[] {
  const events = new Set(missed);
  const chosen = new Map<Seat | null, StoryLine>();
  for (const line of story.flatMap(({ lines }) => lines)) {
    if (line.kind === 'turn' || !line.events.some((event) => events.has(event))) continue;
    const before = chosen.get(line.seat);
    if (before && matters(before) && !matters(line)) continue;
    chosen.delete(line.seat); // the newest comes last
    chosen.set(line.seat, line);
  }
  return [...chosen.values()].slice(-MOST_LINES);
}

const matters = ({ sentences }: StoryLine): boolean => sentences.some(({ mood }) => mood !== 'plain');
