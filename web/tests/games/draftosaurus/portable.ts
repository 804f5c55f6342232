/** The drawings of Draftosaurus that Python shows, too. */
import { readFileSync } from 'node:fs';
import { CORNER, FRONT, GATE_SHUT, SIDE } from '../../../src/games/draftosaurus/art/fence';
import { dinosaur } from '../../../src/games/draftosaurus/art/dinosaur';
import { GROUNDS, groundOf, SITES, standOf, STANDS } from '../../../src/games/draftosaurus/art/places';
import type { Site } from '../../../src/games/draftosaurus/art/picture';
import { flow, shores } from '../../../src/games/draftosaurus/art/river';
import { faceSign, FACES, PEN_SIGNS, signMarkup, type SignedPen } from '../../../src/games/draftosaurus/art/signs';
import { SPECIES } from '../../../src/games/draftosaurus/art/silhouettes';
import { stall } from '../../../src/games/draftosaurus/art/stalls';
import { styleOf, variablesOf, type Variables } from '../../art/css';
import { PortableArt, type Portable } from '../../art/portable';

const FOLDER = 'src/games/draftosaurus';
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const COLOURS = `${read('art/colours.css')}${read('art/land.css')}${readFileSync('src/styles/tokens.css', 'utf8')}`;
const SEASONS = ['summer', 'winter'] as const;
const ZONES = ['woodlands', 'grasslands'] as const;
const PENS = Object.keys(GROUNDS) as SignedPen[];
const MOST_PLACES = 6;

/** What a zoo is painted with besides its drawings. */
const PAINTS = [
  'board-edge',
  'fence-deep',
  'plank-ink',
  'plank-light',
  'plank-wood',
  'stream',
  'stream-deep',
  'tag-edge',
  'tag-wood',
];
const COMMON = [
  'paper',
  'paper-raised',
  'line',
  'ink',
  'ink-soft',
  'sun',
  ...[0, 1, 2, 3, 4].map((seat) => `seat-${seat}`),
];

function variables({ season, zone }: Site): Variables {
  return variablesOf(COLOURS, [':root', '.land', `.land.${season}`, `.land.${season} .${zone}`]);
}

export interface DraftosaurusArt extends Portable {
  /** By pen, the part of the plane that its ground covers, and what is under each of its places. */
  grounds: Record<string, string>;
  stands: Record<string, string[]>;
}

export function portable(): DraftosaurusArt {
  const art = new PortableArt('draftosaurus');
  const plain = variables({ season: 'summer', zone: 'woodlands' });
  for (const species of SPECIES)
    art.add(`dino-${species}`, `<g class="dino">${dinosaur(species)}</g>`, plain, styleOf(read('art/Dino.svelte')));
  const sign = (shapes: Parameters<typeof signMarkup>[0]) =>
    `<g stroke-linecap="round" stroke-linejoin="round">${signMarkup(shapes)}</g>`;
  for (const face of FACES) art.add(`face-${face}`, sign(faceSign(face, 'en')), plain);
  for (const pen of PENS) {
    art.add(`pen-${pen}`, sign(PEN_SIGNS[pen]), plain);
    art.add(`ground-${pen}`, groundOf(pen, false).draw(), variables(SITES[pen]));
  }
  const stands = PENS.map((pen) => [pen, standsOf(art, pen)] as const);
  SEASONS.forEach((season) => addSeason(art, season));
  for (const name of COMMON) art.colour(name, `var(--${name})`, plain);
  return {
    ...art.portable,
    grounds: Object.fromEntries(PENS.map((pen) => [pen, GROUNDS[pen].box])),
    stands: Object.fromEntries(stands),
  };
}

function standsOf(art: PortableArt, pen: SignedPen): string[] {
  const places = [...new Set(Array.from({ length: MOST_PLACES }, (_, place) => standOf(pen, place)))];
  return places.map((stand) => art.add(`stand-${stand}`, STANDS[stand](), variables(SITES[pen])));
}

function addSeason(art: PortableArt, season: Site['season']): void {
  const land = variables({ season, zone: 'woodlands' });
  const parts = { front: FRONT, side: SIDE, corner: CORNER, gate: GATE_SHUT };
  for (const [name, { draw }] of Object.entries(parts)) art.add(`${season}-${name}`, draw(), land);
  art.add(`${season}-flow`, flow(season), land);
  art.add(`${season}-shores`, shores(), land);
  for (const side of ['food-court', 'restrooms'] as const) art.add(`${season}-${side}`, stall(side, 'en'), land);
  if (season === 'winter') {
    const bridge = read('zoo/Bridge.svelte');
    art.add('bridge', /<svg[^>]*>(.*?)<\/svg>/s.exec(bridge)![1]!, land, styleOf(bridge));
  }
  for (const name of PAINTS) art.colour(`${season}-${name}`, `var(--${name})`, land);
  for (const zone of ZONES)
    for (const name of ['between', 'floor'])
      art.colour(`${season}-${zone}-${name}`, `var(--${name})`, variables({ season, zone }));
}
