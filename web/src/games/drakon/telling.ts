/** What happened, in the words of the one who looks: what happens to oneself sounds different. */
import type { Message } from '$lib/i18n/language';
import { say, t, words } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import { addressed } from '../story';
import { endedBy } from './ending';
import type { DrakonView } from './model';

/** An event that is worth telling, with what only those concerned know of it. */
export interface Line {
  event: Message;
  secret: Message | null;
  tone: 'gain' | 'loss' | 'drakon' | 'plain';
}

/** Said elsewhere, or too small to tell. */
const UNTOLD = new Set([
  'chamber-taken',
  'chamber-drawn',
  'you-drew',
  'chamber-discarded',
  'you-discarded',
  'coin-offered',
  'won-by-coins',
  'won-by-coins-shared',
  'table-said',
]);
const SECRETS = new Set(['coin-was', 'coin-traded-was', 'chamber-stolen-was']);

type Reader = Pick<DrakonView, 'seat' | 'pools' | 'winners'>;

export function linesOf(events: readonly Message[], reader: Reader): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (SECRETS.has(event.id)) lines.splice(-1, 1, ...(last ? [{ ...last, secret: event }] : []));
    else if (!UNTOLD.has(event.id)) lines.push({ event, secret: null, tone: toneOf(event, reader) });
  }
  return lines;
}

function isMine(seat: unknown, { seat: me, pools }: Reader): boolean {
  return me !== null && typeof seat === 'number' && pools[seat] === pools[me];
}

function toneOf({ id, args }: Message, reader: Reader): Line['tone'] {
  const { seat, other } = args as { seat?: Seat; other?: Seat };
  if (id === 'drakon-met') return seat === reader.seat ? 'loss' : 'drakon';
  if (id.startsWith('drakon-')) return 'drakon';
  if (id === 'coin-lost' && isMine(seat, reader)) return 'loss';
  if ((id === 'coin-stolen' && isMine(other, reader)) || (id === 'chamber-stolen' && other === reader.seat))
    return 'loss';
  return ['coin-found', 'coin-stolen', 'coin-shielded'].includes(id) && isMine(seat, reader) ? 'gain' : 'plain';
}

/** A line in the reader's words. */
export function wordsOf({ event, secret }: Line, reader: Reader, names: readonly string[]): string {
  const id = ownId(event, secret, reader);
  if (id) return t(id, { ...event.args, ...secret?.args }, names);
  if (event.id.startsWith('ended-')) return say(endedBy(event, reader.winners, reader.seat), names);
  const told = addressed(event, reader.seat, { value: 0, ...event.args });
  return told.id !== event.id && words.has(told.id) ? t(told.id, told.args, names) : say(event, names);
}

/** The sentence for who is concerned; null: there is none but the one for all. */
function ownId({ id, args }: Message, secret: Message | null, reader: Reader): string | null {
  if (id === 'drakon-met') return args['seat'] === reader.seat ? 'told-you-met' : null;
  if (!secret) return null;
  const isGain = args['seat'] === reader.seat;
  switch (id) {
    case 'coin-found':
      return isGain ? 'told-you-found' : null;
    case 'coin-lost':
      return isGain ? 'told-you-lost' : null;
    case 'coin-traded':
      return isGain ? 'told-you-traded' : null;
    case 'coin-stolen':
      return isGain ? 'told-you-stole' : isMine(args['other'], reader) ? 'told-stolen-from-you' : null;
    case 'chamber-stolen':
      return args['other'] === reader.seat ? 'told-chamber-stolen-from-you' : null;
    default:
      return null;
  }
}

/** What is too important for a line at the edge of the map; null: nothing. */
export function headlineOf(
  lines: readonly Line[],
  reader: Reader,
  names: readonly string[],
): { text: string; tone: Line['tone'] } | null {
  const line =
    lines.find(({ event, tone }) => tone === 'loss' || event.id === 'drakon-appeared') ??
    lines.find(({ tone }) => tone === 'gain');
  if (!line) return null;
  return {
    tone: line.tone,
    text: line.event.id === 'drakon-appeared' ? t('told-drakon') : wordsOf(line, reader, names),
  };
}
