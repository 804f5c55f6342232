/** The markup of a wooden dinosaur, on a grid of 66 by 66 that begins at -1, 0: its side, its face, light and grain. */
import { SILHOUETTES, type Species } from './silhouettes';

export const DINOSAUR_BOX = '-1 0 66 66';

const paint = (species: Species) => `var(--dino-${species})`;
const shade = (species: Species, percent: number) => `color-mix(in oklab,${paint(species)} ${percent}%,#120c08)`;
const tint = (species: Species, percent: number) => `color-mix(in oklab,${paint(species)} ${percent}%,#fff)`;

/** The piece in two paths, for sizes under 20 pixels. */
export function flatDinosaur(species: Species): string {
  return wood(species, SILHOUETTES[species].outline, 2);
}

export function dinosaur(species: Species): string {
  const { outline, over = [], front, eye, grain } = SILHOUETTES[species];
  const clip = `dinosaur-${species}-outline`;
  const face = `fill="${paint(species)}" stroke="${shade(species, 55)}" stroke-width="1.4"`;
  return (
    wood(species, outline, 3) +
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#${clip})"><path d="${outline}" transform="translate(.9 1.5)" fill="none" stroke="#fff" stroke-width="2.6" opacity=".45"/></g>` +
    over
      .map((d) => `<path d="${d}" fill="${tint(species, 78)}" stroke="${shade(species, 62)}" stroke-width="1.3"/>`)
      .join('') +
    (front ? `<path d="${front}" ${face}/>` : '') +
    `<g clip-path="url(#${clip})"><path d="${grain}" fill="none" stroke="${shade(species, 70)}" stroke-width="1.1" opacity=".6"/></g>` +
    `<circle cx="${eye[0]}" cy="${eye[1]}" r="3" fill="#fff"/><circle cx="${eye[0] + 0.8}" cy="${eye[1] + 0.2}" r="1.7" fill="#1d1a16"/>`
  );
}

function wood(species: Species, outline: string, thickness: number): string {
  return (
    `<path d="${outline}" transform="translate(0 ${thickness})" fill="${shade(species, 55)}" stroke="${shade(species, 45)}" stroke-width="1.4"/>` +
    `<path d="${outline}" fill="${paint(species)}" stroke="${shade(species, 55)}" stroke-width="1.4"/>`
  );
}
