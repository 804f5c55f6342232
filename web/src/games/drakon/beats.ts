/** How a turn in the lair is told: one moment for each thing that happens, with the table as it was then. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import type { SoundName } from '$lib/sound';
import type { Beat, BeatsOf, Happening } from '../board';
import { cellOf, type Cell, type DrakonView } from './model';
import { retold, unasked } from './retelling';
import { wayOver } from './way';

/** How long a bot is seen to think: at the beginning of its turn, and when it is asked once more. */
const THINK_MS = 600;
const THINK_AGAIN_MS = 350;
/** A bot's turn is seen to begin in these: that it has taken a chamber of its hand is not shown. */
const FIRST_PHASES = new Set(['pick', 'turn', 'put']);
const LANDED_MS = 250;
const STEP_MS = 350;
const LEAP_MS = 650;
const FLIGHT_MS = 600;

interface Kind {
  ms: number | ((view: DrakonView, event: Message) => number);
  sound: SoundName | null;
  /** The sound at the end, when what flies has landed; until then the table looks as before. */
  landing?: SoundName | null;
  /** Whether several in a row are told at once. */
  together?: boolean;
}

/** What has a moment of its own; the rest is told along with what follows. */
const KINDS: Readonly<Record<string, Kind>> = {
  'first-player': { ms: 600, sound: null },
  'hero-picked': { ms: 500, sound: 'step' },
  'you-drew': { ms: 350, sound: 'pass', together: true },
  'chamber-placed': { ms: 450, sound: 'stone' },
  'chamber-rotated': { ms: 600, sound: 'stone' },
  'chamber-destroyed': { ms: 800, sound: 'crumble' },
  'chamber-swapped-in': { ms: 700, sound: 'stone' },
  'chamber-flown': { ms: 900, sound: 'wings' },
  'chamber-stolen': { ms: 1000, sound: 'theft' },
  'hero-moved': { ms: walkMs, sound: 'step' },
  'hero-blown': { ms: walkMs, sound: 'wind' },
  'mind-controlled': { ms: 800, sound: 'magic' },
  challenged: { ms: 700, sound: 'theft' },
  'coin-found': { ms: 700, sound: null, landing: 'coin' },
  'coin-lost': { ms: 700, sound: 'coin', landing: null, together: true },
  'coin-stolen': { ms: 950, sound: 'theft', landing: 'coin' },
  'coin-traded': { ms: 700, sound: 'pass', landing: 'coin' },
  'coin-shielded': { ms: 900, sound: 'magic' },
  'no-coin': { ms: 600, sound: null },
  'no-chamber': { ms: 600, sound: null },
  'effect-idle': { ms: 500, sound: null },
  'effect-declined': { ms: 350, sound: null },
  'drakon-appeared': { ms: 1500, sound: 'roar' },
  'drakon-moved': { ms: flightMs, sound: 'wings' },
  'drakon-met': { ms: 1200, sound: 'roar', together: true },
  'drakon-beside': { ms: 700, sound: null },
  'ability-used': { ms: 800, sound: 'magic' },
  'turn-skipped': { ms: 600, sound: null },
  'hand-shown': { ms: 900, sound: 'pass' },
  'ended-goal': { ms: 700, sound: null },
  'ended-escaped': { ms: 700, sound: null },
  'ended-exhausted': { ms: 700, sound: null },
  'ended-idle': { ms: 700, sound: null },
};

/** What belongs to the event before it: only those concerned are told. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  'coin-was': ['coin-found', 'coin-lost', 'coin-stolen'],
  'coin-traded-was': ['coin-traded'],
  'chamber-stolen-was': ['chamber-stolen'],
  'you-drew': ['chamber-drawn'],
  'you-discarded': ['chamber-discarded'],
};

/** An event and what is told of it in secret. */
interface Told {
  event: Message;
  secret: Message | null;
}

export const beatsOf: BeatsOf<DrakonView> = ({ before, after, events, bots }: Happening<DrakonView>) => {
  const beats: Beat<DrakonView>[] = [];
  let view = unasked(before);
  let silent: Message[] = [];
  let group: Told[] = [];
  const close = () => {
    if (!group.length) return;
    const last = view;
    view = viewAfter(group, view, after);
    beats.push(...beatsOfGroup(group, silent, last, view));
    [group, silent] = [[], []];
  };
  for (const told of paired(events)) {
    const key = keyOf(told);
    const first = group[0] && keyOf(group[0]);
    if (!(key && key === first && KINDS[key]!.together)) close();
    if (key) group.push(told);
    else {
      view = retold(view, told.event, told.secret, after);
      silent.push(...messages(told));
    }
  }
  close();
  const last = beats.pop();
  return last ? [...thinking(before, bots), ...beats, { ...last, view, events: [...last.events, ...silent] }] : [];
};

/** Under which name a moment of its own is found; null: it has none. */
function keyOf({ event, secret }: Told): string | null {
  return [event.id, secret?.id].find((id) => id !== undefined && id in KINDS) ?? null;
}

/** `last` is the table before the group, `view` the one after it. */
function beatsOfGroup(
  group: readonly Told[],
  silent: readonly Message[],
  last: DrakonView,
  view: DrakonView,
): Beat<DrakonView>[] {
  const { ms, sound, landing } = KINDS[keyOf(group[0]!)!]!;
  const events = [...silent, ...group.flatMap(messages)];
  const actor = group[0]!.event.args['seat'] as Seat | undefined;
  const acting = actor === undefined ? last.acting : [actor];
  const length = typeof ms === 'number' ? ms : ms(last, group[0]!.event);
  if (landing === undefined) return [{ events, ms: length, sound, view, acting, before: last }];
  return [
    { events, ms: length, sound, view: last, acting, before: last },
    { events: [], ms: LANDED_MS, sound: landing, view, acting, before: last },
  ];
}

function viewAfter(group: readonly Told[], view: DrakonView, after: DrakonView): DrakonView {
  return group.reduce((seen, { event, secret }) => retold(seen, event, secret, after), view);
}

/** Each event with its secret, if the reader is told one. */
function paired(events: readonly Message[]): Told[] {
  const all: Told[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (last && SECRETS[event.id]?.includes(last.event.id)) last.secret = event;
    else all.push({ event, secret: null });
  }
  return all;
}

function messages({ event, secret }: Told): Message[] {
  return secret ? [event, secret] : [event];
}

/** A bot makes up its mind; a person has done so already. */
function thinking(view: DrakonView, bots: readonly Seat[]): Beat<DrakonView>[] {
  const actor = view.acting[0];
  if (actor === undefined || !bots.includes(actor)) return [];
  const ms = FIRST_PHASES.has(view.phase) ? THINK_MS : THINK_AGAIN_MS;
  return [{ events: [], ms, sound: null, view: unasked(view), acting: view.acting }];
}

/** To a neighbouring chamber one walks, to any other one leaps. */
function walkMs(view: DrakonView, { args }: Message): number {
  const from = view.cells[args['seat'] as Seat];
  const to = cellOf(args['cell'] as string);
  return from && distance(from, to) > 1 ? LEAP_MS : STEP_MS;
}

function flightMs(view: DrakonView, { args }: Message): number {
  const steps = view.drakon ? wayOver(view, view.drakon, cellOf(args['cell'] as string)).length - 1 : 0;
  return FLIGHT_MS + steps * STEP_MS;
}

function distance(one: Cell, other: Cell): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);
}
