/** The things on the table in words. */
import { messageId, type Message } from '$lib/i18n/language';
import { say, t, words } from '$lib/i18n/words.svelte';
import type { Action, GameView, Seat } from '$lib/net/types';
import { endedBy } from './ending';
import {
  beside,
  cellOf,
  ENTRANCE,
  isSame,
  sidesOf,
  type Arrows,
  type Cell,
  type DrakonAction,
  type DrakonView,
  type Face,
  type Kind,
  type Side,
  type Step,
} from './model';
import { walker } from './targets';

type Names = readonly string[];

/** One action that is possible in the view: for hints and the confirm step. */
export function describeMove(action: Action, given: GameView, names: Names): string {
  const [one, view] = [action as DrakonAction, given as DrakonView];
  switch (one.kind) {
    case 'pick-hero':
      return t(messageId('hero', one.hero));
    case 'place':
    case 'discard':
      return chamberName(view, one.chamber.kind);
    case 'put':
      return [whereabouts(view, one.cell), waysOut(one.arrows)].join('; ');
    case 'step':
      return [...new Set([t(messageId('side', one.side)), stepWords(view, one.side).text])].join(': ');
    case 'at':
      return [chambersAt(view, one.cell), whereabouts(view, one.cell)].flat().join(', ');
    case 'choose':
      return names[one.seat] ?? '';
    case 'offer':
      return t('offer-coin', { value: one.value });
    case 'use':
      return t(messageId('hero', view.heroes[view.now.seat!]!));
    default:
      return wordOf(one.kind, '');
  }
}

/** What happened, with the place in words. */
export function readOut(event: Message, view: GameView, names: Names): string {
  const { cell } = event.args;
  const args =
    typeof cell === 'string' ? { ...event.args, cell: whereabouts(view as DrakonView, cellOf(cell)) } : event.args;
  return words.tell({ ...event, args }, names);
}

/** Where a cell is, as seen from one's hero, or from the entrance for who has none. */
function whereabouts(view: DrakonView, cell: Cell): string {
  const hero = view.seat === null ? null : view.cells[view.seat];
  const [from, landmark] = hero ? [hero, 'hero'] : [ENTRANCE, 'entrance'];
  const [east, north] = [cell[0] - from[0], cell[1] - from[1]];
  const ways: [Side, number][] = [
    ['N', north],
    ['S', -north],
    ['E', east],
    ['W', -east],
  ];
  const steps = ways.flatMap(([side, count]) => (count > 0 ? [t('steps-to-side', { count, side })] : []));
  return steps.length ? t(`place-from-${landmark}`, { steps: words.list(steps) }) : t(`place-of-${landmark}`);
}

function chambersAt(view: DrakonView, cell: Cell): string[] {
  return view.lair.flatMap((one) => (isSame(one.cell, cell) ? [chamberName(view, one.kind)] : []));
}

/** A button's word for a decision that nothing on the table stands for. */
export function wordOf(move: string, phase: string): string {
  const family = { yes: 'agree', accept: 'agree', no: 'decline', decline: 'decline', done: 'finish' }[move];
  if (!family) return move;
  const special = messageId(family, phase);
  if (words.has(special)) return t(special);
  return family === 'finish' ? t('finish-turn') : family === 'agree' ? t('agree') : t('decline');
}

export function waysOut(arrows: Arrows): string {
  const sides = sidesOf(arrows).map((side) => t(messageId('side', side)));
  return sides.length ? t('cell-arrows', { sides: words.list(sides) }) : t('cell-no-arrows');
}

/** The figures at a cell, Drakon last. */
export function figuresAt(view: DrakonView, cell: Cell, names: Names): string[] {
  const heroes = view.cells.flatMap((place, seat) => (isSame(place, cell) ? [figureName(view, seat, names)] : []));
  return isSame(view.drakon, cell) ? [...heroes, t('drakon-name')] : heroes;
}

export function figureName(view: DrakonView, seat: Seat, names: Names): string {
  const hero = view.heroes[seat];
  return hero ? `${names[seat]} (${t(messageId('hero', hero))})` : (names[seat] ?? '');
}

/** A cell as a screen reader tells it: what lies there, its ways out, who is there, what may be done. */
export function cellLabel(view: DrakonView, cell: Cell, names: Names, can: string | null): string {
  const lying = view.lair.find((one) => isSame(one.cell, cell));
  const where = whereabouts(view, cell);
  const parts = [
    lying ? t('lair-place', { chamber: faceOf(view, lying.kind), cell: where }) : t('cell-free', { cell: where }),
  ];
  if (lying) parts.push(waysOut(lying.arrows));
  const figures = figuresAt(view, cell, names);
  if (figures.length) parts.push(t('cell-figures', { names: words.list(figures) }));
  if (can) parts.push(t(messageId('cell-can', can)));
  return parts.join('; ');
}

/** Where a step to that side leads to, and what happens there. */
export function stepWords(view: DrakonView, side: Side): { text: string; note: string; isDanger: boolean } {
  const from = view.cells[walker(view) ?? -1];
  const to = from && beside(from, side);
  const lying = to && view.lair.find((one) => isSame(one.cell, to));
  if (!lying) return { text: t(messageId('side', side)), note: '', isDanger: false };
  const text = chamberName(view, lying.kind);
  if (view.now.passing) return { text, note: t('brief-passed'), isDanger: false };
  const isDanger = isSame(view.drakon, to);
  return { text, note: told(view, isDanger ? 'drakon-waits' : messageId('brief', lying.kind)), isDanger };
}

/** What goes on, the oldest first: effects nest, and each waits for the one after it. */
export function stepsOf(view: DrakonView, names: Names): string[] {
  const steps = [...view.stack].reverse().concat(view.now);
  return steps.flatMap((step) => (step.seat === null ? [] : [stepText(view, step, names)]));
}

export function stepText(view: DrakonView, step: Step, names: Names): string {
  if (step.phase === 'turn') return t('turn-of', { seat: step.seat }, names);
  if (step.phase === 'steer' && step.hero !== step.seat)
    return t('step-steers', { seat: step.seat, other: step.hero }, names);
  return t('step-of', { seat: step.seat, step: told(view, messageId('phase', step.phase)) }, names);
}

/** What is asked of this seat, or whom all wait for. */
export function questionOf(view: DrakonView, names: Names, isMine: boolean): string {
  if (view.ending)
    return say(endedBy({ id: messageId('ended', view.ending), args: {} }, view.winners, view.seat), names);
  if (isMine && view.now.asks) return say(view.now.asks, names);
  if (view.now.seat === view.seat && view.seat !== null) return '';
  if (view.now.seat === null) return told(view, messageId('phase', view.phase));
  return t('step-waits', { seat: view.now.seat, step: told(view, messageId('phase', view.phase)) }, names);
}

export function chamberName(view: DrakonView, kind: Kind): string {
  return told(view, messageId('chamber', kind));
}

/** What a message tells, as it is with the box of this table. */
export function told(view: DrakonView, id: string): string {
  return t(view.words[id] ?? id);
}

/** What is drawn on a chamber, which is also how sentences about it name it. */
export function faceOf(view: DrakonView, kind: Kind): Face {
  return (view.words[messageId('chamber', kind)]?.slice('chamber-'.length) ?? kind) as Face;
}

/** The key that turns a chamber before it is laid. */
export function keys(): [key: string, does: string][] {
  return [['R', t('keys-turn')]];
}
