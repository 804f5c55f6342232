/** What the card tells about the thing that one points at. */
import { messageId, type Message } from '$lib/i18n/language';
import { say, t, words } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import { figureName, figuresAt } from './labels';
import { cellText, isSame, type Cell, type Chamber, type DrakonView, type Hero, type Kind } from './model';

export interface Subject {
  /** What kind of chamber or hero it is. */
  kind: Kind | Hero | null;
  title: string;
  lines: string[];
  why: string | null;
}

type Names = readonly string[];

export function aboutCell(view: DrakonView, cell: Cell, names: Names, why: Message | undefined): Subject | null {
  const lying = view.lair.find((one) => isSame(one.cell, cell));
  if (!lying) return null;
  const figures = figuresAt(view, cell, names);
  return {
    kind: lying.kind,
    title: t('lair-place', { chamber: lying.kind, cell: cellText(cell) }),
    lines: [
      t(messageId('explain', lying.kind)),
      ...(figures.length ? [t('cell-figures', { names: words.list(figures) })] : []),
      ...(isSame(view.drakon, cell) ? [t('drakon-about')] : []),
    ],
    why: why ? say(why, names) : null,
  };
}

export function aboutChamber(chamber: Chamber, why: Message | undefined): Subject {
  const { kind } = chamber;
  return { kind, title: t(messageId('chamber', kind)), lines: [t(messageId('explain', kind))], why: why ? say(why) : null };
}

export function aboutPerson(view: DrakonView, seat: Seat, names: Names, hasAbilities: boolean, why: Message | undefined): Subject {
  const hero = view.heroes[seat];
  const partner = view.teams.find((pair) => pair.includes(seat))?.find((other) => other !== seat);
  const lines = [
    `${t('coins-count', { count: view.coin_counts[view.pools[seat]!] })}, ${t('hand-count', { count: view.hand_sizes[seat] })}`,
  ];
  if (partner !== undefined) lines.push(t('with-partner', { name: names[partner] }));
  if (hero && hasAbilities) lines.push(t(messageId('explain', hero)), t(view.used[seat] ? 'ability-gone' : 'ability-left'));
  return { kind: hasAbilities ? (hero ?? null) : null, title: figureName(view, seat, names), lines, why: why ? say(why, names) : null };
}
