/** A game of Draftosaurus to look back at: where its turns end, and what was decisive in it. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import type { Moment, ReplayGuide, Step } from '../replay';
import { addressed } from '../story';
import type { DraftosaurusView } from './model';
import type { StoryIcon } from './log-story';

/** Points, gained or lost in one turn, that make a placement a turning point. */
const SWING = 6;

type Played = Step<DraftosaurusView>;

export const guide: ReplayGuide<DraftosaurusView> = {
  unasked: (view) => ({ ...view, legal: [], places: {} }),
  endsTurn,
  momentsOf,
};

/** What comes after the last turn, until the game is over, belongs to it. */
function endsTurn(before: DraftosaurusView, after: DraftosaurusView): boolean {
  return after.turn === null ? after.phase === 'over' && before.phase !== 'over' : turnOf(before) !== turnOf(after);
}

function turnOf({ past, round, turn }: DraftosaurusView): string {
  return [past.length, round, turn].join(' ');
}

function momentsOf(steps: readonly Played[], reader: Seat | null): Moment[] {
  const moments: Moment[] = [];
  let hasTrex = false;
  /** The seat that was last in the lead alone. */
  let leader: Seat | null = null;
  steps.forEach(({ view, events }, step) => {
    const before = steps[step - 1]?.view;
    if (!before) return;
    const roll = events.find(({ id }) => id === 'rolled');
    if (roll && view.turn === 1) moments.push(roundOf(view, step, roll));
    const trex = hasTrex ? undefined : events.find(({ id, args }) => id === 'placed' && args['species'] === 'trex');
    if (trex)
      moments.push({
        step,
        weight: 'major',
        tone: 'danger',
        message: told('moment-first-trex', trex.args['seat'] as Seat, {}, reader),
        icon: { species: 'trex' },
      });
    hasTrex ||= trex !== undefined;
    moments.push(...swingsOf(before, view, events, step, reader));
    const now = leaderOf(view);
    if (now !== null && leader !== null && now !== leader && !isEarly(before))
      moments.push({ step, weight: 'minor', tone: 'plain', message: told('moment-lead', now, {}, reader), icon: null });
    leader = now ?? leader;
    if (view.phase === 'over' && before.phase !== 'over')
      moments.push({ step, weight: 'chapter', tone: 'gold', message: { id: 'story-end', args: {} }, icon: null });
  });
  return moments;
}

/** Where there are two boards, rounds are counted on each. */
function roundOf({ round, board, past }: DraftosaurusView, step: number, roll: Message): Moment {
  const message = past.length
    ? { id: 'moment-board-round', args: { board, round } }
    : { id: 'story-draftosaurus-round', args: { round } };
  return { step, weight: 'chapter', tone: 'plain', message, icon: { face: roll.args['face'] } as StoryIcon };
}

/** What a turn changed by much. */
function swingsOf(
  before: DraftosaurusView,
  after: DraftosaurusView,
  events: readonly Message[],
  step: number,
  reader: Seat | null,
): Moment[] {
  return after.totals.flatMap((total, seat): Moment[] => {
    const change = total - before.totals[seat]!;
    if (Math.abs(change) < SWING) return [];
    const placed = events.find(({ id, args }) => (id === 'placed' || id === 'rehomed') && args['seat'] === seat);
    const icon = placed ? { species: placed.args['species'] } : null;
    const [id, tone] = change > 0 ? (['moment-gain', 'gold'] as const) : (['moment-loss', 'danger'] as const);
    return [{ step, weight: 'major', tone, message: told(id, seat, { points: Math.abs(change) }, reader), icon }];
  });
}

/** Whether it means nothing yet who leads. */
function isEarly({ past, round, turn, turns }: DraftosaurusView): boolean {
  return past.length === 0 && round === 1 && (turn ?? 0) <= turns / 2;
}

/** The seat with the most points; null: several have them. */
function leaderOf({ totals }: DraftosaurusView): Seat | null {
  const most = Math.max(...totals);
  return totals.filter((total) => total === most).length === 1 ? totals.indexOf(most) : null;
}

function told(id: string, seat: Seat, args: Message['args'], reader: Seat | null): Message {
  return addressed({ id, args: { seat, ...args } }, reader);
}
