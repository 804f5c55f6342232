/** What decided the points of a pen, in words. */
import { t, words } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import type { Reason } from './script';

export function reasonText(reason: Reason, names: readonly string[], reader: Seat | null): string {
  switch (reason.kind) {
    case 'king': {
      const { species } = reason;
      const numbers = words.listed(
        reason.numbers.map(({ seat, count }) =>
          seat === reader ? t('count-you', { count }) : t('count-other', { seat, count }, names),
        ),
      );
      return reason.isMost ? t('count-king-most', { species, numbers }) : t('count-king-beaten', { species, numbers });
    }
    case 'lookout': {
      const { species, neighbour, count } = reason;
      return neighbour === reader
        ? t('count-lookout-you', { species, count })
        : t('count-lookout', { species, seat: neighbour, count }, names);
    }
    case 'island': {
      const { species, count } = reason;
      return count === 1 ? t('count-island-alone', { species }) : t('count-island-shared', { species, count });
    }
    case 'trex':
      return t('count-trex', { count: reason.count });
  }
}
