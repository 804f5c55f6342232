/** The score sheet's lines: a match has one section for each of its boards (`board.part`). */
import type { Outcome } from '$lib/net/types';

export interface Section {
  /** Null: there is only one board. */
  board: string | null;
  parts: { part: string; points: number[] }[];
  /** By seat. */
  totals: number[];
}

export function sections(outcome: Outcome): Section[] {
  const found = new Map<string | null, Section>();
  for (const key of Object.keys(outcome.parts[0] ?? {})) {
    const [board, part] = key.includes('.') ? (key.split('.', 2) as [string, string]) : [null, key];
    const section = found.get(board) ?? { board, parts: [], totals: outcome.parts.map(() => 0) };
    const points = outcome.parts.map((parts) => parts[key] ?? 0);
    found.set(board, section);
    section.parts.push({ part, points });
    section.totals = section.totals.map((total, seat) => total + points[seat]!);
  }
  return [...found.values()];
}
