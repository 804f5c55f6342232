import { describe, expect, it } from 'vitest';
import { SPECIES, type Species } from '../../../src/games/draftosaurus/art/silhouettes';
import * as decisions from '../../../src/games/draftosaurus/decision';
import { MOMENTS } from '../../../src/games/draftosaurus/gallery/moments';
import type { DraftosaurusView } from '../../../src/games/draftosaurus/model';

const viewOf = (name: string): DraftosaurusView => MOMENTS.find((moment) => moment.name === name)!.view;

const asked = MOMENTS.filter(({ view }) => view.legal.length > 0);

describe('in every moment of real games', () => {
  it.each(asked.map(({ name, view }) => [name, view] as const))(
    '%s: all that is legal can be done by tapping',
    (_, view) => {
      const reached = new Set<string>();
      const given = decisions.givenSpecies(view);
      const pickable: (Species | null)[] = given ? [null] : [...SPECIES];
      for (const picked of pickable) {
        if (picked) {
          const outcome = decisions.tapDinosaur(view, picked, picked);
          if (outcome.kind === 'decided') reached.add(outcome.move);
        }
        for (const spot of Object.keys(Object.values(view.places)[0] ?? {})) {
          const outcome = decisions.tapSpot(view, picked, spot);
          if (outcome.kind === 'decided') reached.add(outcome.move);
        }
      }
      expect([...reached].sort()).toEqual(view.legal.map((one) => one.move).sort());
    },
  );

  it.each(asked.map(({ name, view }) => [name, view] as const))('%s: whatever is refused says why', (_, view) => {
    for (const [species, places] of Object.entries(view.places)) {
      for (const [spot, why] of Object.entries(places)) {
        const outcome = decisions.tapSpot(view, species as Species, spot);
        expect(outcome.kind).toBe(why ? 'refused' : 'decided');
      }
    }
  });
});

describe('choosing in secret', () => {
  const view = viewOf('5 players, choosing');
  const [species, other] = Object.keys(view.places) as Species[] as [Species, Species];

  it('picks with the first tap, changes with a tap elsewhere, takes with the second', () => {
    expect(decisions.tapDinosaur(view, null, species)).toEqual({ kind: 'picked', species });
    expect(decisions.tapDinosaur(view, species, other)).toEqual({ kind: 'picked', species: other });
    expect(decisions.tapDinosaur(view, other, other)).toMatchObject({ kind: 'decided', intended: null });
  });

  it('remembers the pen that was tapped', () => {
    expect(decisions.tapSpot(view, species, 'river')).toEqual({
      kind: 'decided',
      move: decisions.decisionWith(view, species)!.move,
      intended: 'river',
    });
  });

  it('takes a pen for nothing as long as no dinosaur is picked', () => {
    expect(decisions.tapSpot(view, null, 'river')).toEqual({ kind: 'nothing' });
  });
});

describe('choosing and placing in one', () => {
  const view = viewOf('3 players, quick');
  const species = Object.keys(view.places)[0] as Species;

  it('puts a dinosaur back with the second tap', () => {
    expect(decisions.tapDinosaur(view, species, species)).toEqual({ kind: 'picked', species: null });
  });

  it('decides with the pen', () => {
    expect(decisions.tapSpot(view, species, 'river')).toMatchObject({ kind: 'decided', intended: null });
  });
});

describe('placing', () => {
  const view = viewOf('4 players, placing');

  it('asks about the revealed dinosaur only', () => {
    expect(decisions.givenSpecies(view)).toBe(view.revealed[0]);
    expect(decisions.tapDinosaur(view, null, 'trex')).toEqual({ kind: 'nothing' });
  });

  it('shows what is closed before anything is tapped', () => {
    const [places] = Object.values(view.places);
    const closed = Object.keys(places!).filter((spot) => places![spot] !== null);
    expect([...decisions.closedToAll(view)]).toEqual(closed);
  });
});

describe('before anything is picked', () => {
  const byDie = { id: 'why-die', args: {} };
  const byPen = { id: 'why-one-species', args: {} };
  const view: DraftosaurusView = {
    ...viewOf('5 players, choosing'),
    places: {
      trex: { sameness: byPen, trio: byDie, king: byPen, love: byPen, river: null },
      spinosaurus: { sameness: byDie, trio: byDie, king: byPen, love: null, river: null },
    },
  };

  it('is closed what takes no dinosaur of the hand, for whatever reason', () => {
    expect([...decisions.closedToAll(view)]).toEqual(['sameness', 'trio', 'king']);
  });

  it('is nothing closed while a dinosaur is discarded', () => {
    expect(decisions.closedToAll(viewOf('2 players, discarding')).size).toBe(0);
  });
});

describe('what is decided', () => {
  it('is the secret choice, or what waits for the server', () => {
    const decided = viewOf('3 players, quick, decided');
    expect(decisions.shownDecision(decided, null)).toBe(decided.choice);
    const view = viewOf('3 players, quick');
    expect(decisions.shownDecision(view, view.legal[2]!.move)).toBe(view.legal[2]);
    expect(decisions.shownDecision(view, null)).toBeNull();
  });

  it('asks a spectator nothing', () => {
    const view = viewOf('5 players, choosing, spectator');
    expect(decisions.askOf(view)).toBeNull();
    expect(decisions.tapDinosaur(view, null, 'trex')).toEqual({ kind: 'nothing' });
    expect(decisions.tapSpot(view, null, 'river')).toEqual({ kind: 'nothing' });
  });
});

it('lays a herd out in the order of the species', () => {
  expect(decisions.dinosaursOf({ stegosaurus: 1, trex: 2 })).toEqual(['trex', 'trex', 'stegosaurus']);
  expect(decisions.dinosaursOf(null)).toEqual([]);
});
