/** What is seen to happen in a beat: how things get where they are, which coins fly, where to look. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import type { Beat } from '../board';
import { cellOf, cellText, ENTRANCE, isSame, SIDES, turned, type Cell, type DrakonView, type Lying } from './model';
import { wayOver } from './way';

/** How a chamber gets where it lies. */
export type Arrival = { how: 'laid' | 'swapped' } | { how: 'turned'; quarters: number } | { how: 'flown'; from: Cell };

/** How a figure gets where it stands. */
export type Gait = { how: 'walk' | 'fly'; way: readonly Cell[] } | { how: 'leap' | 'tumble' | 'ride' | 'descend' };

/** A coin on its way; null: the hoard. A value that the reader may not know is null. */
export interface FlyingCoin {
  from: Seat | null;
  to: Seat | null;
  value: number | null;
  /** Whether the reader knew it before: it was the reader's own. */
  isOpen: boolean;
}

/** What lights up: at one place, or from one place to another. */
export interface Flash {
  kind: 'drakon' | 'bite' | 'theft' | 'mind' | 'magic' | 'wind' | 'gold' | 'shield';
  at: Cell;
  to: Cell | null;
}

export interface Scene {
  ms: number;
  arrivals: ReadonlyMap<string, Arrival>;
  gaits: ReadonlyMap<Seat | 'drakon', Gait>;
  coins: readonly FlyingCoin[];
  /** The chamber that falls apart. */
  ruin: Lying | null;
  flash: Flash | null;
  /** Where it happens. */
  place: Cell | null;
  /** The seat that is deciding. */
  thinker: Seat | null;
  /** The seat that has just been robbed. */
  victim: Seat | null;
}

const STILL: Scene = {
  ms: 0,
  arrivals: new Map(),
  gaits: new Map(),
  coins: [],
  ruin: null,
  flash: null,
  place: null,
  thinker: null,
  victim: null,
};

export function sceneOf(beat: Beat<DrakonView> | null): Scene {
  if (!beat?.ms) return STILL;
  const { before, view, events, ms } = beat;
  if (!before)
    return { ...STILL, ms, thinker: events.length ? null : (beat.acting[0] ?? null), coins: coinsOf(events, view) };
  return {
    ...STILL,
    ms,
    arrivals: new Map(events.flatMap((event) => arrivalOf(event, before))),
    gaits: new Map(events.flatMap((event) => gaitsOf(event, before, view))),
    coins: coinsOf(events, view),
    ruin: ruinOf(events, before),
    flash: events.map((event) => flashOf(event, before, view)).find((flash) => flash !== null) ?? null,
    place: events.map((event) => placeOf(event, view)).find((cell) => cell !== null) ?? null,
    victim: (events.find(({ id }) => id === 'coin-stolen')?.args['other'] as Seat | undefined) ?? null,
  };
}

const seatOf = ({ args }: Message) => args['seat'] as Seat;
const cellIn = ({ args }: Message) => (typeof args['cell'] === 'string' ? cellOf(args['cell']) : null);

function arrivalOf(event: Message, before: DrakonView): [string, Arrival][] {
  const cell = cellIn(event);
  if (!cell) return [];
  const from = before.cells[seatOf(event)];
  switch (event.id) {
    case 'chamber-placed':
      return [[cellText(cell), { how: 'laid' }]];
    case 'chamber-swapped-in':
      return [[cellText(cell), { how: 'swapped' }]];
    case 'chamber-rotated':
      return [[cellText(cell), { how: 'turned', quarters: quartersAt(cell, String(event.args['arrows']), before) }]];
    case 'chamber-flown':
      return from ? [[cellText(cell), { how: 'flown', from }]] : [];
    default:
      return [];
  }
}

/** How far a chamber was turned clockwise. */
function quartersAt(cell: Cell, arrows: string, { lair }: DrakonView): number {
  let now = lair.find((one) => isSame(one.cell, cell))?.arrows ?? arrows;
  for (let quarters = 1; quarters < SIDES.length; quarters += 1) {
    now = turned(now);
    if (now === arrows) return quarters;
  }
  return 0;
}

