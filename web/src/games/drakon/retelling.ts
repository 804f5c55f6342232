/**
 * The table after each single event. An update may tell of many events and brings only the view after all of them; the
 * views in between are made from what the events say.
 */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import { faceOf } from './labels';
import {
  cellOf,
  ENTRANCE,
  isSame,
  SIDES,
  type Arrows,
  type Cell,
  type Chamber,
  type DrakonView,
  type Face,
  type Hero,
  type Kind,
  type Lying,
} from './model';

type Change = Partial<DrakonView>;
type Args = Message['args'];

/** What one event is told with. */
interface Telling {
  args: Args;
  /** What only those concerned are told besides: the value of a coin, the kind of a chamber. */
  secret: Args | null;
  /** The view after everything. */
  after: DrakonView;
}

/** What an event changes; what is not listed changes nothing that is seen. */
const CHANGES: Readonly<Record<string, (view: DrakonView, telling: Telling) => Change>> = {
  'hero-picked': (view, { args }) => ({
    heroes: replaced(view.heroes, seatOf(args), args['hero'] as Hero),
    cells: replaced(view.cells, seatOf(args), ENTRANCE),
  }),
  'chamber-drawn': (view, told) => ({ ...received(view, told, seatOf(told.args)), pile_size: view.pile_size - 1 }),
  'chamber-taken': (view, { args, after }) => given(view, after, seatOf(args), faceIn(args)),
  'chamber-placed': laid,
  'chamber-rotated': (view, { args }) => ({
    lair: view.lair.map((one) =>
      isSame(one.cell, placeOf(args)) ? { ...one, arrows: args['arrows'] as Arrows } : one,
    ),
  }),
  'chamber-destroyed': (view, { args, after }) => ({
    lair: without(view, placeOf(args)),
    ruins: ruined(view, after, faceIn(args)),
  }),
  'chamber-swapped-in': laid,
  'chamber-swapped-gone': (view, { args, after }) => ({ ruins: ruined(view, after, faceIn(args)) }),
  'chamber-swapped-out': (view, told) => received(view, { ...told, secret: told.args }, seatOf(told.args)),
  'chamber-flown': flown,
  'chamber-discarded': (view, { args, secret, after }) => ({
    ...given(view, after, seatOf(args), faceIn(secret)),
    discard_count: view.discard_count + 1,
  }),
  'chamber-stolen': (view, told) => {
    const robbed = { ...view, ...given(view, told.after, told.args['other'] as Seat, faceIn(told.secret)) };
    return { hand_sizes: robbed.hand_sizes, ...received(robbed, told, seatOf(told.args)) };
  },
  'hero-moved': (view, { args }) => ({ cells: replaced(view.cells, seatOf(args), placeOf(args)) }),
  'hero-blown': (view, { args }) => ({ cells: replaced(view.cells, seatOf(args), placeOf(args)) }),
  'drakon-met': (view, { args }) => ({ cells: replaced(view.cells, seatOf(args), ENTRANCE) }),
  'drakon-appeared': (_, { args }) => ({ drakon: placeOf(args) }),
  'drakon-moved': (_, { args }) => ({ drakon: placeOf(args) }),
  'ability-used': (view, { args }) => ({ used: replaced(view.used, seatOf(args), true) }),
  'coin-shielded': (view, { args }) => ({ used: replaced(view.used, seatOf(args), true) }),
  'coin-found': (view, { args, secret }) => coinMoved(view, null, seatOf(args), valueOf(secret)),
  'coin-lost': (view, { args, secret }) => coinMoved(view, seatOf(args), null, valueOf(secret)),
  'coin-stolen': (view, { args, secret }) => coinMoved(view, args['other'] as Seat, seatOf(args), valueOf(secret)),
  'coin-traded': (view, { args, secret }) => {
    const taken = { ...view, ...coinMoved(view, null, seatOf(args), (secret?.['new'] as number | undefined) ?? null) };
    return coinMoved(taken, seatOf(args), null, valueOf(secret));
  },
};

/** The view after one more event, while nobody is asked anything. */
export function retold(view: DrakonView, event: Message, secret: Message | null, after: DrakonView): DrakonView {
  const change = CHANGES[event.id]?.(view, { args: event.args, secret: secret?.args ?? null, after });
  return {
    ...view,
    ...change,
    ...(event.id.startsWith('ended-') ? { ending: after.ending, winners: after.winners } : {}),
  };
}

/** The same table, and nobody is asked anything. */
export function unasked(view: DrakonView): DrakonView {
  return { ...view, legal: [], puts: {}, refused: {}, now: { ...view.now, asks: null } };
}

