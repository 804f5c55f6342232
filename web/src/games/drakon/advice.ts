/** An option of a hint in a few words: what is done, and where. The board shows the same place. */
import { messageId } from '$lib/i18n/language';
import { t } from '$lib/i18n/words.svelte';
import type { GameView } from '$lib/net/types';
import { chamberName, describeMove, faceOf } from './labels';
import { followUp, IDLE, layingKind } from './laying';
import {
  beside,
  isSame,
  SIDES,
  sidesOf,
  type Cell,
  type DrakonAction,
  type DrakonView,
  type Kind,
  type Put,
  type Side,
} from './model';

interface Words {
  what: string;
  where: string;
}

export function describeOption(
  given: GameView,
  { move, then }: { move: string; then: string | null },
  names: readonly string[],
): Words {
  const view = given as DrakonView;
  const action = view.legal.find((one) => one.move === move) as DrakonAction | undefined;
  if (!action) return { what: move, where: '' };
  switch (action.kind) {
    case 'place':
      return placing(view, action.chamber.kind, followUp(view, move, then ?? ''));
    case 'put':
      return placing(view, layingKind(view, IDLE, action.cell), action);
    case 'discard':
      return { what: t('option-discard', { chamber: faceOf(view, action.chamber.kind) }), where: '' };
    case 'step':
      return { what: t('option-go', { side: action.side }), where: leadsTo(view, action.side) };
    case 'at':
      return { what: nameAt(view, action.cell), where: placeOf(view, action.cell) };
    default:
      return { what: describeMove(action, view, names), where: '' };
  }
}

function placing(view: DrakonView, kind: Kind | null, put: Put | null): Words {
  const isThere = put !== null && lyingAt(view, put.cell)?.kind === kind;
  const what = kind === null ? '' : t(isThere ? 'option-rotate' : 'option-place', { chamber: faceOf(view, kind) });
  return { what, where: put === null ? '' : [placeOf(view, put.cell), arrowsOf(put)].filter(Boolean).join(' ') };
}

const SIGNS: Record<Side, string> = { N: '↑', E: '→', S: '↓', W: '←' };

/** How the chamber lies: the same one can lie there in several ways. */
const arrowsOf = ({ arrows }: Put): string =>
  sidesOf(arrows)
    .map((side) => SIGNS[side])
    .join('');

/** Where a cell is: beside one's hero, or beside a chamber, the most telling one first. */
export function placeOf(view: DrakonView, cell: Cell): string {
  const hero = view.seat === null ? null : view.cells[view.seat];
  if (hero && isSame(hero, cell)) return t('place-of-hero');
  const side = hero && SIDES.find((one) => isSame(beside(hero, one), cell));
  if (side) return t('option-near-hero', { side });
  const near = SIDES.flatMap((one) => lyingAt(view, beside(cell, one)) ?? []);
  const telling = near.find(({ kind }) => kind !== 'empty') ?? near[0];
  return telling ? t('option-near', { chamber: faceOf(view, telling.kind) }) : '';
}

function leadsTo(view: DrakonView, side: (typeof SIDES)[number]): string {
  const from = view.cells[view.now.hero ?? view.now.seat ?? -1];
  return from ? nameAt(view, beside(from, side)) : t(messageId('side', side));
}

function nameAt(view: DrakonView, cell: Cell): string {
  const lying = lyingAt(view, cell);
  return lying ? chamberName(view, lying.kind) : '';
}

const lyingAt = (view: DrakonView, cell: Cell) => view.lair.find((one) => isSame(one.cell, cell));
