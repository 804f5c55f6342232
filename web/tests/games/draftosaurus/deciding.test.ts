import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Deciding, type Told } from '../../../src/games/draftosaurus/deciding.svelte';
import { MOMENTS } from '../../../src/games/draftosaurus/gallery/moments';

const told = (name: string): Told => ({
  view: MOMENTS.find((moment) => moment.name === name)!.view,
  seat: 0,
  pending: null,
  interactive: true,
  onMove: vi.fn(),
});

let now: Told;
let deciding: Deciding;

function at(name: string): void {
  now = { ...told(name), onMove: now.onMove };
}

beforeEach(() => {
  now = told('5 players, choosing');
  deciding = new Deciding(() => now);
});

describe('choosing in secret, then placing', () => {
  it('lights the pens of the picked dinosaur, and sends it with the second tap', () => {
    expect(deciding.zoo.places).toBeNull();
    expect(deciding.tapDinosaur(1)).toBe(true);
    expect(deciding.zoo.places).toBe(now.view.places[deciding.picked!]);
    deciding.tapDinosaur(1);
    expect(now.onMove).toHaveBeenCalledExactlyOnceWith(now.view.legal.find((one) => one.species === deciding.hand[1])!.move);
  });

  it('tells apart two dinosaurs of a species', () => {
    const [first, second] = [deciding.hand.indexOf('diplodocus'), deciding.hand.lastIndexOf('diplodocus')];
    expect(second).toBeGreaterThan(first);
    deciding.tapDinosaur(first);
    deciding.tapDinosaur(second);
    expect(deciding.index).toBe(second);
    expect(now.onMove).not.toHaveBeenCalled();
  });

  it('shows the dinosaur where it is meant to go, as long as that is open', () => {
    deciding.tapDinosaur(0);
    deciding.tapSpot('river');
    const species = deciding.hand[0]!;
    now = { ...now, pending: now.view.legal.find((one) => one.species === species)!.move };
    expect(deciding.zoo.meant).toEqual({ species, spot: 'river' });
    expect(deciding.ask).toBeNull();

    at('4 players, placing');
    deciding.beginAnew();
    expect(deciding.zoo.meant).toEqual({ species: now.view.revealed[0], spot: 'river' });

    at('4 players, choosing');
    deciding.beginAnew();
    expect(deciding.zoo.meant).toBeNull();
  });
});

it('is asked the same as long as only others decide', () => {
  const { question } = deciding;
  now = { ...now, view: { ...now.view, decided: [1, 2], acting: [0, 3, 4] } };
  expect(deciding.question).toBe(question);
  at('5 players, choosing, decided');
  expect(deciding.question).not.toBe(question);
});

it('takes what was picked for the box', () => {
  at('2 players, discarding');
  deciding.take();
  expect(now.onMove).not.toHaveBeenCalled();
  deciding.tapDinosaur(0);
  deciding.take();
  expect(now.onMove).toHaveBeenCalledExactlyOnceWith(now.view.legal[0]!.move);
});

it('moves the dinosaur of the quarantine without picking it', () => {
  at('4 players, leaving quarantine');
  expect(deciding.given).toBe(now.view.zoos[0]!['quarantine']![0]);
  deciding.tapSpot('river');
  expect(now.onMove).toHaveBeenCalledExactlyOnceWith('>river');
});

it('does nothing while one waits, watches or has decided', () => {
  for (const name of ['5 players, choosing, decided', '5 players, choosing, spectator']) {
    at(name);
    deciding.tapDinosaur(0);
    deciding.tapSpot('river');
    deciding.take();
  }
  now = { ...told('5 players, choosing'), interactive: false, onMove: now.onMove };
  deciding.tapDinosaur(0);
  expect(now.onMove).not.toHaveBeenCalled();
});
