/** How players stand on a podium. */
import type { Seat } from '$lib/net/types';

/** The seats from left to right: second, first, third, and the others after them. */
export function podiumOrder(ranks: readonly number[]): Seat[] {
  const [first, second, ...others] = ranks.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!);
  return second === undefined ? [first!] : [second, first!, ...others];
}
