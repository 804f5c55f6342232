/** Ways over the lair. */
import { beside, cellText, isSame, SIDES, type Cell, type DrakonView } from './model';

/** The shortest way over chambers in play, whatever their arrows, both ends included; straight if there is none. */
export function wayOver({ lair }: Pick<DrakonView, 'lair'>, from: Cell, to: Cell): Cell[] {
  const chambers = new Set(lair.map(({ cell }) => cellText(cell)));
  const ways = [[from]];
  const seen = new Set([cellText(from)]);
  for (const way of ways) {
    const last = way.at(-1)!;
    if (isSame(last, to)) return way;
    for (const next of SIDES.map((side) => beside(last, side))) {
      const text = cellText(next);
      if (!chambers.has(text) || seen.has(text)) continue;
      seen.add(text);
      ways.push([...way, next]);
    }
  }
  return isSame(from, to) ? [from] : [from, to];
}
