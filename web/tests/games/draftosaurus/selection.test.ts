import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advised } from '../../../src/games/draftosaurus/advised';
import { Selection, type BoardInput } from '../../../src/games/draftosaurus/selection.svelte';
import { MOMENTS } from '../../../src/games/draftosaurus/gallery/moments';

const told = (name: string): BoardInput => ({
  view: MOMENTS.find((moment) => moment.name === name)!.view,
  seat: 0,
  pending: null,
  interactive: true,
  automatic: false,
  onMove: vi.fn(),
});

let now: BoardInput;
let selection: Selection;

function at(name: string): void {
  now = { ...told(name), onMove: now.onMove };
}

beforeEach(() => {
  now = told('5 players, choosing');
  selection = new Selection(() => now);
});

describe('a hand of one kind', () => {
  beforeEach(() => {
    const { view } = told('3 players, quick');
    const species = Object.keys(view.places)[0]! as keyof typeof view.places;
    const legal = view.legal.filter((one) => one.species === species);
    now = {
      ...now,
      automatic: true,
      view: { ...view, legal, hands: [{ [species]: 2 }, null, null], places: { [species]: view.places[species]! } },
    };
  });

  it('is picked from the start', () => {
    expect(selection.index).toBe(0);
    expect(selection.zoo.places).toBe(now.view.places[selection.picked!]);
  });

  it('is left to the player where nothing happens by itself: in a lesson', () => {
    now = { ...now, automatic: false };
    expect(selection.index).toBeNull();
  });

  it('stays picked whatever is put back, and one tap places it', () => {
    selection.tapDinosaur(0);
    selection.putBack();
    expect(selection.index).toBe(0);
    selection.tapSpot('river');
    expect(now.onMove).toHaveBeenCalledExactlyOnceWith(now.view.legal.find(({ spot }) => spot === 'river')!.move);
  });
});

describe('choosing in secret, then placing', () => {
  it('lights the pens of the picked dinosaur, and sends it with the second tap', () => {
    expect(selection.zoo.places).toBeNull();
    expect(selection.tapDinosaur(1)).toBe(true);
    expect(selection.zoo.places).toBe(now.view.places[selection.picked!]);
    selection.tapDinosaur(1);
    expect(now.onMove).toHaveBeenCalledExactlyOnceWith(
      now.view.legal.find((one) => one.species === selection.hand[1])!.move,
    );
  });

  it('tells apart two dinosaurs of a species', () => {
    const [first, second] = [selection.hand.indexOf('diplodocus'), selection.hand.lastIndexOf('diplodocus')];
    expect(second).toBeGreaterThan(first);
    selection.tapDinosaur(first);
    selection.tapDinosaur(second);
    expect(selection.index).toBe(second);
    expect(now.onMove).not.toHaveBeenCalled();
  });

  it('shows the dinosaur where it is meant to go, as long as that is open', () => {
    selection.tapDinosaur(0);
    selection.tapSpot('river');
    const species = selection.hand[0]!;
    now = { ...now, pending: now.view.legal.find((one) => one.species === species)!.move };
    expect(selection.zoo.meant).toEqual({ species, spot: 'river' });
    expect(selection.ask).toBeNull();

    at('4 players, placing');
    selection.beginAnew();
    expect(selection.zoo.meant).toEqual({ species: now.view.revealed[0], spot: 'river' });

    at('4 players, choosing');
    selection.beginAnew();
    expect(selection.zoo.meant).toBeNull();
  });
});

