/** Teams as a reader sees them: by letters. */
import type { Seat } from '$lib/net/types';

const TEAM_LETTERS = 'ABC';

/** The letter of the seat's team; null: each plays alone. */
export function teamLetter(teams: readonly (readonly Seat[])[], seat: Seat): string | null {
  return TEAM_LETTERS[teams.findIndex((team) => team.includes(seat))] ?? null;
}
