/** Marks on the pens of a zoo while they are counted: which is counted now, and what each has brought. */
import type { Attachment } from 'svelte/attachments';
import type { Seat } from '$lib/net/types';
import type { PenData, PenId, Score, Zoo } from '../model';
import { pensWithTrex, type CountStep } from './script';

export interface Mark {
  /** The points of the pen; null: it has none of its own, or they have not been counted. */
  points: number | null;
  /** What is being counted here; null: nothing. */
  counting: string | null;
}

/** By pen. Points of two banks of a bridge are written on the left one. */
export function marksOf(
  pens: readonly PenData[],
  zoo: Zoo,
  score: Score,
  step: CountStep | null,
  seat: Seat,
): Map<PenId, Mark> {
  const seen = new Set<string>();
  const bonus = step?.part === 'trex' ? pensWithTrex(pens, zoo) : [];
  return new Map(
    pens.map((pen) => {
      const isFirst = pen.part !== null && !seen.has(pen.part);
      if (pen.part !== null) seen.add(pen.part);
      const points = isFirst ? (score.parts[pen.part!] ?? null) : null;
      const isCounted = isFirst && step !== null && pen.part === step.part;
      const counting = bonus.includes(pen) ? '+1' : isCounted ? signed(step.points[seat]!) : null;
      return [pen.id, { points, counting }];
    }),
  );
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));

/** Writes the marks on the pens that are drawn in an element. */
export function showMarks(marks: ReadonlyMap<PenId, Mark>): Attachment<HTMLElement> {
  return (root) => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-pen]')) {
      const mark = marks.get(element.dataset['pen'] as PenId);
      write(element, 'data-points', mark?.points == null ? null : String(mark.points));
      write(element, 'data-counting', mark?.counting ?? null);
    }
  };
}

function write(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