const seatOf = (args: Args) => args['seat'] as Seat;
const placeOf = (args: Args) => cellOf(args['cell'] as string);
/** How events name a chamber: by what is drawn on it. */
const faceIn = (args: Args | null) => (args?.['chamber'] as Face | undefined) ?? null;
const valueOf = (secret: Args | null) => (secret?.['value'] as number | undefined) ?? null;

function replaced<Item>(all: readonly Item[], index: number, item: Item): Item[] {
  return all.map((one, place) => (place === index ? item : one));
}

function lyingOf({ args, after }: Telling): Lying {
  const [cell, face] = [placeOf(args), faceIn(args)!];
  const same = after.lair.find((one) => isSame(one.cell, cell) && faceOf(after, one.kind) === face);
  return { cell, kind: same?.kind ?? (face as Kind), arrows: args['arrows'] as Arrows };
}

function without({ lair }: DrakonView, cell: Cell) {
  return lair.filter((one) => !isSame(one.cell, cell));
}

/** A chamber that somebody held lies in the lair. */
function laid(view: DrakonView, told: Telling): Change {
  return { lair: [...without(view, placeOf(told.args)), lyingOf(told)], now: { ...view.now, chamber: null } };
}

/** Everyone on a flying chamber goes along. */
function flown(view: DrakonView, told: Telling): Change {
  const { args } = told;
  const from = view.cells[seatOf(args)] ?? null;
  const to = placeOf(args);
  return {
    lair: [...view.lair.filter((one) => !isSame(one.cell, from)), lyingOf(told)],
    cells: view.cells.map((cell) => (isSame(cell, from) ? to : cell)),
    drakon: isSame(view.drakon, from) ? to : view.drakon,
  };
}

// --- hands: the kind of a chamber is told, its layout follows from the hand before or after ---

function received(view: DrakonView, { secret, after }: Telling, seat: Seat): Change {
  const hand_sizes = replaced(view.hand_sizes, seat, view.hand_sizes[seat]! + 1);
  const hand = view.hands[seat];
  const face = faceIn(secret);
  if (!hand || !face) return { hand_sizes };
  const chamber = likeliest(after, after.hands[seat] ?? [], hand, face);
  return { hand_sizes, hands: chamber ? replaced(view.hands, seat, [...hand, chamber].sort(inOrder)) : view.hands };
}

function given(view: DrakonView, after: DrakonView, seat: Seat, face: Face | null): Change {
  const hand_sizes = replaced(view.hand_sizes, seat, view.hand_sizes[seat]! - 1);
  const hand = view.hands[seat];
  if (!hand || !face) return { hand_sizes };
  const chamber = likeliest(after, hand, after.hands[seat] ?? [], face);
  const place = hand.findIndex((one) => one.name === chamber?.name);
  return {
    hand_sizes,
    hands: replaced(
      view.hands,
      seat,
      hand.filter((_, index) => index !== place),
    ),
  };
}

/** A chamber with that face that there are more of in `these` than in `those`; else any with that face. */
function likeliest(view: DrakonView, these: readonly Chamber[], those: readonly Chamber[], face: Face): Chamber | null {
  const alike = these.filter((one) => faceOf(view, one.kind) === face);
  const count = (hand: readonly Chamber[], name: string) => hand.filter((one) => one.name === name).length;
  return alike.find(({ name }) => count(these, name) > count(those, name)) ?? alike[0] ?? null;
}

function ruined(view: DrakonView, after: DrakonView, face: Face | null): Chamber[] {
  const chamber = face && likeliest(after, after.ruins, view.ruins, face);
  return chamber ? [...view.ruins, chamber].sort(inOrder) : view.ruins;
}

/** As the server sorts a hand: by kind, then by arrows as a number. */
function inOrder(one: Chamber, other: Chamber): number {
  const number = ({ arrows }: Chamber) =>
    SIDES.reduce((sum, side, index) => sum + (arrows.includes(side) ? 2 ** index : 0), 0);
  return one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : number(one) - number(other);
}

// --- coins ---

/** A coin changes its owner; null: the hoard. */
function coinMoved(view: DrakonView, from: Seat | null, to: Seat | null, value: number | null): Change {
  const [source, target] = [from, to].map((seat) => (seat === null ? null : view.pools[seat]!));
  const change = (pool: number) => Number(pool === target) - Number(pool === source);
  const purses = view.purses.map((purse, pool) => {
    if (!purse || value === null || !change(pool)) return purse;
    const place = purse.indexOf(value);
    return change(pool) > 0 ? [...purse, value].sort() : purse.filter((_, index) => index !== place);
  });
  const mine = view.seat === null ? null : purses[view.pools[view.seat]!];
  return {
    purses,
    coin_counts: view.coin_counts.map((count, pool) => count + change(pool)),
    hoard_size: view.hoard_size + Number(to === null) - Number(from === null),
    total: mine ? mine.reduce((sum, coin) => sum + coin, 0) : view.total,
  };
}
