/** What chambers have on the ground: markup within the walls, from 12 to 88 on a grid of 100. */
import type { Cell, Face } from '../model';

export const FLOORS = ['flagstone', 'bones', 'moss', 'puddle', 'rubble', 'rug'] as const;
export type Floor = (typeof FLOORS)[number];

/** The ground at a place of the lair: always the same one there. */
export function floorAt([x, y]: Cell): Floor {
  if (x === 0 && y === 0) return 'flagstone';
  return pick(Math.imul(x, 0x5a6d652d) ^ Math.imul(y, 0x7252a431));
}

/** The ground of a chamber that lies nowhere yet. */
export function floorOf(face: Face): Floor {
  if (face === 'empty') return 'flagstone';
  return pick([...face].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));
}

function pick(seed: number): Floor {
  let mixed = seed ^ (seed >>> 15);
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  mixed ^= mixed >>> 12;
  mixed = Math.imul(mixed, 0x297a2d39);
  mixed ^= mixed >>> 15;
  return FLOORS[(mixed >>> 0) % FLOORS.length]!;
}

const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const LIGHT = 'var(--floor-light)';
const DARK = 'var(--floor-dark)';
const JOINT = 'var(--floor-joint)';
const GROUND = fill('var(--floor)', 'M8 8H92V92H8z');
const SLABS =
  fill(LIGHT, 'M13 13H38V32H13zM40 54H57V72H40zM66 35H88V51H66zM59 73H73V88H59z') +
  fill(DARK, 'M41 34H63V51H41zM13 76H36V88H13zM76 54H88V69H76zM66 13H88V31H66z') +
  line(JOINT, 2, 'M12 33H88M39 12V52M12 52H88M64 12V52M27 52V75M12 75H58M58 52V88M58 71H88M75 52V88M38 75V88');
const STONE_BONE = '#efe6cf';
const BONE_SHADE = '#8f8263';

