/**
 * Drawings that never change, as background pictures: the page has each of them once, however often it is shown, and
 * they cost no elements. A drawing is a class of a style sheet that is made while the page runs.
 *
 * A picture sees nothing of the page but whether it is light or dark where it is shown, which is all that `light-dark()`
 * needs. So it takes the colours along, as the page has them.
 */
import colours from './colours.css?raw';
import land from './land.css?raw';

/** Where a drawing belongs: this decides its colours. */
export interface Site {
  readonly season: 'summer' | 'winter';
  readonly zone: 'woodlands' | 'grasslands';
}

/** How it is drawn: the part of the drawing's plane that is shown, and the markup. */
export interface Drawing {
  readonly box: string;
  draw(): string;
}

const COLOURS = `svg{color-scheme:light dark}${(colours + land).replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')}`;
const known = new Set<string>();
let sheet: CSSStyleSheet | null = null;

/** A class that shows drawings at a site: by the property, or custom property, that gets each as `url(…)`. */
export function picture(
  name: string,
  site: Site,
  isPolish: boolean,
  drawings: Readonly<Record<string, Drawing>>,
): string {
  const id = ['art', name, site.season, site.zone, isPolish ? 'pl' : 'any'].join('-');
  if (!known.has(id)) {
    known.add(id);
    const declarations = Object.entries(drawings).map(
      ([property, drawing]) => `${property}:${url(drawing, site, isPolish)}`,
    );
    styles().insertRule(`.${id}{${declarations.join(';')}}`);
  }
  return id;
}

function url({ box, draw }: Drawing, { season, zone }: Site, isPolish: boolean): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" lang="${isPolish ? 'pl' : 'en'}"><style>${COLOURS}</style>` +
    `<g class="land ${season}"><g class="${zone}">${draw()}</g></g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return sheet;
}