function gaitsOf(event: Message, before: DrakonView, view: DrakonView): [Seat | 'drakon', Gait][] {
  const [seat, cell] = [seatOf(event), cellIn(event)];
  switch (event.id) {
    case 'hero-moved':
    case 'hero-blown': {
      const from = before.cells[seat];
      const isNear = from && cell && Math.abs(from[0] - cell[0]) + Math.abs(from[1] - cell[1]) === 1;
      return [[seat, isNear ? { how: 'walk', way: [from, cell] } : { how: 'leap' }]];
    }
    case 'drakon-met':
      return [[seat, { how: 'tumble' }]];
    case 'drakon-appeared':
      return [['drakon', { how: 'descend' }]];
    case 'drakon-moved':
      return cell && before.drakon ? [['drakon', { how: 'fly', way: wayOver(view, before.drakon, cell) }]] : [];
    case 'chamber-flown':
      return [...view.cells.keys(), 'drakon' as const].map((figure) => [figure, { how: 'ride' }]);
    default:
      return [];
  }
}

/** The value follows in an event of its own, for those who may know it. */
function coinsOf(events: readonly Message[], view: DrakonView): FlyingCoin[] {
  const isMine = (seat: Seat) => view.seat !== null && view.pools[seat] === view.pools[view.seat];
  return events.flatMap((event, index): FlyingCoin[] => {
    const secret = events[index + 1];
    const value =
      secret?.id === 'coin-was' || secret?.id === 'coin-traded-was' ? (secret.args['value'] as number) : null;
    const seat = seatOf(event);
    if (event.id === 'coin-found') return [{ from: null, to: seat, value, isOpen: false }];
    if (event.id === 'coin-lost') return [{ from: seat, to: null, value, isOpen: isMine(seat) }];
    if (event.id === 'coin-traded') {
      const gained = (secret?.args['new'] as number | undefined) ?? null;
      return [
        { from: seat, to: null, value, isOpen: isMine(seat) },
        { from: null, to: seat, value: gained, isOpen: false },
      ];
    }
    if (event.id !== 'coin-stolen') return [];
    const other = event.args['other'] as Seat;
    return [{ from: other, to: seat, value, isOpen: isMine(other) }];
  });
}

function ruinOf(events: readonly Message[], { lair }: DrakonView): Lying | null {
  const cell = events.filter(({ id }) => id === 'chamber-destroyed').map(cellIn)[0] ?? null;
  return lair.find((one) => isSame(one.cell, cell)) ?? null;
}

const FLASHES: Readonly<Record<string, Flash['kind']>> = {
  'drakon-appeared': 'drakon',
  'drakon-met': 'bite',
  'coin-stolen': 'theft',
  'chamber-stolen': 'theft',
  'mind-controlled': 'mind',
  challenged: 'mind',
  'ability-used': 'magic',
  'coin-shielded': 'shield',
  'hero-blown': 'wind',
  'coin-found': 'gold',
};

function flashOf(event: Message, before: DrakonView, view: DrakonView): Flash | null {
  const kind = FLASHES[event.id];
  if (!kind) return null;
  const heroAt = (seat: unknown) => (typeof seat === 'number' ? (view.cells[seat] ?? null) : null);
  const at = kind === 'drakon' ? cellIn(event) : kind === 'bite' ? before.drakon : heroAt(event.args['seat']);
  return at && { kind, at, to: heroAt(event.args['other']) };
}

/** Where an event happens: at its cell, or where the hero is. */
function placeOf(event: Message, view: DrakonView): Cell | null {
  if (event.id === 'drakon-met') return view.drakon ?? ENTRANCE;
  return (
    cellIn(event) ?? (event.id.startsWith('coin-') || event.id in FLASHES ? (view.cells[seatOf(event)] ?? null) : null)
  );
}