const MARKUP: Record<Floor, string> = {
  flagstone: `${GROUND}${SLABS}${line(JOINT, 1.3, 'M18 18l6 5l-2 6M82 58l-5 6M46 40l7 4')}`,
  bones:
    GROUND +
    fill(DARK, 'M14 66C22 58 36 62 44 72S40 90 26 90H12zM60 12C62 24 74 34 88 32V12zM44 40q8-6 16 1q-5 9-13 6z') +
    line(JOINT, 1.6, 'M20 22h5M34 17h4M17 40h4M62 80h5M78 62h5M70 50h3M30 50h3M50 20h4') +
    line(BONE_SHADE, 6.4, 'M66 19L82 29M82 17L67 31') +
    line(STONE_BONE, 4, 'M66 19L82 29M82 17L67 31') +
    line(STONE_BONE, 2.6, 'M40 41q10-8 20 0M39 48q11-8 22 0M41 55q9-7 18 0M50 36V60') +
    `<g stroke="${BONE_SHADE}" stroke-width="1.5">${fill(STONE_BONE, 'M18 70C18 62 34 62 34 70C34 75 32 76 31 77V82H21V77C20 76 18 75 18 70z')}</g>` +
    fill('#4a3d2a', 'M21 71a2.5 2.6 0 1 0 .1 0zM31 71a2.5 2.6 0 1 0 .1 0zM26 76l1.3 2.500h-2.600z') +
    line('#4a3d2a', 1, 'M24.5 79V82M27.5 79V82'),
  moss:
    GROUND +
    SLABS +
    fill(
      '#5f7d3c',
      'M12 12H34C36 18 30 20 27 24C24 30 22 26 18 32C16 36 14 34 12 35zM88 88H62C62 82 68 82 70 78C74 72 78 76 80 70C82 66 86 66 88 66zM44 46C50 42 58 44 58 50C58 56 52 55 49 58C44 60 40 52 44 46z',
    ) +
    fill(
      '#7fa04c',
      'M12 12H28C28 16 24 18 21 20C18 24 16 22 12 26zM88 88H70C72 84 75 84 78 80C81 76 84 78 88 74zM47 48q4-2 6 1q-2 5-6 3z',
    ) +
    fill(
      '#a8c26a',
      'M16 15a1.6 1.6 0 1 0 .1 0zM23 15a1.3 1.3 0 1 0 .1 0zM15 22a1.3 1.3 0 1 0 .1 0zM84 82a1.6 1.6 0 1 0 .1 0zM76 85a1.3 1.3 0 1 0 .1 0zM84 75a1.2 1.2 0 1 0 .1 0z',
    ),
  puddle:
    GROUND +
    SLABS +
    fill('#39505c', 'M88 50C80 46 72 52 64 48C54 43 44 46 41 54C37 63 24 62 22 72C20 84 36 82 44 88H88z') +
    fill('#5a8fa6', 'M88 54C80 50 73 56 64 52C55 48 47 50 45 57C41 67 28 65 26 73C24 82 38 80 47 86H88z') +
    fill(
      '#7fb2c4',
      'M88 60C78 57 72 62 66 60C58 57 54 62 60 64C68 67 80 63 88 66zM32 73C34 69 44 69 44 73C44 77 33 77 32 73z',
    ) +
    line('#cfe8ee', 1.8, 'M70 73q6-3 12 0M64 80q5-2.5 9 0M50 57q4-2 7 0'),
  rubble:
    GROUND +
    line(
      JOINT,
      2,
      'M12 40L28 37L36 46L50 42L58 54L74 50L88 58M36 46L32 62L40 72L36 88M58 54L64 70L60 88M50 42L54 26L48 12',
    ) +
    fill(DARK, 'M12 40L28 37L36 46L32 62L12 66zM58 54L74 50L88 58V74L64 70z') +
    fill(
      '#6d6252',
      'M14 76L22 70L32 74L34 86L16 88zM70 14L82 13L87 22L80 31L69 26zM74 80L82 75L88 80V88H75zM40 46L48 42L56 47L54 56L43 57zM15 16L22 14L26 20L20 26L14 23z',
    ) +
    fill(
      '#a89b82',
      'M15 76L22 71L31 74L27 80L18 81zM71 15L81 14L85 21L77 24L70 21zM75 80L82 76L87 80L82 83zM41 47L48 43L54 47L50 51L43 51zM16 16L22 15L25 19L19 21z',
    ) +
    fill('#847862', 'M36 78h4v3.500h-4zM64 34l4-2 2 4-4 1zM28 31h3v3h-3zM80 42h4v3h-4zM60 82l3-1 1 3-3 1z'),
  rug:
    GROUND +
    SLABS +
    fill('#0003', 'M23 25H80V82H23z') +
    fill('var(--rug)', 'M22 22H78V78H22z') +
    fill('var(--rug-deep)', 'M28 28H72V72H28z') +
    line('#d9b566', 2, 'M25 25H75V75H25z') +
    line('#d9b566', 1.6, 'M50 33L67 50L50 67L33 50zM31 31h7v7h-7zM62 31h7v7h-7zM31 62h7v7h-7zM62 62h7v7h-7z') +
    fill('#c9784a', 'M50 41L59 50L50 59L41 50z') +
    line(
      '#d9c9a0',
      1.5,
      'M24 22V18.500M29 22V18.500M34 22V18.500M39 22V18.500M44 22V18.500M49 22V18.500M54 22V18.500M59 22V18.500M64 22V18.500M69 22V18.500M74 22V18.500M24 78V81.500M29 78V81.500M34 78V81.500M39 78V81.500M44 78V81.500M49 78V81.500M54 78V81.500M59 78V81.500M64 78V81.500M69 78V81.500M74 78V81.5',
    ),
};

export function floorMarkup(floor: Floor): string {
  return MARKUP[floor];
}
