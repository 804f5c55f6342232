/** What the card tells about the thing that one points at. */
import { messageId, type Message } from '$lib/i18n/language';
import { t, words } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import { chamberName, faceOf, figureName, figuresAt, told } from './labels';
import { isSame, type Cell, type Chamber, type DrakonView, type Hero, type Kind } from './model';
import { consequencesOf, type Change, type Consequence } from './preview';

export interface Subject {
  /** What kind of chamber or hero it is. */
  kind: Kind | Hero | null;
  title: string;
  lines: string[];
  /** What would happen if it were chosen. */
  consequences: Consequence[];
  why: Message | null;
}

type Names = readonly string[];

export function aboutCell(
  view: DrakonView,
  cell: Cell,
  names: Names,
  why: Message | undefined,
  change?: Change,
): Subject | null {
  const lying = view.lair.find((one) => isSame(one.cell, cell));
  if (!lying) return null;
  const figures = figuresAt(view, cell, names);
  return {
    kind: lying.kind,
    title: chamberName(view, lying.kind),
    lines: [
      told(view, messageId('explain', lying.kind)),
      ...(figures.length ? [t('cell-figures', { names: words.list(figures) })] : []),
      ...(isSame(view.drakon, cell) ? [told(view, 'drakon-about')] : []),
    ],
    consequences: consequencesOf(change, view, names),
    why: why ?? null,
  };
}

/** Of a chamber that one is only blown through: it does nothing. */
export function onlyPassed(about: Subject, view: DrakonView): Subject {
  return { ...about, consequences: [{ text: told(view, 'brief-passed'), tone: 'plain' }, ...about.consequences] };
}

export function aboutChamber(view: DrakonView, chamber: Chamber, why: Message | undefined): Subject {
  const { kind } = chamber;
  return {
    kind,
    title: chamberName(view, kind),
    lines: [told(view, messageId('explain', kind))],
    consequences: [],
    why: why ?? null,
  };
}

export interface Knowledge {
  /** Whether abilities are played with. */
  hasAbilities: boolean;
  /** The values of coins that the reader knows to be in a pool. */
  coinsIn(pool: number): readonly number[];
}

export function aboutPerson(
  view: DrakonView,
  seat: Seat,
  names: Names,
  { hasAbilities, coinsIn }: Knowledge,
  why: Message | undefined,
  change?: Change,
): Subject {
  const hero = view.heroes[seat];
  const partner = view.teams.find((pair) => pair.includes(seat))?.find((other) => other !== seat);
  const lines = [
    `${t('coins-count', { count: view.coin_counts[view.pools[seat]!] })}, ${t('hand-count', { count: view.hand_sizes[seat] })}`,
  ];
  const known = coinsIn(view.pools[seat]!);
  if (known.length) lines.push(t('person-coins-known', { values: words.list(known.map(String)) }));
  if (partner !== undefined) lines.push(t('with-partner', { name: names[partner] }));
  if (hero && hasAbilities)
    lines.push(told(view, messageId('explain', hero)), t(view.used[seat] ? 'ability-gone' : 'ability-left'));
  if (faceOf(view, 'steal-coin-left') === 'steal-coin-left') lines.push(robs(view, seat, names));
  return {
    kind: hasAbilities ? (hero ?? null) : null,
    title: figureName(view, seat, names),
    lines,
    consequences: consequencesOf(change, view, names),
    why: why ?? null,
  };
}

/** The victim in the chambers of theft. */
function robs(view: DrakonView, seat: Seat, names: Names): string {
  const players = view.heroes.length;
  const [left, right] = [(seat + 1) % players, (seat + players - 1) % players];
  return t(left === right ? 'person-robs-one' : 'person-robs', { left: names[left], right: names[right] });
}
