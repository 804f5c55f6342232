/** What a move would lead to: as the server tells it, and in words. */
import { t, words } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import type { Cell, DrakonView, Kind } from './model';

/** What one move leads to at once; docs/views.md explains every key. */
export interface Change {
  hero: Seat | null;
  cell: Cell | null;
  effect: Kind | null;
  guarded: boolean;
  meets: Seat[];
  coins: { from: Seat | null; to: Seat | null }[];
  spared: Seat | null;
  total: [least: number, most: number] | null;
  escapes: boolean;
  then?: Asked;
}

export type Changes = Readonly<Record<string, Change>>;

/** What an ability asks before it is spent. */
export interface Asked extends Pick<DrakonView, 'legal' | 'refused' | 'puts' | 'now'> {
  changes: Changes;
}

export interface Consequence {
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

/** The consequences of a move for the reader and the others, the gravest first. */
export function consequencesOf(change: Change | undefined, view: DrakonView, names: readonly string[]): Consequence[] {
  if (!change) return [];
  return [
    ...meetings(change, view, names),
    ...winning(change, view),
    ...coins(change, view, names),
    ...totals(change, view),
  ];
}

function meetings({ meets, guarded, hero }: Change, { seat }: DrakonView, names: readonly string[]): Consequence[] {
  const found: Consequence[] = [];
  const others = meets.filter((one) => one !== seat);
  if (seat !== null && meets.includes(seat)) found.push({ text: t('if-you-meet'), tone: 'bad' });
  if (others.length)
    found.push({ text: t('if-meet', { names: words.list(others.map((one) => names[one] ?? '')) }), tone: 'plain' });
  if (guarded)
    found.push(
      hero === seat
        ? { text: t('if-guarded'), tone: 'bad' }
        : { text: t('if-guarded-other', { seat: hero }, names), tone: 'plain' },
    );
  return found;
}

function winning({ escapes, total }: Change, view: DrakonView): Consequence[] {
  if (escapes) return [{ text: t('if-escapes'), tone: 'good' }];
  const mayWin = total !== null && total[1] >= view.goal && total[1] > (view.total ?? 0);
  return mayWin ? [{ text: t('if-wins'), tone: 'good' }] : [];
}

function coins({ coins: moved, spared, meets }: Change, view: DrakonView, names: readonly string[]): Consequence[] {
  const count = (seat: Seat) => t('coins-count', { count: view.coin_counts[view.pools[seat]!] });
  const found = moved.flatMap(({ from, to }): Consequence[] => {
    if (from === null)
      return [
        to === view.seat
          ? { text: t('if-find'), tone: 'good' }
          : { text: t('if-found', { seat: to }, names), tone: 'plain' },
      ];
    if (to === null) {
      if (meets.includes(from)) return []; // told with the meeting
      return [
        from === view.seat
          ? { text: t('if-lose'), tone: 'bad' }
          : { text: t('if-lost', { seat: from, coins: count(from) }, names), tone: 'plain' },
      ];
    }
    if (to === view.seat) return [{ text: t('if-steal', { other: from, coins: count(from) }, names), tone: 'good' }];
    if (from === view.seat) return [{ text: t('if-stolen-from-you', { seat: to }, names), tone: 'bad' }];
    return [{ text: t('if-stolen', { seat: to, other: from, coins: count(from) }, names), tone: 'plain' }];
  });
  return spared === null ? found : [...found, { text: t('no-coin', { seat: spared }, names), tone: 'plain' }];
}

function totals({ total }: Change, view: DrakonView): Consequence[] {
  if (!total || view.total === null) return [];
  const [least, most] = total;
  const args = { total: view.total, goal: view.goal, least, most: Math.max(0, most) };
  if (least === most) return [{ text: t('if-exactly', args), tone: most > view.total ? 'good' : 'bad' }];
  return [least > view.total ? { text: t('if-more', args), tone: 'good' } : { text: t('if-less', args), tone: 'bad' }];
}

/** The seats that would lose a coin by the move. */
export function victimsOf(change: Change | undefined): Seat[] {
  return change?.coins.flatMap(({ from }) => (from === null ? [] : [from])) ?? [];
}
