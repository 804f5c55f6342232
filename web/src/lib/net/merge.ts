/** What is known of a table, and how it grows with each message. Nothing here talks to anybody. */
import type { Message } from '$lib/i18n/language';
import type { GameView, LogEntry, News, Seat, Table } from './types';

export interface Known {
  /** The newest thing that is known; -1: nothing yet. */
  seq: number;
  table: Table | null;
  view: GameView | null;
  /** Whether the latest decision can be taken back. */
  undo: boolean;
  log: readonly LogEntry[];
  acting: readonly Seat[];
  deadline: number | null;
  /** Presence at the table; null: not known yet. */
  present: readonly Seat[] | null;
  away: readonly Seat[];
  /** By seat of those who are missed, when a bot may be called in. */
  standInAt: Readonly<Record<string, number>>;
  /** What the latest message told: to be animated and read out. Empty after a fresh start. */
  lastEvents: readonly Message[];
}

export const NOTHING: Known = {
  seq: -1,
  table: null,
  view: null,
  undo: false,
  log: [],
  acting: [],
  deadline: null,
  present: null,
  away: [],
  standInAt: {},
  lastEvents: [],
};

export function merge(known: Known, news: News): Known {
  if (news.type === 'presence')
    return { ...known, present: news.present, away: news.away, standInAt: news.stand_in_at };
  const { seq, acting, deadline } = news;
  if (news.type === 'hello') {
    const fresh = known.seq < 0 || seq < known.seq; // or the server remembers less than we do: start over
    const log = fresh ? news.log : joined(known.log, news.log);
    const lastEvents = fresh ? [] : news.log.flatMap((entry) => entry.events);
    return { ...known, seq, acting, deadline, log, lastEvents, table: news.table, view: news.view, undo: news.undo };
  }
  if (seq <= known.seq) return known; // told before
  return {
    ...known,
    seq,
    acting,
    deadline,
    table: news.table ?? known.table,
    view: news.view === undefined ? known.view : news.view,
    undo: news.undo ?? known.undo,
    log: joined(known.log, news.log),
    lastEvents: news.log.flatMap((entry) => entry.events),
  };
}

/** Each seq once, in order. */
function joined(before: readonly LogEntry[], after: readonly LogEntry[]): readonly LogEntry[] {
  const newest = before.at(-1)?.seq ?? -1;
  const added = after.filter((entry) => entry.seq > newest);
  return added.length ? [...before, ...added] : before;
}
