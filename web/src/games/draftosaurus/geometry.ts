/** Moving with the arrow keys over things that lie anywhere. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Something beside the way counts as so much farther. */
const ASIDE = 2;

/** The index of the nearest box in the direction of the key; null: no arrow key, or nothing there. */
export function neighbour(boxes: readonly Box[], from: number, key: string): number | null {
  const step = STEPS[key];
  const here = boxes[from];
  if (!step || !here) return null;
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const x = box.left + box.width / 2 - here.left - here.width / 2;
    const y = box.top + box.height / 2 - here.top - here.height / 2;
    const ahead = x * step[0] + y * step[1];
    const cost = ahead + ASIDE * (Math.abs(x * step[1]) + Math.abs(y * step[0]));
    if (index !== from && ahead > 1 && cost < least) [best, least] = [index, cost];
  });
  return best;
}
