/** What is worth telling of what happened. */
import type { Message } from '$lib/i18n/language';

/** That somebody has decided is seen at the seats; what was decided is told when it is revealed. */
export const told = (events: readonly Message[]): Message[] => events.filter(({ id }) => id !== 'decided');
