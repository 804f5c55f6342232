/**
 * Drawings that appear many times: each is added to the page once, when it is first needed, and shown with
 * `<use href={symbol(…)}>`. Their colours are custom properties, so that they follow the place where they are shown.
 */
const known = new Set<string>();
let sprite: SVGSVGElement | null = null;

/** The address of a symbol; `draw` makes its markup if the page does not have it yet. */
export function symbol(name: string, viewBox: string | null, draw: () => string): string {
  const id = `art-${name}`;
  if (!known.has(id)) {
    known.add(id);
    const box = viewBox === null ? '' : ` viewBox="${viewBox}"`;
    page().insertAdjacentHTML('beforeend', `<symbol id="${id}"${box} overflow="visible">${draw()}</symbol>`);
  }
  return `#${id}`;
}

/** Where the symbols are kept: out of sight, but not `display: none`, which would take gradients and clips with it. */
function page(): SVGSVGElement {
  if (!sprite) {
    sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    sprite.setAttribute('aria-hidden', 'true');
    sprite.setAttribute('style', 'position:absolute;width:0;height:0;overflow:hidden');
    document.body.prepend(sprite);
  }
  return sprite;
}
