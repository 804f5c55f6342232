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

/** Something beside the way counts as so much farther; for what is on it, its middle matters only among equals. */
const ASIDE = 2;
const OFF_MIDDLE = 0.01;

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
    const offMiddle = step[0] ? Math.abs(y) : Math.abs(x);
    const isOnTheWay = offMiddle < (step[0] ? box.height + here.height : box.width + here.width) / 2;
    const cost = ahead + (isOnTheWay ? OFF_MIDDLE : ASIDE) * offMiddle;
    if (index !== from && ahead > 1 && cost < least) [best, least] = [index, cost];
  });
  return best;
}
