/** Outlines of wooden pieces: polygons whose corners are cut round. */

/** A corner: where it is, and how far from it the edge begins to turn. */
type Corner = readonly [x: number, y: number, radius: number];

const short = (value: number) => String(Math.round(value * 100) / 100);

/** A closed path along corners that are written as "x y radius, x y radius, …". */
export function rounded(corners: string): string {
  const all = corners.split(',').map((corner) => corner.trim().split(/\s+/).map(Number) as unknown as Corner);
  const at = (index: number) => all[(index + all.length) % all.length]!;
  const bends = all.map((corner, index) => bend(at(index - 1), corner, at(index + 1)));
  return `M${bends.join('L')}Z`;
}

/** From the edge before a corner to the edge behind it. */
function bend(before: Corner, corner: Corner, behind: Corner): string {
  const [x, y] = corner;
  const [from, to] = [before, behind].map((other) => {
    const length = Math.hypot(other[0] - x, other[1] - y);
    const part = Math.min(corner[2], length / 2) / length;
    return `${short(x + (other[0] - x) * part)} ${short(y + (other[1] - y) * part)}`;
  });
  return `${from}Q${short(x)} ${short(y)} ${to}`;
}
