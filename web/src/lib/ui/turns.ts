/** Parts of a page that may come a moment later take turns, a frame for each, so that input is never stuck. */
let last = Promise.resolve();

/** Milliseconds after which nobody waits for a frame any more: a page that is not in sight may get none. */
const LONG_ENOUGH = 500;

/** When it is the asker's turn: after all who have asked before. */
export function nextTurn(): Promise<void> {
  return (last = last.then(frame));
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONG_ENOUGH);
  });
}
