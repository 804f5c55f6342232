/** Whole games as a seat heard of them, by `make_fixtures.py`. */
import type { Message } from '../../../src/lib/i18n/language';
import { isSame, type Cell, type DrakonView, type Lying } from '../../../src/games/drakon/model';
import games from './recorded.json';

interface Recorded {
  options: Record<string, unknown>;
  view: DrakonView;
  updates: {
    events: Message[];
    view: Omit<Partial<DrakonView>, 'lair'> & { lair?: { gone: Cell[]; came: Lying[] } };
  }[];
}

export interface Step {
  before: DrakonView;
  after: DrakonView;
  events: Message[];
}

const UNASKED = {
  legal: [],
  puts: {},
  refused: {},
  stack: [],
  now: {
    phase: '',
    seat: null,
    hero: null,
    other: null,
    chamber: null,
    cell: null,
    number: null,
    passing: false,
    asks: null,
  },
};

export const GAMES = (games as unknown as Recorded[]).map(({ options, view, updates }) => ({
  name: JSON.stringify(options),
  steps: stepsOf(view, updates),
}));

function stepsOf(first: DrakonView, updates: Recorded['updates']): Step[] {
  let before: DrakonView = { ...first, ...UNASKED };
  return updates.map(({ events, view: { lair, ...changed } }) => {
    const after = { ...before, ...changed, lair: lair ? lairAfter(before.lair, lair.gone, lair.came) : before.lair };
    const step = { before, after, events };
    before = after;
    return step;
  });
}

function lairAfter(lair: readonly Lying[], gone: readonly Cell[], came: readonly Lying[]): Lying[] {
  const kept = lair.filter(
    ({ cell }) => ![...gone, ...came.map((one) => one.cell)].some((other) => isSame(cell, other)),
  );
  return [...kept, ...came];
}

/** Several steps as one update, as a slow reader gets them. */
export function joined(steps: readonly Step[], size: number): Step[] {
  const all: Step[] = [];
  for (let place = 0; place < steps.length; place += size) {
    const part = steps.slice(place, place + size);
    all.push({ before: part[0]!.before, after: part.at(-1)!.after, events: part.flatMap(({ events }) => events) });
  }
  return all;
}
