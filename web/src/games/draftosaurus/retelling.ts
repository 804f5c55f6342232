/**
 * The table after each event of a story. Between two views several things may have happened; what they were is told by
 * the events, and here each is done once more, so that it can be looked at in between. No rules: what may be done, and what
 * it is worth, is known only before and after.
 */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import type { Species } from './art/silhouettes';
import type { DraftosaurusView, Herd, SpotId, Zoo } from './model';

/** The places of the pyramid in the order in which a zoo has them. */
const PLACES = ['B1', 'B2', 'B3', 'M1', 'M2', 'T'];

/** The table after one more event. */
export function retold(view: DraftosaurusView, { id, args }: Message, after: DraftosaurusView): DraftosaurusView {
  const seat = args['seat'] as Seat;
  const species = args['species'] as Species;
  switch (id) {
    case 'revealed':
      return { ...taken(view, seat, species), revealed: at(view.revealed, seat, () => species) };
    case 'placed':
      return put(
        view.revealed[seat] ? { ...view, revealed: at(view.revealed, seat, () => null) } : taken(view, seat, species),
        args,
      );
    case 'rehomed':
      return { ...view, zoos: at(view.zoos, seat, (zoo) => withRehomed(zoo, species, args['spot'] as SpotId)) };
    case 'discarded':
      return { ...taken(view, seat, species), box: plus(view.box, species, 1) };
    case 'passed':
      return {
        ...view,
        hands: passedHands(view, after),
        hand_sizes: passed(view.hand_sizes),
        turn: view.turn! + 1,
        roller: after.roller,
      };
    case 'dealt':
    case 'drawn':
      return { ...after, die: view.die };
    case 'rolled':
      return { ...view, die: args['face'] as DraftosaurusView['die'], roller: seat, bound: after.bound };
    default:
      return view;
  }
}

function at<Item>(items: readonly Item[], place: number, change: (item: Item) => Item): Item[] {
  return items.map((item, index) => (index === place ? change(item) : item));
}

function plus(herd: Herd, species: Species, number: number): Herd {
  return { ...herd, [species]: (herd[species] ?? 0) + number };
}

/** A dinosaur leaves the hand. */
function taken(view: DraftosaurusView, seat: Seat, species: Species): DraftosaurusView {
  return {
    ...view,
    hands: at(view.hands, seat, (hand) => hand && plus(hand, species, -1)),
    hand_sizes: at(view.hand_sizes, seat, (size) => size - 1),
  };
}

function put(view: DraftosaurusView, args: Message['args']): DraftosaurusView {
  const zoos = at(view.zoos, args['seat'] as Seat, (zoo) =>
    withDinosaur(zoo, args['species'] as Species, args['spot'] as SpotId),
  );
  return { ...view, zoos };
}

/** A zoo whose dinosaur has left the quarantine for another place. */
export function withRehomed(zoo: Zoo, species: Species, spot: SpotId): Zoo {
  return withDinosaur({ ...zoo, quarantine: [] }, species, spot);
}

/** A zoo with one more dinosaur. */
export function withDinosaur(zoo: Zoo, species: Species, spot: SpotId): Zoo {
  const [pen, place] = spot.split('.') as [string, string?];
  const there = zoo[pen] ?? [];
  return { ...zoo, [pen]: place === undefined ? [...there, species] : at(there, PLACES.indexOf(place), () => species) };
}

/** What is known of the hands after passing; what one gets, one has not seen before. */
function passedHands(view: DraftosaurusView, after: DraftosaurusView): DraftosaurusView['hands'] {
  const isNow = after.round === view.round && after.turn === view.turn! + 1 && after.past.length === view.past.length;
  return isNow ? after.hands : passed(view.hands);
}

/** Everybody has what the seat before had. */
function passed<Item>(items: readonly Item[]): Item[] {
  return [...items.slice(-1), ...items.slice(0, -1)];
}
