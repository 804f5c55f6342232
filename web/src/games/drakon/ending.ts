/** How the game ended, by the name of whoever ended it. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';

const BY_SOMEBODY = new Set(['ended-goal', 'ended-escaped']);

/** The event as this reader is told it: "You have reached the goal", "Ada and Ben have …". */
export function endedBy(event: Message, winners: readonly Seat[], reader: Seat | null): Message {
  const [seat, other] = winners;
  if (seat === undefined || !BY_SOMEBODY.has(event.id)) return event;
  const isMine = reader !== null && winners.includes(reader);
  if (other === undefined) return { id: `${event.id}-${isMine ? 'you' : 'one'}`, args: { seat } };
  return { id: `${event.id}-${isMine ? 'your-team' : 'team'}`, args: { seat, other } };
}
