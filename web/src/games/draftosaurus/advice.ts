/** What the table tells a player in words: what to do, what the die means, what is special now. */
import { messageId, ruleOf, type Message } from '$lib/i18n/language';
import { say, t, words } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import type { Species } from './art/silhouettes';
import type { Coming } from './selection.svelte';
import { askOf, givenSpecies } from './decision';
import { describeMove } from './describe';
import { gainLabel } from './labels';
import type { Ask, Decision, DraftosaurusView, PenData, SpotId } from './model';
import type { Gain } from './zoo/zoo';

export interface Situation {
  view: DraftosaurusView;
  seat: Seat | null;
  names: readonly string[];
  acting: readonly Seat[];
  picked: Species | null;
  decision: Decision | null;
  /** What happens by itself in a moment. */
  coming: Coming | null;
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
  if (now.coming) return byItself(now, now.coming);
  if (ask === null) return waiting(now) || t(messageId('phase', view.phase));
  const species = now.picked ?? givenSpecies(view);
  const id = species === null ? BEFORE_PICKING[ask] : AFTER_PICKING[ask];
  return id ? t(id, species === null ? {} : { species }, names) : '';
}

/** Events that are told in their own words; of others it is told what they all do. */
const TOLD_SINGLY: ReadonlySet<string> = new Set(['first-roller', 'passed', 'round-over', 'rolled']);
const TOLD_TOGETHER: ReadonlySet<string> = new Set(['revealed', 'placed', 'discarded']);

/** What is being told now; empty: that needs no words. */
export function caption(events: readonly Message[], names: readonly string[]): string {
  const [event] = events;
  if (!event || events.some(({ id }) => id.startsWith('won'))) return ''; // the final count tells who won
  if (TOLD_SINGLY.has(event.id)) return say(event, names);
  return TOLD_TOGETHER.has(event.id) ? t(messageId('told', event.id)) : '';
}

/** That something is decided without being asked, and why. */
function byItself({ view }: Situation, { move, why }: Coming): string {
  const decision = view.legal.find((one) => one.move === move)!;
  return t(`by-itself-${why}`, { move: describeMove(decision) });
}

function chosen({ view, seat }: Situation, decision: Decision): string {
  const stays = decision.kind === 'rehome' && decision.spot === 'quarantine';
  const species = decision.species ?? mover(view, seat);
  const { spot } = decision;
  return t(messageId('chosen', stays ? 'stay' : decision.kind), { species, ...(spot && { spot }) });
}

/** The dinosaur of a decision that names only a spot. */
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

/** A pen that one points at: its name, what the dinosaur would bring there or why it may not go there, and what it is for. */
export interface AboutPen {
  name: string;
  why: string;
  gain: string;
  explanation: string;
  /** The rule that closes the pen now; else the one of the pen. */
  rule: string;
}

export function aboutPen(
  { view, picked }: Situation,
  pen: PenData,
  spot: SpotId,
  gain: Gain | null,
  rules: unknown,
): AboutPen {
  const species = picked ?? givenSpecies(view);
  const why = (species === null ? null : view.places[species]?.[spot]) ?? null;
  return {
    name: t(messageId('pen', pen.id)),
    why: why ? say(why) : '',
    gain: gain ? gainLabel(gain) : '',
    explanation: explainPen(pen.id, rules),
    rule: (why && ruleOf(why)) ?? pen.rule,
  };
}

/** What a pen is for, by the rules of this table. */
export const explainPen = (pen: string, rules: unknown): string => t(messageId('explain', pen), { rules });
