/** How a turn is told: reveal, place, count, discard, pass, roll. What happens at once is told together. */
import type { Message } from '$lib/i18n/language';
import type { SoundName } from '$lib/sound';
import type { Beat, BeatsOf, Happening } from '../board';
import type { BoardState, Decision, DraftosaurusView } from './model';
import { retold } from './retelling';

type Tell = Happening<DraftosaurusView>;

interface Kind {
  /** Events that are told together. */
  ids: readonly string[];
  ms: number;
  sound: SoundName | null;
}

const PLACING: Kind = { ids: ['placed', 'rehomed', 'stayed'], ms: 750, sound: 'wood' };

const KINDS: readonly Kind[] = [
  { ids: ['first-roller'], ms: 700, sound: null },
  { ids: ['revealed'], ms: 900, sound: 'wood' },
  PLACING,
  { ids: ['discarded'], ms: 750, sound: 'wood' },
  { ids: ['passed'], ms: 700, sound: 'pass' },
  { ids: ['round-over'], ms: 1300, sound: null },
  { ids: ['counted', 'won', 'won-by-trexes', 'won-shared'], ms: 1300, sound: 'points' },
  { ids: ['dealt', 'drawn'], ms: 700, sound: 'pass' },
  { ids: ['rolled'], ms: 950, sound: 'die' },
];

const THINK_MS = 500;
/** A breath before the points are counted once more, pen by pen. */
const END_MS = 400;
const COUNT_MS = 850;

export const beatsOf: BeatsOf<DraftosaurusView> = (told) => {
  const groups = grouped(told.events);
  const beats: Beat<DraftosaurusView>[] = [];
  let view = withoutDecision(told.before);
  groups.forEach(({ kind, events }, index) => {
    view = withoutDecision(events.reduce((now, event) => retold(now, event, told.after), view));
    beats.push(beatOf(kind, events, view));
    const isLastPlacing = kind === PLACING && !groups.slice(index + 1).some((later) => later.kind === PLACING);
    if (!isLastPlacing) return;
    const counted = withPoints(view, told);
    if (counted.totals.some((total, seat) => total !== view.totals[seat])) beats.push(counting(counted));
    view = counted;
  });
  return beats.length && othersThink(told.before) ? [thinking(told), ...beats] : beats;
};

/** Events in the order in which they happened, those of a kind that follow each other together. */
function grouped(events: readonly Message[]): { kind: Kind; events: Message[] }[] {
  const groups: { kind: Kind; events: Message[] }[] = [];
  for (const event of events) {
    const kind = KINDS.find(({ ids }) => ids.includes(event.id));
    if (!kind) continue; // that somebody has decided is seen at the seats
    if (groups.at(-1)?.kind === kind) groups.at(-1)!.events.push(event);
    else groups.push({ kind, events: [event] });
  }
  return groups;
}

function beatOf({ ms, sound }: Kind, events: readonly Message[], view: DraftosaurusView): Beat<DraftosaurusView> {
  if (events.some(({ id }) => id.startsWith('won'))) return { events, ms: END_MS, sound: null, view, acting: [] };
  return { events, ms, sound, view, acting: [] };
}

function othersThink({ acting, seat }: DraftosaurusView): boolean {
  return acting.some((one) => one !== seat);
}

/** The others make up their minds; what this seat has decided stays where it was put. */
function thinking({ before, events }: Tell): Beat<DraftosaurusView> {
  const view = { ...before, legal: [], places: {}, choice: before.choice ?? ownDecision(before, events) };
  return { events: [], ms: THINK_MS, sound: null, view, acting: before.acting.filter((one) => one !== before.seat) };
}

/** What this seat had decided when it was revealed. */
function ownDecision({ seat, legal }: DraftosaurusView, events: readonly Message[]): Decision | null {
  const own = events.find(({ args }) => seat !== null && args['seat'] === seat && args['species'] !== undefined);
  if (!own) return null;
  const isOwn = (field: 'species' | 'spot', one: Decision) =>
    one[field] === undefined || one[field] === own.args[field];
  return legal.find((one) => isOwn('species', one) && isOwn('spot', one)) ?? null;
}

/** The pieces have landed: now the points change. */
function counting(view: DraftosaurusView): Beat<DraftosaurusView> {
  return { events: [], ms: COUNT_MS, sound: 'points', view, acting: [] };
}

function withPoints(view: DraftosaurusView, told: Tell): DraftosaurusView {
  const { scores, trexes } = playedOn(told);
  return { ...view, scores, trexes, totals: told.after.totals };
}

/** The board that was played on when this happened: a match may have gone on to the next. */
function playedOn({ before, after }: Tell): BoardState {
  return after.past.length > before.past.length ? after.past.at(-1)! : after;
}

/** Nobody is asked anything while the story is told. */
function withoutDecision(view: DraftosaurusView): DraftosaurusView {
  return { ...view, legal: [], places: {}, choice: null, decided: [] };
}
