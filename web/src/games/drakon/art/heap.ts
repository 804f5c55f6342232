/** The hoard as a heap and the pile of chambers as a stack: each as high as what is left. */

/** How many coins lie in each layer of a full heap, from the ground up. */
const LAYERS = [9, 8, 6, 4, 1];
const METALS = ['#f0bd3e', '#e2a52c', '#f7d066', '#d3932a'];

/** Where the coins of a full heap lie, in the order in which it is piled up: the last is taken first. */
const COINS = LAYERS.flatMap((coins, layer) =>
  Array.from({ length: coins }, (_, index) => {
    const seed = Math.sin((layer + 1) * 91.7 + index * 37.3);
    const along = coins === 1 ? 0 : index / (coins - 1) - 0.5;
    return {
      x: 60 + along * (98 - layer * 19) + seed * 2.4,
      // the ends of a layer lie further back
      y: 62 - layer * 9.5 - Math.abs(along) * 7 + Math.cos(seed * 9) * 1.6,
      lean: seed * 16,
      metal: METALS[(index + layer) % METALS.length]!,
    };
  }),
);

/** What is inside an `<svg viewBox="0 0 120 72">`. */
export function heapMarkup(count: number): string {
  const coins = COINS.slice(0, count).sort((one, other) => one.y - other.y || one.x - other.x);
  return (
    `<ellipse cx="60" cy="66" rx="${count ? 58 : 30}" ry="6" fill="#000" fill-opacity=".4"/>` +
    coins
      .map(
        ({ x, y, lean, metal }) =>
          `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean.toFixed(0)})" stroke="#3a2408" stroke-width="1.3">` +
          `<path fill="#8a5a12" d="M-11-1V2.500A11 6 0 0 0 11 2.500V-1z"/><ellipse rx="11" ry="6" cy="-1" fill="${metal}"/>` +
          '<ellipse rx="7" ry="3.3" cy="-1" fill="none" stroke="#9a6a14" stroke-width="1.2"/><path fill="none" stroke="#fff3c0" d="M-8-3.500A10 5 0 0 1-1-5.8"/></g>',
      )
      .join('')
  );
}

const SLAB = 2.9;
/** How many chambers a slab of the stack stands for. */
const CHAMBERS_A_SLAB = 5;

/** What is inside an `<svg viewBox="0 0 80 72">`. */
export function pileMarkup(count: number): string {
  const slabs = Math.ceil(count / CHAMBERS_A_SLAB);
  const shadow = '<path fill="#000" fill-opacity=".4" d="M4 58L40 42L78 58L42 73z"/>';
  if (!slabs)
    return `${shadow}<path fill="none" stroke="var(--cave-ink-soft)" stroke-opacity=".6" stroke-width="1.5" stroke-dasharray="4 4" d="M6 55L40 40L74 55L40 70z"/>`;
  const sides = Array.from({ length: slabs }, (_, index) => {
    const [x, y] = [Math.sin(index * 2.3) * 1.3, 54 - index * SLAB];
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="var(--tile-wall${index % 2 ? '' : '-light'})" stroke="#1c1614" stroke-width="1" stroke-linejoin="round" d="M6 0L40-15L74 0V3L40 18L6 3z"/>`;
  });
  const y = 54 - (slabs - 1) * SLAB;
  const top =
    `<g transform="translate(${(Math.sin((slabs - 1) * 2.3) * 1.3).toFixed(1)} ${y.toFixed(1)})" stroke-linejoin="round"><path fill="var(--tile-wall-light)" stroke="#1c1614" d="M6 0L40-15L74 0L40 15z"/>` +
    '<path fill="var(--tile-back)" stroke="var(--tile-back-light)" stroke-width="1.4" d="M15 0L40-11L65 0L40 11z"/>' +
    '<path fill="none" stroke="var(--tile-back-light)" stroke-width="2" d="M27 5.500C34 5 42 0 53-5.500C50-1 46 6 27 5.500zM30 4.500L50-4"/></g>';
  return shadow + sides.join('') + top;
}
