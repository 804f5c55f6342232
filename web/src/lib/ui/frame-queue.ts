/** A queue for parts of a page that may come a moment later: one for each frame, so that input is never stuck. */
let last = Promise.resolve();

/** Milliseconds after which nobody waits for a frame any more: a page that is not in sight may get none. */
const LONG_ENOUGH = 500;

/** Resolves in a frame of its own, after those of all earlier calls. */
export function nextFrame(): Promise<void> {
  return (last = last.then(frame));
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONG_ENOUGH);
  });
}
