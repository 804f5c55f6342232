/** What grows and lies about in the zoo, as markup in the colours of `land.css`: the places are built of these. */

const at = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
const fill = (colour: string, d: string, more = '') => `<path d="${d}" fill="var(--${colour})"${more}/>`;
const stroke = (colour: string, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export { at, fill, stroke };

export const ellipse = (colour: string, x: number, y: number, rx: number, ry: number, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--${colour})"${more}/>`;

/** A fir that stands on x, y; in winter its tiers carry `--on-tree`, which is snow. */
export const fir = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    scale,
    ellipse('shade', 2, 1, 17, 4) +
      fill('bark', 'M-3.5-4h7V1q-3.5 1.5-7 0z') +
      fill('foliage', 'M0-52l12 17h-5l11 15h-6L22-3Q0 3-22-3l10-17h-6l11-15h-5z') +
      fill('foliage-lit', 'M0-52l-12 17h5l-11 15h6L-22-3q7 2 13 2.7L-3-30z') +
      fill(
        'on-tree',
        'M0-52l12 17q-3 2-6-1-3 4-6 0-3 3-6 1-2 2-6 0zM-11-20q5 3 8-1 3 4 7 0 5 4 8 1l6 0-11-15q-2 3-7 1-4 2-7-1l-11 15z',
        ' opacity="var(--on-tree-seen)"',
      ),
  );

/** A tree with a round crown. */
export const tree = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    scale,
    ellipse('shade', 2, 1, 17, 4) +
      fill('bark', 'M-3.5-20h7V0q-3.5 1.5-7 0z') +
      fill('foliage', 'M-20-22q-8-12 4-18-1-13 12-13 14-4 18 8 13 3 7 16 2 12-12 12H-9q-9 0-11-5z') +
      fill('foliage-lit', 'M-16-26q-6-9 4-13-1-11 10-10 10-2 12 6-9-2-12 6-9 0-14 11z'),
  );

export const tuft = (x: number, y: number, scale = 1) =>
  at(x, y, scale, stroke('blade', 2.2, 'M-6 0Q-6-6-9-10M-1.5 0Q-2-8 0-14M3 0Q4-6 9-10'));

/** A flower of five petals, in one of the colours of the flower beds. */
export const flower = (x: number, y: number, colour: string, scale = 1) =>
  at(
    x,
    y,
    scale,
    fill(
      colour,
      'M0-1Q-4.5-8 0-8.5 4.5-8 0-1 6.5-6 8-2.5 8 2 0-1 7 2.5 5 6.5 1 8.5 0-1-1 8.5-5 6.5-7 2.5 0-1-8 2-8-2.5-6.5-6 0-1z',
    ) + ellipse('pollen', 0, -0.8, 2.3, 2.3),
  );

export const rock = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    scale,
    ellipse('shade', 2, 1, 15, 4) +
      fill('rock', 'M-14 0q-1-9 6-12 8-4 14 1 8 4 8 11-14 4-28 0z') +
      fill('rock-lit', 'M-11-3q0-6 5-8 6-3 10 0-7 0-9 5-3 1-6 3z'),
  );

export const mushroom = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    scale,
    fill('log-end', 'M-2.5-5h5V0h-5z') +
      fill('poppy', 'M-8-4q0-8 8-8t8 8q-8 2-16 0z') +
      ellipse('frost', -3, -8, 1.5, 1.2) +
      ellipse('frost', 3, -7, 1.3, 1),
  );

/** A broad leaf of the jungle that grows from x, y; `turn` in degrees from straight up. */
export const frond = (x: number, y: number, turn: number, scale = 1, lit = false) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">` +
  fill(
    lit ? 'foliage-lit' : 'foliage',
    'M0 0Q-20-16-18-44L-8-36-14-58-3-48Q-3-62 0-72 3-62 3-48L14-58 8-36 18-44Q20-16 0 0z',
  ) +
  stroke(lit ? 'foliage' : 'foliage-lit', 1.6, 'M0-4V-58M0-16l-9-12M0-16l9-12M0-32l-7-10M0-32l7-10') +
  '</g>';

/** The end of a felled log, with its rings. */
export const logEnd = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--bark)"/><circle cx="${x}" cy="${y}" r="${radius * 0.84}" fill="var(--log-end)"/>` +
  `<g fill="none" stroke="var(--log-ring)" stroke-width="${radius * 0.07}"><circle cx="${x}" cy="${y}" r="${radius * 0.6}"/><circle cx="${x}" cy="${y}" r="${radius * 0.34}"/></g>` +
  `<circle cx="${x}" cy="${y}" r="${radius * 0.1}" fill="var(--log-ring)"/>`;

/** Two prints of three toes, on the way to the upper right. */
export const footprints = (x: number, y: number, turn: number, scale = 1) => {
  const print = 'M0 5Q-4 1-6-6-2-4-1.5-2-2-7 0-10 2-7 1.5-2 2-4 6-6 4 1 0 5z';
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="var(--print)"><path d="${print}"/><path d="${print}" transform="translate(11 -15)"/></g>`;
};

/** Waves that begin and end in the water. */
export const waves = (x: number, y: number, scale = 1) => at(x, y, scale, stroke('foam', 2.4, 'M-16 0q8-7 16 0t16 0'));
