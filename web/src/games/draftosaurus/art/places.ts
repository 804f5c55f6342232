/**
 * The pens as places. `GROUNDS` lies under a whole pen, its plank over the top edge; `STANDS` is what a dinosaur stands
 * on, drawn around a circle of radius 42 around 60, 60. Drawing only; colours are those of `land.css`.
 */
import {
  at,
  ellipse,
  fill,
  fir,
  flower,
  footprints,
  frond,
  logEnd,
  mushroom,
  rock,
  stroke,
  tree,
  tuft,
  waves,
} from './nature';
import type { Drawing, Site } from './picture';
import type { SignedPen } from './signs';

export type Stand =
  | 'moss'
  | 'log'
  | 'throne'
  | 'lawn'
  | `patch-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'island'
  | 'ripple'
  | 'hollow'
  | 'slab'
  | 'platform'
  | 'straw'
  | 'ice';

/** What is seen of the plane of a stand. */
export const STAND_BOX = '-20 -20 160 160';

const IN_WOODS: Site = { season: 'summer', zone: 'woodlands' };
const ON_GRASS: Site = { season: 'summer', zone: 'grasslands' };
const IN_SNOWY_WOODS: Site = { season: 'winter', zone: 'woodlands' };
const ON_SNOW: Site = { season: 'winter', zone: 'grasslands' };

export const SITES: Readonly<Record<SignedPen, Site>> = {
  sameness: IN_WOODS,
  trio: IN_WOODS,
  king: IN_WOODS,
  love: ON_GRASS,
  differences: ON_GRASS,
  island: ON_GRASS,
  river: IN_WOODS,
  wood: IN_SNOWY_WOODS,
  bridge_left: IN_SNOWY_WOODS,
  bridge_right: ON_SNOW,
  lookout: IN_SNOWY_WOODS,
  quarantine: ON_SNOW,
  pyramid: ON_SNOW,
};

const WIDE = '0 0 300 250';
const TALL = '0 0 300 310';

const HEART_OF_FLOWERS: readonly (readonly [x: number, y: number])[] = [
  [150, 94],
  [134, 72],
  [112, 59],
  [86, 60],
  [62, 72],
  [47, 94],
  [46, 122],
  [57, 149],
  [75, 174],
  [97, 197],
  [123, 219],
  [150, 239],
  [177, 219],
  [203, 197],
  [225, 174],
  [243, 149],
  [254, 122],
  [253, 94],
  [238, 72],
  [214, 60],
  [188, 59],
  [166, 72],
];

const snowdrift = (d: string) => fill('drift', d) + stroke('drift-edge', 2, d);

export const GROUNDS: Readonly<Record<SignedPen, Drawing>> = {
  sameness: {
    box: WIDE,
    draw: () =>
      ellipse('floor-lit', 150, 150, 142, 92) +
      ellipse('floor-soft', 150, 150, 112, 66) +
      stroke('floor', 3, 'M46 104q50-14 104 0t106-2M46 190q52 14 106 0t104 2') +
      [14, 52, 96, 142, 190, 236, 284].map((x, index) => fir(x, 52 + (index % 2) * 8, 0.95)).join('') +
      [
        fir(6, 118, 0.9),
        fir(294, 112, 0.9),
        fir(2, 178, 0.95),
        fir(299, 184, 0.95),
        fir(10, 248, 1),
        fir(290, 250, 1),
      ].join('') +
      mushroom(104, 150, 0.9) +
      mushroom(196, 152, 0.8) +
      tuft(60, 242) +
      tuft(148, 244) +
      tuft(240, 242),
  },
  trio: {
    box: WIDE,
    draw: () =>
      ellipse('floor-lit', 150, 156, 150, 84) +
      [24, 70, 230, 278].map((x, index) => tree(x, 66 + (index % 2) * 6, 0.95)).join('') +
      [
        [108, 62],
        [150, 62],
        [192, 62],
        [129, 86],
        [171, 86],
      ]
        .map(([x, y]) => logEnd(x!, y!, 21))
        .join('') +
      ellipse('shade', 150, 233, 140, 14) +
      [18, 62, 106, 150, 194, 238, 282].map((x) => logEnd(x, 222, 22)).join('') +
      mushroom(12, 184, 0.9) +
      tuft(290, 188) +
      tuft(102, 172, 0.8) +
      tuft(198, 172, 0.8),
  },
  king: {
    box: WIDE,
    draw: () =>
      fill('floor-deep', 'M0 0h300v250H0z', ' opacity=".35"') +
      ellipse('floor-lit', 150, 178, 118, 62) +
      frond(0, 130, 48, 1.25) +
      frond(300, 130, -48, 1.25) +
      frond(40, 62, 150, 1) +
      frond(260, 62, 210, 1) +
      frond(-6, 200, 66, 1.2, true) +
      frond(306, 200, -66, 1.2, true) +
      frond(8, 262, 38, 1.25) +
      frond(292, 262, -38, 1.25) +
      frond(64, 258, 14, 0.8, true) +
      frond(236, 258, -14, 0.8, true) +
      frond(100, 40, 176, 0.7, true) +
      frond(200, 40, 184, 0.7, true) +
      flower(34, 182, 'poppy', 1.2) +
      flower(268, 178, 'sunflower', 1.2) +
      flower(84, 236, 'sunflower', 0.9) +
      flower(214, 238, 'poppy', 0.9),
  },
  love: {
    box: WIDE,
    draw: () =>
      fill(
        'heart-bed',
        'M150 240C70 184 44 152 44 112c0-32 22-54 52-54 24 0 40 12 54 36 14-24 30-36 54-36 30 0 52 22 52 54 0 40-26 72-106 128z',
      ) +
      [
        [18, 70],
        [284, 74],
        [20, 232],
        [282, 236],
        [20, 150],
        [282, 156],
      ]
        .map(([x, y]) => tuft(x!, y!))
        .join('') +
      HEART_OF_FLOWERS.map(([x, y], index) => flower(x, y, ['rose', 'daisy', 'rose', 'poppy'][index % 4]!, 1.3)).join(
        '',
      ),
  },
  differences: {
    box: WIDE,
    draw: () =>
      stroke('path', 12, 'M-6 150H306M104 50V256M197 50V256') +
      stroke(
        'path-edge',
        1.6,
        'M8 143h10M44 157h12M128 144h12M168 157h12M230 144h12M274 156h10M98 66v8M110 100v8M98 196v8M191 82v8M203 122v6M191 220v8',
      ) +
      [
        [10, 64],
        [290, 62],
        [8, 244],
        [292, 244],
      ]
        .map(([x, y]) => tuft(x!, y!))
        .join(''),
  },
  island: {
    box: WIDE,
    draw: () =>
      fill('stream', 'M0 0h300v250H0z') +
      fill(
        'stream-deep',
        'M0 0h300v250H0zM150 66c82 0 128 32 128 82s-46 82-128 82S22 198 22 148s46-82 128-82z',
        ' fill-rule="evenodd" opacity=".55"',
      ) +
      [
        [40, 78],
        [256, 72],
        [34, 148],
        [268, 150],
        [56, 226],
        [250, 228],
        [150, 240],
      ]
        .map(([x, y]) => waves(x!, y!))
        .join('') +
      rock(28, 206, 0.8) +
      rock(276, 112, 0.7),
  },
  river: { box: '0 0 60 400', draw: () => '' },
  wood: {
    box: WIDE,
    draw: () =>
      ellipse('floor-lit', 150, 150, 142, 92) +
      [14, 60, 106, 150, 194, 240, 286].map((x) => fir(x, 58, 0.95)).join('') +
      [98, 154, 210].map((y) => fir(-2, y + 12, 0.85) + fir(302, y + 12, 0.85)).join('') +
      snowdrift('M-6 256V236q40-10 78 2 40-10 78 0 42-10 80-2 40-8 76 0v22z') +
      footprints(100, 152, 60, 0.8) +
      footprints(192, 160, 100, 0.8),
  },
  bridge_left: { box: WIDE, draw: () => bank(false) },
  bridge_right: { box: WIDE, draw: () => `<g transform="matrix(-1 0 0 1 300 0)">${bank(true)}</g>` },
  lookout: {
    box: WIDE,
    draw: () =>
      fill('far', 'M-6 140L50 62l34 40 40-56 50 66 36-38 96 84v100H-6z') +
      fill('drift', 'M50 62l20 24-14-2-8 10-14-8zM124 46l24 32-16-4-8 12-14-12-10 4zM210 74l22 22-14-2-10 8-8-10z') +
      snowdrift('M-6 256V186q60-30 130-14 90-24 182 10v74z') +
      fir(22, 214, 1.1) +
      fir(60, 236, 0.9) +
      fir(282, 216, 1.1) +
      fir(246, 238, 0.85) +
      rock(40, 250, 0.8) +
      footprints(210, 232, 30, 0.9),
  },
  quarantine: {
    box: TALL,
    draw: () =>
      snowdrift('M-6 316V168q70-26 150-8 90-18 162 4v152z') +
      at(
        66,
        168,
        1.2,
        ellipse('shade', 2, 4, 44, 7) +
          fill('cabin', 'M-34-40h68V2q-34 4-68 0z') +
          stroke('log-ring', 2, 'M-34-28h68M-34-16h68M-34-4h68') +
          fill('door', 'M6-26h18V2H6z') +
          fill('frost', 'M-28-30h24v22h-24z') +
          fill('poppy', 'M-19-27h6v5h5v6h-5v5h-6v-5h-5v-6h5z') +
          fill('drift', 'M-46-38L0-70l46 32q-8 8-16 0-8 7-15 0-8 7-15 0-8 7-15 0-8 7-15 0-8 6-16 0z') +
          stroke('drift-edge', 1.6, 'M-46-38L0-70l46 32'),
      ) +
      fir(262, 150, 1.1) +
      fir(286, 176, 0.9) +
      footprints(96, 200, 140, 1) +
      footprints(214, 266, 20, 0.9) +
      footprints(60, 286, 60, 0.9) +
      fir(18, 300, 0.9),
  },
  pyramid: {
    box: TALL,
    draw: () =>
      snowdrift('M-6 316V206q70-22 150-6 90-16 162 4v112z') +
      fir(26, 156, 1) +
      fir(60, 128, 0.8) +
      fir(276, 158, 1) +
      fir(240, 128, 0.8) +
      footprints(34, 206, 40, 0.9) +
      footprints(262, 202, -30, 0.9) +
      at(30, 292, 1, crystal) +
      at(272, 296, 0.9, crystal),
  },
};

const crystal =
  fill('ice', 'M-10 0L-14-18-7-28 0-16 5-34 13-24 11 0z') + fill('ice-lit', 'M-10 0L-14-18-7-28-5-10zM1 0L5-34l2 18z');

function bank(isFar: boolean): string {
  return (
    ellipse(isFar ? 'floor-soft' : 'floor-lit', 150, 150, 146, 92) +
    [20, 64, 240, 284].map((x, index) => fir(x, 60 + (index % 2) * 6, 0.85)).join('') +
    snowdrift('M-6 256V240q46-12 90 0 50-12 98 0 60-10 124 0v18z') +
    footprints(106, 158, 74, 0.9) +
    footprints(192, 160, 96, 0.9) +
    at(18, 226, 1, lantern)
  );
}

const lantern =
  ellipse('shade', 1, 1, 8, 2.5) +
  stroke('bark', 4, 'M0 0V-36M0-36h10') +
  fill('lamp', 'M5-34h10l2 12H3z') +
  fill('bark', 'M4-36h12v3H4zM3-22h14v3H3z');

export const STANDS: Readonly<Record<Stand, () => string>> = {
  moss: () => ellipse('shade', 60, 66, 45, 39) + ellipse('moss', 60, 62, 44, 38) + ellipse('moss-lit', 60, 60, 37, 31),
  log: () => ellipse('shade', 60, 67, 46, 44) + logEnd(60, 62, 43),
  throne: () =>
    ellipse('shade', 60, 98, 62, 18) +
    fill(
      'bark',
      'M16-14Q22-6 20 8L24 60H96L100 8Q98-6 104-14 108 10 104 60L108 90 126 106 98 100 86 112 70 102 56 114 44 102 26 110 20 98-6 106 12 90 16 60Q12 10 16-14z',
    ) +
    fill('log-end', 'M26 8L36 18 44 0 53 15 60-8 67 15 76 0 84 18 94 8 92 60H28z') +
    stroke('log-ring', 1.8, 'M38 26v30M49 22v34M60 12v44M71 22v34M82 26v30') +
    ellipse('gem', 60, 22, 4.5, 5.5) +
    stroke('log-ring', 2, 'M22 92v8M40 96v10M60 98v10M80 96v10M98 92v8') +
    ellipse('bark', 60, 76, 50, 26) +
    ellipse('log-end', 60, 73, 45, 22) +
    `<g fill="none" stroke="var(--log-ring)" stroke-width="2"><ellipse cx="60" cy="73" rx="33" ry="15"/><ellipse cx="60" cy="73" rx="19" ry="8"/></g>`,
  lawn: () => ellipse('lawn', 60, 66, 37, 31, ' opacity=".5"'),
  'patch-1': () => patch('poppy', 'M22 38Q40 18 66 22 98 22 102 54 108 88 78 98 48 110 26 92 6 66 22 38z'),
  'patch-2': () => patch('cornflower', 'M18 52Q22 22 56 20 92 14 102 46 110 82 84 96 50 108 28 94 12 80 18 52z'),
  'patch-3': () => patch('sunflower', 'M28 30Q58 12 86 26 110 42 102 72 96 102 62 102 26 104 18 74 12 46 28 30z'),
  'patch-4': () => patch('lavender', 'M20 44Q32 16 64 22 100 20 104 58 104 96 68 100 32 104 20 82 12 64 20 44z'),
  'patch-5': () => patch('daisy', 'M24 34Q50 14 80 24 108 34 104 66 98 100 64 102 30 102 20 76 12 54 24 34z'),
  'patch-6': () => patch('rose', 'M18 58Q16 28 46 20 82 12 100 38 112 70 90 92 60 110 34 96 18 84 18 58z'),
  island: () =>
    ellipse('foam', 60, 74, 76, 52, ' opacity=".7"') +
    fill('sand-edge', 'M-10 76Q-6 40 40 30 96 18 122 52 142 84 104 108 54 128 10 108-10 98-10 76z') +
    fill('sand', 'M-4 70Q2 40 44 32 94 24 116 52 132 80 98 100 54 116 14 100-4 90-4 70z') +
    ellipse('lawn', 60, 66, 42, 30, ' opacity=".8"') +
    stroke('bark', 6, 'M112 74Q120 44 108 10') +
    stroke('log-ring', 1.6, 'M113 60l7-1M114 46l6-2M112 32l6-2') +
    fill(
      'foliage',
      'M108 10Q84-6 70 12 88 4 108 12zM108 10Q92 14 84 34 98 18 109 14zM108 10Q116-16 142-10 124-6 110 12zM108 10Q132 6 140 28 126 14 109 14z',
    ) +
    fill('foliage-lit', 'M108 10Q98-16 78-16 94-10 106 10zM108 12Q122 22 122 42 114 24 107 15z') +
    ellipse('rock', 8, 92, 9, 6) +
    ellipse('rock-lit', 6, 90, 6, 3.5),
  ripple: () =>
    ellipse('foam', 60, 66, 45, 36, ' opacity=".42"') +
    ellipse('stream-lit', 60, 64, 38, 30, ' opacity=".75"') +
    stroke('foam', 2.6, 'M16 74q4 24 34 28M104 58Q98 34 70 30'),
  hollow: () =>
    ellipse('drift-edge', 60, 65, 44, 39) +
    ellipse('hollow', 60, 63, 42, 36) +
    stroke('drift', 3, 'M20 56Q28 26 62 26'),
  slab: () =>
    fill('drift-edge', 'M26 28H94Q104 28 104 40V92Q104 104 92 104H28Q16 104 16 92V40Q16 28 26 28z') +
    fill('hollow', 'M28 26H92Q101 26 101 37V88Q101 99 90 99H30Q19 99 19 88V37Q19 26 28 26z') +
    stroke('drift', 3, 'M26 46Q26 33 38 33H64'),
  platform: () =>
    ellipse('shade', 60, 122, 52, 10) +
    stroke('bark', 8, 'M22 78L10 124M98 78L110 124M44 84V128M76 84V128') +
    stroke('bark', 4, 'M16 108L76 92M104 108L44 92M44 104H76M44 116H76') +
    fill('bark', 'M4 62Q60 28 116 62L112 84Q60 108 8 84z') +
    fill('log-end', 'M6 58Q60 22 114 58L110 76Q60 100 10 76z') +
    stroke('log-ring', 2.2, 'M24 52L28 83M42 44l3 46M60 41v52M78 44l-3 46M96 52L92 83') +
    stroke('bark', 4.5, 'M8 60V24Q60-4 112 24V60M8 40Q60 12 112 40') +
    fill('drift', 'M4 25Q60-8 116 25L112 30Q60 2 8 30z'),
  straw: () =>
    ellipse('shade', 60, 72, 62, 38) +
    ellipse('straw', 60, 66, 58, 36) +
    ellipse('straw-lit', 60, 64, 46, 27) +
    stroke(
      'straw',
      2.4,
      'M26 60l16 8M40 46l10 12M62 42l2 14M82 48l-8 12M96 62l-18 4M34 80l14-6M62 90l-2-14M86 80l-14-4',
    ) +
    stroke('straw', 3, 'M2 60L-8 52M8 84L-4 92M112 54l12-8M112 82l12 6M40 98l-6 10M84 98l4 10'),
  ice: () =>
    fill('ice-edge', 'M30 18H90Q102 18 102 30V92Q102 103 90 103H30Q18 103 18 92V30Q18 18 30 18z') +
    fill('ice', 'M31 20H89Q99 20 99 30V86Q99 96 89 96H31Q21 96 21 86V30Q21 20 31 20z') +
    fill('ice-lit', 'M27 44L55 24H68L27 60zM27 70L78 28H86L27 82z') +
    fill(
      'drift',
      'M19 34V28Q20 18 31 18H89Q100 18 101 28V32Q96 38 90 31 83 38 76 30 66 38 56 30 46 39 38 31 28 40 19 34z',
    ),
};

function patch(colour: string, d: string): string {
  return (
    fill(`${colour}-bed`, d) +
    [
      [30, 42],
      [92, 44],
      [88, 86],
      [32, 86],
      [60, 26],
      [60, 98],
      [18, 64],
      [103, 66],
    ]
      .map(([x, y]) => flower(x!, y!, colour, 0.95))
      .join('')
  );
}

const PATCHES: readonly Stand[] = ['patch-1', 'patch-2', 'patch-3', 'patch-4', 'patch-5', 'patch-6'];

/** Peaks behind a pen, for its left and right edge. */
function mountains(): string {
  const peak = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      scale,
      fill('rock', 'M-40 0L-6-58 0-64 8-54 40 0z') +
        fill('rock-lit', 'M-40 0L-6-58 0-64-4-30-12-22-8 0z') +
        fill('frost', 'M-14-44L-6-58 0-64 8-54 14-44 6-48 0-38-6-46z'),
    );
  return (
    peak(12, 96, 1) +
    peak(292, 98, 1.05) +
    peak(52, 84, 0.72) +
    peak(250, 84, 0.7) +
    peak(4, 250, 0.6) +
    peak(298, 250, 0.6)
  );
}

/** What stands under the places of a pen, one after the other. */
const STANDS_OF: Readonly<Record<SignedPen, readonly Stand[]>> = {
  sameness: ['moss'],
  trio: ['log'],
  king: ['throne'],
  love: ['lawn'],
  differences: PATCHES,
  island: ['island'],
  river: ['ripple'],
  wood: ['hollow', 'slab'],
  bridge_left: ['hollow'],
  bridge_right: ['hollow'],
  lookout: ['platform'],
  quarantine: ['straw'],
  pyramid: ['ice'],
};

/** What lies under a pen. On the Polish board what are grasslands elsewhere are mountains. */
export function groundOf(pen: SignedPen, isPolish: boolean): Drawing {
  const { box, draw } = GROUNDS[pen];
  return { box, draw: () => draw() + (isPolish && SITES[pen].zone === 'grasslands' ? mountains() : '') };
}

export function standOf(pen: SignedPen, place: number): Stand {
  const stands = STANDS_OF[pen];
  return stands[place % stands.length]!;
}
