/** What each seat said lately, to be shown beside its name until the game goes on. */
import type { LogEntry, Seat } from '$lib/net/types';

const STAYS_FOR_ENTRIES = 6;

export function latestPhrases(log: readonly LogEntry[]): Map<Seat, string> {
  const said = log.slice(-STAYS_FOR_ENTRIES).flatMap((entry) => entry.events.filter((event) => event.id === 'table-said'));
  return new Map(said.map((event) => [event.args.seat as Seat, event.args.phrase as string]));
}
