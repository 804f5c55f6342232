/**
 * The story of a game: its log as a reader would tell it, a line for each turn and player. The games say what is worth
 * telling (`GameModule.storyOf`); what all games share is here. The words come later: a story is made of messages.
 */
import type { Message } from '$lib/i18n/language';
import type { LogEntry, Seat } from '$lib/net/types';

export type Mood = 'gain' | 'loss' | 'plain';

/** One sentence of a line. */
export interface Sentence {
  message: Message;
  /** What it means for the reader. */
  mood: Mood;
}

export interface StoryLine {
  /** The same as long as the line is there. */
  key: string;
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** `turn`: it opens a turn of everybody; `event`: what happened at the table beside the game. */
  kind: 'told' | 'turn' | 'event';
  sentences: Sentence[];
  /** What the game draws before the words: only it knows what they are. */
  icons: unknown[];
  /** All that happened, one by one. */
  events: Message[];
  /** What is shown on the board for the whole line; null: nothing. */
  target: Message | null;
  /** Seconds since 1970. */
  at: number;
}

export interface Chapter {
  key: string;
  title: Message | null;
  lines: StoryLine[];
}

/** Writes a story line by line. */
export class StoryWriter {
  readonly chapters: Chapter[] = [{ key: '', title: null, lines: [] }];
  #at = 0;
  #count = 0;

  constructor(readonly reader: Seat | null) {}

  /** The events that still hold, one after the other, but for those of the table itself, which are told here. */
  *read(log: readonly LogEntry[]): Generator<{ event: Message; rest: readonly Message[] }> {
    for (const { at, events } of standing(log)) {
      this.#at = at;
      for (const [place, event] of events.entries()) {
        if (!this.#tellOfTable(event)) yield { event, rest: events.slice(place + 1) };
      }
    }
  }

  /** What follows is another chapter. */
  begin(title: Message): void {
    const last = this.chapters.at(-1)!;
    const key = String(this.#count++);
    if (last.lines.length) this.chapters.push({ key, title, lines: [] });
    else Object.assign(last, { key, title });
  }

  /** A new line, without a word yet. */
  line(seat: Seat | null, kind: StoryLine['kind'] = 'told'): StoryLine {
    const line: StoryLine = {
      key: String(this.#count++),
      seat,
      kind,
      sentences: [],
      icons: [],
      events: [],
      target: null,
      at: this.#at,
    };
    this.chapters.at(-1)!.lines.push(line);
    return line;
  }

  /** A line of one event. */
  tell(
    event: Message,
    { kind = 'told', mood = 'plain', icons = [] }: { kind?: StoryLine['kind']; mood?: Mood; icons?: unknown[] } = {},
  ): StoryLine {
    const line = this.line((event.args['seat'] as Seat | undefined) ?? null, kind);
    line.sentences.push({ message: addressed(event, this.reader), mood });
    line.events.push(event);
    line.icons.push(...icons);
    return line;
  }

  /** The story so far, without lines that say nothing. */
  get story(): Chapter[] {
    return this.chapters
      .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(({ sentences }) => sentences.length) }))
      .filter(({ lines }) => lines.length);
  }

  #tellOfTable(event: Message): boolean {
    if (UNTOLD.has(event.id)) return true;
    if (!event.id.startsWith('table-')) return false;
    if (event.id !== 'table-undone' || event.args['seat'] !== this.reader) this.tell(event, { kind: 'event' });
    return true;
  }
}

/** Seen elsewhere, or told by what follows it. */
const UNTOLD = new Set(['decided', 'retracted', 'table-started', 'table-sat', 'table-filled']);

/** What about the reader is said otherwise than about others; of the table itself. */
const ADDRESSED = new Set(['table-left', 'table-stood-in', 'table-returned', 'table-handed']);

/** A message as the reader is told it: "You place …", "… steals from you". */
export function addressed(event: Message, reader: Seat | null, args = event.args): Message {
  const isOther = event.id.startsWith('table-') && !ADDRESSED.has(event.id);
  if (reader === null || isOther) return { id: event.id, args };
  if (args['seat'] === reader) return { id: `story-you-${event.id}`, args };
  return args['other'] === reader ? { id: `story-of-you-${event.id}`, args } : { id: event.id, args };
}

/** The log without what was taken back; what was said meanwhile stays. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of log) {
    const undone = entry.events.find(({ id }) => id === 'table-undone');
    if (undone) {
      const since = undone.args['since'] as number;
      const kept = found.map((one) =>
        one.seq < since ? one : { ...one, events: one.events.filter(({ id }) => id.startsWith('table-')) },
      );
      found.splice(0, found.length, ...kept);
    }
    found.push(entry);
  }
  return found;
}
