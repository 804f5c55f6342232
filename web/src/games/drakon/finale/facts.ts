/** What was remarkable about a game of Drakon: counted in its log. */
import type { Message } from '$lib/i18n/language';
import type { LogEntry, Seat } from '$lib/net/types';
import type { Fact } from '../../finale';
import { standing } from '../../story';
import type { EndedLair } from './script';

/** By label, which events are counted for their seat. */
const COUNTED: readonly (readonly [label: string, ids: readonly string[]])[] = [
  ['fact-coins-found', ['coin-found']],
  ['fact-thefts', ['coin-stolen']],
  ['fact-meetings', ['drakon-met']],
  ['fact-chambers', ['chamber-placed']],
];

export function factsOf({ log, names }: Pick<EndedLair, 'log' | 'names'>): Fact[] {
  const events = standing(log as LogEntry[]).flatMap((entry) => entry.events);
  const sums = COUNTED.flatMap(([label, ids]) => sumOf(label, countBySeat(events, ids, names.length)));
  return [...sums, ...longestWalk(events, names.length)];
}

function countBySeat(events: readonly Message[], ids: readonly string[], players: number): number[] {
  const counts = Array.from({ length: players }, () => 0);
  for (const { id, args } of events) if (ids.includes(id)) counts[args['seat'] as Seat]! += 1;
  return counts;
}

function sumOf(label: string, counts: readonly number[]): Fact[] {
  const value = counts.reduce((all, one) => all + one, 0);
  if (!value) return [];
  const share = Math.max(...counts);
  return [{ label, value, share, seats: leaders(counts, share) }];
}

/** The hero who entered most chambers. */
function longestWalk(events: readonly Message[], players: number): Fact[] {
  const steps = countBySeat(events, ['hero-moved'], players);
  const value = Math.max(...steps);
  return value ? [{ label: 'fact-walk', value, seats: leaders(steps, value) }] : [];
}

const leaders = (counts: readonly number[], most: number): Seat[] =>
  counts.flatMap((count, seat) => (count === most ? [seat] : []));
