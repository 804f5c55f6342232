/** What the table tells a player in words: what to do, what the die means, what is special now. */
import { messageId, type Message } from '$lib/i18n/language';
import { say, t, words } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import type { Species } from './art/silhouettes';
import { askOf, givenSpecies } from './decision';
import type { Ask, Decision, DraftosaurusView, PenId, SpotId } from './model';

export interface Situation {
  view: DraftosaurusView;
  seat: Seat | null;
  names: readonly string[];
  acting: readonly Seat[];
  picked: Species | null;
  decision: Decision | null;
}

const BEFORE_PICKING: Partial<Record<Ask, string>> = { choose: 'ask-pick', draft: 'ask-draft', discard: 'ask-discard' };
const AFTER_PICKING: Record<Ask, string> = {
  choose: 'ask-picked',
  discard: 'ask-discard',
  draft: 'ask-place',
  place: 'ask-place',
  rehome: 'ask-rehome',
};

/** What to do now, or what one waits for. */
export function prompt(now: Situation): string {
  const { view, decision, names } = now;
  if (view.phase === 'over') return t('game-over');
  if (decision) return [chosen(now, decision), waiting(now)].filter(Boolean).join(' ');
  const ask = askOf(view);
  if (ask === null) return waiting(now) || t(messageId('phase', view.phase));
  const species = now.picked ?? givenSpecies(view);
  const id = species === null ? BEFORE_PICKING[ask] : AFTER_PICKING[ask];
  return id ? t(id, species === null ? {} : { species }, names) : '';
}

function chosen({ view, seat }: Situation, decision: Decision): string {
  const stays = decision.kind === 'rehome' && decision.spot === 'quarantine';
  const species = decision.species ?? mover(view, seat);
  const { spot } = decision;
  return t(messageId('chosen', stays ? 'stay' : decision.kind), { species, ...(spot && { spot }) });
}

/** Whom a decision is about that names only a spot. */
export function mover(view: DraftosaurusView, seat: Seat | null): Species | null {
  if (seat === null) return null;
  return view.revealed[seat] ?? view.zoos[seat]?.['quarantine']?.[0] ?? null;
}

function waiting({ acting, seat, names }: Situation): string {
  const others = acting.filter((one) => one !== seat).map((one) => names[one] ?? '');
  return others.length ? t('waiting-for', { players: words.list(others) }) : '';
}

const DICELESS: ReadonlySet<string> = new Set(['discard', 'rehome', 'over']);

/** What the die means for this seat; for a spectator, what lies there. */
export function dieAdvice({ view, seat, names }: Situation): string {
  const { die, roller } = view;
  if (roller === null || DICELESS.has(view.phase)) return '';
  if (die === null) return t('die-to-come', { seat: roller }, names);
  if (seat === null) return t('die-shows', { seat: roller, face: die }, names);
  return view.bound[seat] ? t(messageId('die-means', die)) : t('die-free');
}

/** What is special about this moment of the game; often nothing. */
export function note({ view }: Situation): string {
  if (view.phase === 'discard') return t('note-discard');
  if (view.phase === 'rehome') return t(mayStay(view) ? 'note-may-stay' : 'note-must-move');
  if (view.roller !== null && view.bound[view.roller]) return t('note-last-turn');
  if (view.past.length > 0 && view.round === 1 && view.turn === 1) return t('note-next-board');
  return '';
}

function mayStay(view: DraftosaurusView): boolean {
  return Object.values(view.places).some((places) => places['quarantine'] === null);
}

/** A pen that one points at: why the dinosaur may not go there, and what the pen is for. */
export function aboutSpot(view: DraftosaurusView, picked: Species | null, at: { pen: PenId; spot: SpotId }): { why: string; explanation: string } {
  const species = picked ?? givenSpecies(view);
  const why: Message | null = (species === null ? null : view.places[species]?.[at.spot]) ?? null;
  return { why: why ? say(why) : '', explanation: t(messageId('explain', at.pen)) };
}
