/** What was remarkable about a game of Draftosaurus: from its log and its zoos. */
import { messageId } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import { count } from '../score/count';
import type { RuleSet } from '../score/tables';
import type { Fact } from '../../finale';
import { standing } from '../../story';
import { SPECIES, type Species } from '../art/silhouettes';
import type { BoardId, BoardState, DraftosaurusView, SpotId, Zoo } from '../model';
import { retold } from '../retelling';
import { boardsOf, type EndedZoos } from './script';

export function factsOf(ended: EndedZoos): Fact[] {
  const boards = boardsOf(ended.view);
  return [bestPlacement(ended, boards), bestPen(boards), favourite(boards), inRiver(boards)].filter(
    (fact) => fact !== null,
  );
}

interface Placement {
  seat: Seat;
  species: Species;
  spot: SpotId;
  gain: number;
}

/** The dinosaur that brought its player most points as it was placed. */
function bestPlacement({ view, components, table, log }: EndedZoos, boards: readonly BoardState[]): Fact | null {
  const rules = table.options['rules'] as RuleSet;
  const empty = (board: BoardId): Zoo[] =>
    view.zoos.map(() =>
      Object.fromEntries(
        components.boards[board].pens.map((pen) => [pen.id, pen.spots.length > 1 ? pen.spots.map(() => null) : []]),
      ),
    );
  let board = 0;
  let now = { ...view, zoos: empty(boards[0]!.board), revealed: view.zoos.map(() => null) } as DraftosaurusView;
  let best: Placement | null = null;
  /** Null while a dinosaur has yet to leave the quarantine: such a zoo has no total. */
  const totalOf = (zoos: Zoo[], seat: Seat) =>
    count({ board: boards[board]!.board, rules, zoos }).answer?.zoos[seat]!.total ?? null;
  for (const event of standing(log).flatMap(({ events }) => events)) {
    const seat = event.args['seat'] as Seat;
    if (event.id === 'counted' && seat === view.zoos.length - 1 && board < boards.length - 1)
      now = { ...now, zoos: empty(boards[++board]!.board) };
    if (event.id !== 'placed' && event.id !== 'rehomed') continue;
    const after = retold(now, event, view);
    const [before, total] = [totalOf(now.zoos, seat), totalOf(after.zoos, seat)];
    const gain = before === null || total === null ? 0 : total - before;
    if (gain > (best?.gain ?? 0))
      best = { seat, species: event.args['species'] as Species, spot: event.args['spot'] as SpotId, gain };
    now = after;
  }
  if (!best) return null;
  const { seat, species, spot, gain } = best;
  return {
    label: 'fact-best-placement',
    value: gain,
    isGain: true,
    seats: [seat],
    detail: { id: 'fact-placement', args: { species, spot } },
  };
}

/** The part of a zoo that brought most. */
function bestPen(boards: readonly BoardState[]): Fact | null {
  const all = boards.flatMap(({ scores }) =>
    scores.flatMap(({ parts }, seat) => Object.entries(parts).map(([part, points]) => ({ seat, part, points }))),
  );
  const best = all.reduce((one, other) => (other.points > one.points ? other : one));
  if (!best.points) return null;
  const seats = [
    ...new Set(all.filter(({ part, points }) => part === best.part && points === best.points).map(({ seat }) => seat)),
  ];
  return { label: 'fact-best-pen', value: best.points, seats, detail: { id: messageId('part', best.part), args: {} } };
}

/** The species that somebody collected most of. */
function favourite(boards: readonly BoardState[]): Fact | null {
  const herds = boards[0]!.zoos.map((_, seat) => herdOf(boards, seat));
  const most = Math.max(...herds.flatMap((herd) => [...herd.values()]));
  const seat = herds.findIndex((herd) => [...herd.values()].includes(most));
  const species = SPECIES.find((one) => herds[seat]!.get(one) === most);
  if (!species) return null;
  return {
    label: 'fact-favourite',
    value: most,
    seats: [seat],
    detail: { id: messageId('species', species), args: {} },
  };
}

function inRiver(boards: readonly BoardState[]): Fact | null {
  const thrown = boards[0]!.zoos.map((_, seat) =>
    boards.reduce((all, { zoos }) => all + (zoos[seat]!['river']?.length ?? 0), 0),
  );
  const value = thrown.reduce((all, one) => all + one, 0);
  const share = Math.max(...thrown);
  return value
    ? { label: 'fact-river', value, seats: thrown.flatMap((one, seat) => (one === share ? [seat] : [])), share }
    : null;
}

/** All dinosaurs of a player, by species. */
export function herdOf(boards: readonly BoardState[], seat: Seat): Map<Species, number> {
  const herd = new Map<Species, number>();
  for (const species of boards.flatMap(({ zoos }) => Object.values(zoos[seat]!).flat())) {
    if (species) herd.set(species, (herd.get(species) ?? 0) + 1);
  }
  return herd;
}

/** The species that a player has most of: it stands on the podium. */
export function mascotOf(boards: readonly BoardState[], seat: Seat): Species {
  const herd = herdOf(boards, seat);
  return SPECIES.reduce((one, other) => ((herd.get(other) ?? 0) > (herd.get(one) ?? 0) ? other : one));
}
