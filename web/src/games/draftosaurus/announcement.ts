/** What is announced over the table while it is told. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import type { BoardId, DraftosaurusView } from './model';

export interface Announcement {
  kind: 'round' | 'board';
  args: Record<string, unknown>;
}

/** That a new round begins, or the next board of a match; null: nothing. `match` are the boards that are played, in order. */
export function announcementOf(
  events: readonly Message[],
  view: DraftosaurusView,
  match: readonly BoardId[],
  seat: Seat,
): Announcement | null {
  const over = events.find(({ id }) => id === 'round-over');
  if (over) return { kind: 'round', args: { round: Number(over.args['round']) + 1, rounds: view.rounds } };
  const counted = events.find(({ id, args }) => id === 'counted' && args['seat'] === seat);
  const next = match[match.indexOf(view.board) + 1];
  return counted && next
    ? { kind: 'board', args: { board: next, before: view.board, points: counted.args['points'] } }
    : null;
}
