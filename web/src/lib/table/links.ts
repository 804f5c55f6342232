/** The links of a table's seats, as far as this device knows their secrets. */
import { recall, remember } from '$lib/remembered';
import type { Seat } from '$lib/net/types';

const key = (id: string) => `secrets.${id}`;

export function keepSecrets(id: string, secrets: Record<string, string>): void {
  remember(key(id), { ...recall(key(id), {}), ...secrets });
}

/** Seats have changed places: nobody knows any more which secret opens which. */
export function forgetSecrets(id: string): void {
  remember(key(id), {});
}

export function seatLink(id: string, seat: Seat): string | null {
  const secret = recall<Record<string, string>>(key(id), {})[seat];
  return secret ? `${location.origin}/table/${id}#${secret}` : null;
}

export const tableLink = (id: string): string => `${location.origin}/table/${id}`;
