/** The drawings of Drakon that Python shows, too. */
import { readFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import Coin from '../../../src/games/drakon/art/Coin.svelte';
import Drakon from '../../../src/games/drakon/art/Drakon.svelte';
import { heroMarkup } from '../../../src/games/drakon/art/figures';
import { floorAt, floorMarkup, FLOORS } from '../../../src/games/drakon/art/floors';
import { heapMarkup, pileMarkup } from '../../../src/games/drakon/art/heap';
import { SIGNS } from '../../../src/games/drakon/art/signs';
import { doorMarkup, signMarkup, wallMarkup } from '../../../src/games/drakon/art/tile';
import { bouldersBeside, rockMarkup } from '../../../src/games/drakon/lair/rock';
import { cornerOf } from '../../../src/games/drakon/geometry';
import { HEROES, SIDES, type Cell, type Face } from '../../../src/games/drakon/model';
import { styleOf, variablesOf, type Variables } from '../../art/css';
import { PortableArt, type Portable } from '../../art/portable';

const FOLDER = 'src/games/drakon';
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const VARIABLES: Variables = variablesOf(read('art/colours.css') + readFileSync('src/styles/tokens.css', 'utf8'), [
  ':root',
]);
const SEATS = [0, 1, 2, 3, 4, 5];
/** How many coins or chambers the heaps show; Python takes the next one. */
const COINS = [0, 4, 9, 14, 19, 24, 28];
const CHAMBERS = [0, 5, 15, 25, 35, 45, 55];
/** Places whose stones are taken as samples, and floors are taken from a square around the entrance. */
const SAMPLES: readonly Cell[] = [
  [0, 0],
  [1, 2],
  [-2, 1],
];
const REACH = 9;

const COLOURS = [
  'cave',
  'cave-deep',
  'cave-ink',
  'cave-ink-soft',
  'rock-foot',
  'dusk',
  'lit',
  'paper',
  'paper-raised',
  'line',
  'ink',
  'ink-soft',
  'sun',
];

export interface DrakonArt extends Portable {
  coins: number[];
  chambers: number[];
  /** By row from north to south and by column from west to east, the floor of each place around the entrance. */
  floors: string[][];
}

export function portable(): DrakonArt {
  const art = new PortableArt('drakon');
  const tile = styleOf(read('art/ChamberTile.svelte'));
  for (const floor of FLOORS) art.add(`floor-${floor}`, floorMarkup(floor), VARIABLES);
  const onTile = (name: string, markup: string) => art.add(name, `<g class="tile">${markup}</g>`, VARIABLES, tile);
  onTile('walls', wallMarkup(false));
  onTile('back', wallMarkup(true));
  onTile('door', doorMarkup(['N']));
  for (const face of Object.keys(SIGNS) as Face[]) onTile(`sign-${face}`, signMarkup(face));
  addFigures(art);
  for (const count of COINS) art.add(`hoard-${count}`, heapMarkup(count), VARIABLES);
  for (const count of CHAMBERS) art.add(`pile-${count}`, pileMarkup(count), VARIABLES);
  addRock(art);
  for (const name of COLOURS) art.colour(name, `var(--${name})`, VARIABLES);
  for (const seat of SEATS) {
    art.colour(`seat-${seat}`, `var(--seat-${seat})`, VARIABLES);
    art.colour(`piece-${seat}`, `var(--piece-${seat})`, VARIABLES);
  }
  const along = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);
  return {
    ...art.portable,
    coins: COINS,
    chambers: CHAMBERS,
    floors: along.map((down) => along.map((x) => floorAt([x, -down]))),
  };
}

function addFigures(art: PortableArt): void {
  const style = styleOf(read('art/HeroFigure.svelte'));
  for (const hero of HEROES)
    for (const seat of SEATS) {
      const paint = { ...VARIABLES, '--paint': `var(--piece-${seat})`, '--halo': 'inline' };
      art.add(`hero-${hero}-${seat}`, `<g class="hero">${heroMarkup(hero)}</g>`, paint, style);
    }
  art.add('drakon', inside(Drakon, {}), VARIABLES, styleOf(read('art/Drakon.svelte')));
  for (const value of [1, 2, 3, null]) {
    const metal = { ...VARIABLES, '--metal': `var(--coin-${value ?? 'back'})` };
    art.add(`coin-${value ?? 'back'}`, inside(Coin, { value }), metal, styleOf(read('art/Coin.svelte')));
  }
}

function addRock(art: PortableArt): void {
  const style = styleOf(read('lair/Rock.svelte'));
  art.add('rock', rockMarkup(), VARIABLES);
  for (const side of SIDES)
    SAMPLES.forEach((cell, index) => {
      const { x, y } = cornerOf(cell);
      const { stones, faces } = bouldersBeside(cell, side);
      const markup = `<g transform="translate(${-x} ${-y})"><path class="stone" d="${stones}"/><path class="face" d="${faces}"/></g>`;
      art.add(`stones-${side}-${index}`, markup, VARIABLES, style);
    });
}

/** What is inside the `<svg>` of a component. */
function inside<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
  const { body } = render(component as Component, { props });
  return /<svg[^>]*>(.*)<\/svg>/s.exec(body)![1]!.replaceAll(/\sclass="([^"]*?)\s?svelte-\w+"/g, ' class="$1"');
}