describe('what happens by itself', () => {
  const revealed = () => {
    selection.tapDinosaur(0);
    selection.tapSpot('river');
    const [species] = [selection.hand[0]!];
    vi.mocked(now.onMove).mockClear();
    at('4 players, placing');
    const places = { [species]: Object.values(now.view.places)[0]! };
    now = { ...now, automatic: true, view: { ...now.view, revealed: [species, null, null, null], places } };
    selection.beginAnew();
  };

  it('is the place that was chosen along with the dinosaur, as long as it is open', () => {
    revealed();
    expect(selection.coming).toEqual({ move: '@river', why: 'intended' });
    selection.proceed();
    expect(now.onMove).toHaveBeenCalledExactlyOnceWith('@river');
  });

  it('is nothing where the place is closed now: then it is asked', () => {
    revealed();
    const legal = now.view.legal.filter((one) => one.spot !== 'river');
    now = { ...now, view: { ...now.view, legal } };
    expect(selection.coming).toBeNull();
    expect(selection.ask).toBe('place');
  });

  it('gives way to another pen', () => {
    revealed();
    const other = now.view.legal.find((one) => one.spot !== 'river')!;
    expect(selection.tapSpot(other.spot!)).toBe(true);
    expect(now.onMove).toHaveBeenCalledExactlyOnceWith(other.move);
    expect(selection.coming).toBeNull();
  });

  it('can be stopped', () => {
    revealed();
    selection.putBack();
    expect(selection.coming).toBeNull();
    selection.proceed();
    expect(now.onMove).not.toHaveBeenCalled();
  });

  it.each(['choosing', 'placing'])('is the only move there is: %s', (name) => {
    at(`4 players, ${name}`);
    now = { ...now, automatic: true, view: { ...now.view, legal: now.view.legal.slice(0, 1) } };
    expect(selection.coming).toEqual({ move: now.view.legal[0]!.move, why: 'forced' });
    selection.proceed();
    expect(now.onMove).toHaveBeenCalledExactlyOnceWith(now.view.legal[0]!.move);
    expect(selection.coming).toBeNull(); // taken back, it waits
  });

  it('is nothing for who confirms every move, watches or waits', () => {
    at('4 players, placing');
    const view = { ...now.view, legal: now.view.legal.slice(0, 1) };
    for (const told of [{ automatic: false }, { interactive: false }, { pending: view.legal[0]!.move }]) {
      now = { ...now, automatic: true, interactive: true, pending: null, view, ...told };
      expect(selection.coming).toBeNull();
    }
  });
});

describe('what a placement would change', () => {
  const changes = { diplodocus: { river: { points: 1, parts: { river: 1 } } } };

  it('is told of the picked dinosaur, by spot', () => {
    selection = new Selection(
      () => now,
      () => changes,
    );
    expect(selection.zoo.gains).toBeNull();
    selection.tapDinosaur(selection.hand.indexOf('diplodocus'));
    expect(selection.zoo.gains).toBe(changes.diplodocus);
  });

  it('is not told of what is put into the box', () => {
    at('2 players, discarding');
    selection = new Selection(
      () => now,
      () => changes,
    );
    selection.tapDinosaur(0);
    expect(selection.gains).toBeNull();
  });
});

it('picks a dinosaur by its number, and never sends it so', () => {
  expect(selection.pick(1)).toBe(true);
  expect(selection.pick(1)).toBe(true);
  expect(selection.index).toBe(1);
  expect(selection.pick(selection.hand.length)).toBe(false);
  expect(now.onMove).not.toHaveBeenCalled();
  at('4 players, placing');
  expect(selection.pick(0)).toBe(false);
});

it('is asked the same as long as only others decide', () => {
  const { question } = selection;
  now = { ...now, view: { ...now.view, decided: [1, 2], acting: [0, 3, 4] } };
  expect(selection.question).toBe(question);
  at('5 players, choosing, decided');
  expect(selection.question).not.toBe(question);
});

it('takes what was picked for the box', () => {
  at('2 players, discarding');
  selection.take();
  expect(now.onMove).not.toHaveBeenCalled();
  selection.tapDinosaur(0);
  selection.take();
  expect(now.onMove).toHaveBeenCalledExactlyOnceWith(now.view.legal[0]!.move);
});

it('moves the dinosaur of the quarantine without picking it', () => {
  at('4 players, leaving quarantine');
  expect(selection.given).toBe(now.view.zoos[0]!['quarantine']![0]);
  selection.tapSpot('river');
  expect(now.onMove).toHaveBeenCalledExactlyOnceWith('>river');
});

it('does nothing while one waits, watches or has decided', () => {
  for (const name of ['5 players, choosing, decided', '5 players, choosing, spectator']) {
    at(name);
    selection.tapDinosaur(0);
    selection.tapSpot('river');
    selection.take();
  }
  now = { ...told('5 players, choosing'), interactive: false, onMove: now.onMove };
  selection.tapDinosaur(0);
  expect(now.onMove).not.toHaveBeenCalled();
});

describe('a hint', () => {
  it('is about a dinosaur and the place that comes with it', () => {
    const { move, species } = now.view.legal[0]!;
    expect(advised(now.view, move, '@love')).toEqual({ species, spot: 'love' });
    expect(advised(now.view, null, null)).toEqual({ species: null, spot: null });
    at('3 players, placing');
    const place = now.view.legal[0]!;
    expect(advised(now.view, place.move, null)).toEqual({ species: Object.keys(now.view.places)[0], spot: place.spot });
  });

  it('means the place along with the dinosaur it chooses, unless the player chose another', () => {
    const { move, species } = now.view.legal[0]!;
    selection.intend({ species: species!, spot: 'love' });
    now = { ...now, pending: move };
    expect(selection.zoo.meant).toEqual({ species, spot: 'love' });
    selection.intend({ species: species!, spot: 'river' });
    expect(selection.zoo.meant).toEqual({ species, spot: 'love' });
  });
});
