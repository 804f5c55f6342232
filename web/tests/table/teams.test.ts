import { expect, it } from 'vitest';
import { teamLetter, TEAM_LETTERS } from '../../src/table/teams';
import { ALL } from '../games/drakon/moments';

it('tells the same teams as the game does later', () => {
  for (const { view } of ALL) {
    const seats = view.cells.map(() => ({ name: '', bot: null, stand_in: null, gone: false }));
    const table = { options: { teams: view.teams.length > 0 }, seats };
    const team = (seat: number) => TEAM_LETTERS[view.teams.findIndex((pair) => pair.includes(seat))] ?? null;
    seats.forEach((_, seat) => expect(teamLetter(table, seat)).toBe(team(seat)));
  }
});
