/** Parts of a page that may come a moment later take turns, a frame for each, so that input is never stuck. */
let last = Promise.resolve();

/** When it is the asker's turn: after all who have asked before. */
export function nextTurn(): Promise<void> {
  return (last = last.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))));
}
