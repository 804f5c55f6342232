/** The final count of Draftosaurus: pen by pen, what each zoo scores there and why. */
import { messageId, type Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import type { RuleSet } from '../score/tables';
import { census } from '../score/count';
import type { Ended, FinaleStep } from '../../finale';
import type { Species } from '../art/silhouettes';
import type { BoardId, BoardState, DraftosaurusComponents, DraftosaurusView, PenData, Zoo } from '../model';

export type EndedZoos = Ended<DraftosaurusView, DraftosaurusComponents>;
type Boards = Pick<DraftosaurusView, keyof BoardState | 'past'>;
/** What a picture of the zoos needs. */
export type CountedZoos = Pick<EndedZoos, 'outcome' | 'names' | 'components'> & { view: Boards };

/** How many of a species somebody has. */
export interface Holding {
  seat: Seat;
  count: number;
}

/** What decided the points of one zoo in one pen. */
export type Reason =
  | { kind: 'king'; species: Species; isMost: boolean; numbers: Holding[] }
  | { kind: 'lookout'; species: Species; neighbour: Seat; count: number }
  | { kind: 'island'; species: Species; count: number }
  | { kind: 'trex'; count: number };

export interface CountStep extends FinaleStep {
  board: BoardId;
  /** The part of the score that is counted; null: none in particular. */
  part: string | null;
  /** What it brings, by seat. */
  points: number[];
  /** What everybody has so far, by seat. */
  totals: number[];
  /** The parts of this board that have been counted, this one included. */
  counted: string[];
  /** By seat; null: the dinosaurs in the pen say it all. */
  reasons: (Reason | null)[];
}

const OPENING_MS = 1100;
const PAST_MS = 1800;
const PART_MS = 1250;
const REASONED_MS = 2400;
const NOTHING_MS = 650;

/** Every board that was played, in order. */
export function boardsOf({ past, board, zoos, scores, trexes }: Boards): BoardState[] {
  return [...past, { board, zoos, scores, trexes }];
}

export function scriptOf(ended: EndedZoos): CountStep[] {
  const { view, components } = ended;
  const parts = components.boards[view.board].parts;
  const steps = [opening(view)];
  for (const one of view.past) steps.push(pastStep(one, steps.at(-1)!));
  for (const part of parts) steps.push(partStep(ended, part, steps.at(-1)!));
  return steps;
}

function opening(view: DraftosaurusView): CountStep {
  const zeros = view.zoos.map(() => 0);
  return {
    caption: { id: 'count-begin', args: {} },
    ms: OPENING_MS,
    sound: null,
    board: view.past[0]?.board ?? view.board,
    part: null,
    points: zeros,
    totals: zeros,
    counted: [],
    reasons: zeros.map(() => null),
  };
}

/** An earlier board of the match was counted when it was over: now its sum is added. */
function pastStep({ board, scores }: BoardState, before: CountStep): CountStep {
  const points = scores.map(({ total }) => total);
  return {
    caption: { id: 'count-past', args: { board } },
    ms: PAST_MS,
    sound: 'points',
    board,
    part: null,
    points,
    totals: sum(before.totals, points),
    counted: Object.keys(scores[0]!.parts),
    reasons: points.map(() => null),
  };
}

function partStep(ended: EndedZoos, part: string, before: CountStep): CountStep {
  const { board, scores } = ended.view;
  const points = scores.map(({ parts }) => parts[part] ?? 0);
  const reasons = points.map((_, seat) => reasonOf(ended, part, seat));
  const isReasoned = reasons.some((reason) => reason !== null && reason.kind !== 'trex');
  const isNothing = points.every((one) => one === 0) && !isReasoned;
  return {
    caption: { id: messageId('part', part), args: {} },
    ms: isNothing ? NOTHING_MS : isReasoned ? REASONED_MS : PART_MS,
    sound: isNothing ? null : 'points',
    board,
    part,
    points,
    totals: sum(before.totals, points),
    counted: [...(before.board === board ? before.counted : []), part],
    reasons,
  };
}

const sum = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, place) => value + other[place]!);

function reasonOf(ended: EndedZoos, part: string, seat: Seat): Reason | null {
  const { view, components } = ended;
  const { pens } = components.boards[view.board];
  if (part === 'trex') return trexReason(pens, view.zoos[seat]!);
  const pen = pens.find((one) => one.part === part);
  const species = pen && view.zoos[seat]![pen.id]?.[0];
  if (!species) return null;
  const censuses = view.zoos.map((zoo) =>
    census({ board: view.board, rules: ended.table.options['rules'] as RuleSet, zoos: view.zoos }, zoo),
  );
  const numberAt = (one: Seat) => censuses.at(one)!.get(species) ?? 0;
  switch (pen.scores) {
    case 'if_nobody_has_more':
      return kingReason(
        species,
        seat,
        view.zoos.map((_, one) => numberAt(one)),
      );
    case 'if_alone_in_zoo':
      return { kind: 'island', species, count: numberAt(seat) };
    case 'per_like_on_the_right': {
      const neighbour = (seat + view.zoos.length - 1) % view.zoos.length;
      return { kind: 'lookout', species, neighbour, count: numberAt(neighbour) };
    }
    default:
      return null;
  }
}

/** The own number first, then that of the others who have most. */
function kingReason(species: Species, seat: Seat, counts: readonly number[]): Reason {
  const others = counts.flatMap((count, one) => (one === seat ? [] : [{ seat: one, count }]));
  const most = Math.max(...others.map(({ count }) => count));
  const rivals = most ? others.filter(({ count }) => count === most) : [];
  return { kind: 'king', species, isMost: counts[seat]! >= most, numbers: [{ seat, count: counts[seat]! }, ...rivals] };
}

function trexReason(pens: readonly PenData[], zoo: Zoo): Reason | null {
  const count = pensWithTrex(pens, zoo).length;
  return count ? { kind: 'trex', count } : null;
}

/** The pens that bring a bonus point. */
export function pensWithTrex(pens: readonly PenData[], zoo: Zoo): PenData[] {
  return pens.filter((pen) => pen.trex_bonus && zoo[pen.id]?.includes('trex'));
}

/** By how many points the winners are ahead of the next; 0: a tie-break decided. */
export function marginOf({ outcome }: Pick<Ended, 'outcome'>): number {
  const { totals, winners } = outcome;
  const others = totals.filter((_, seat) => !winners.includes(seat));
  return others.length && winners.length === 1 ? totals[winners[0]!]! - Math.max(...others) : 0;
}

/** What broke a tie; nothing is to be explained if the points decided. */
export function decisionOf({ outcome, view }: EndedZoos): Message | null {
  const points = Math.max(...outcome.totals);
  if (outcome.tie_break === 'shared') return { id: 'count-tied', args: { points } };
  if (outcome.tie_break !== 'trexes') return null;
  const trexes = view.zoos.map((_, seat) => boardsOf(view).reduce((all, one) => all + one.trexes[seat]!, 0));
  const tied = outcome.totals.flatMap((total, seat) => (total === points ? [seat] : []));
  const winner = outcome.winners[0]!;
  const next = Math.min(...tied.filter((seat) => seat !== winner).map((seat) => trexes[seat]!));
  return { id: 'count-tied-trexes', args: { points, fewest: trexes[winner], next } };
}
