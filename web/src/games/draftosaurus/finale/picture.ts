/** The final zoos as one drawing to be shared. */
import { messageId } from '$lib/i18n/language';
import { t, words } from '$lib/i18n/words.svelte';
import type { Seat } from '$lib/net/types';
import { frame, standings } from '$lib/ending/drawing';
import { escaped, shortened, svgDocument } from '$lib/ending/picture';
import type { PictureWords } from '../../finale';
import { SILHOUETTES, SPECIES, type Species } from '../art/silhouettes';
import type { BoardData, BoardState, PenData, Zoo } from '../model';
import { columns, columnsOf, slotsOf } from '../zoo/slots';
import { boardsOf, pensWithTrex, type CountedZoos } from './script';

const WIDTH = 1200;
const EDGE = 48;
const GAP = 28;

/** Of a zoo 100 wide. */
const SIDE = 43;
const RIVER = 14;
const PLACE = 11.6;
const PLANK = 8;

interface Land {
  woodlands: string;
  grasslands: string;
  river: string;
  edge: string;
}
const LANDS: Record<string, Land> = {
  summer: { woodlands: '#5b9a58', grasslands: '#bfd86e', river: '#58b0d8', edge: '#6e4824' },
  winter: { woodlands: '#8fb0bf', grasslands: '#eef5f8', river: '#86c3df', edge: '#5d6d78' },
};
const BRICKS = [[5], [3, 4], [0, 1, 2]];

/** `ended` may also be a table that was only counted: there is no more to know of it. */
export function pictureOf(ended: CountedZoos, { headline, date }: PictureWords): string {
  const { outcome, names, view, components } = ended;
  const boards = boardsOf(view);
  const { content: list, height: listHeight } = standings(
    names,
    outcome.totals.map((total) => words.number(total)),
    outcome.ranks,
    WIDTH - 2 * EDGE,
  );
  const across = names.length === 4 ? 2 : Math.min(3, names.length);
  const width = (WIDTH - 2 * EDGE - (across - 1) * GAP) / across;
  let y = 180 + listHeight;
  const zoos = boards.flatMap((board) => {
    const data = components.boards[board.board];
    const drawn = names.map((_, seat) => zooDrawing(board, data, seat, names[seat]!, width));
    const rowHeight = Math.max(...drawn.map(({ height }) => height)) + GAP;
    const placed = drawn.map(
      ({ content }, place) =>
        `<g transform="translate(${EDGE + (place % across) * (width + GAP)} ${y + Math.floor(place / across) * rowHeight})">${content}</g>`,
    );
    y += Math.ceil(drawn.length / across) * rowHeight;
    return placed;
  });
  const height = y + 40;
  const variables = [...SPECIES.map((species) => `--dino-${species}`), ...names.map((_, seat) => `--seat-${seat}`)];
  const content =
    frame({ width: WIDTH, height, title: t('game-draftosaurus'), headline, date, ground: '#f4ecdb', ink: '#2a2319' }) +
    `<g transform="translate(${EDGE} 150)">${list}</g>${zoos.join('')}`;
  return svgDocument(WIDTH, height, variables, content);
}

function zooDrawing(
  { board, zoos, scores }: BoardState,
  data: BoardData,
  seat: Seat,
  name: string,
  width: number,
): { content: string; height: number } {
  const land = LANDS[board]!;
  const zoo = zoos[seat]!;
  const { left, right, river } = columns(data);
  const rows = left.map(
    (pen, row) => Math.max(...[pen, right[row]!].map((one) => rowsOf(one, zoo).length)) * PLACE + PLANK + 3,
  );
  const total = rows.reduce((all, one) => all + one, 0);
  const topOf = (row: number) => rows.slice(0, row).reduce((all, one) => all + one, 0);
  const inColumn = (pens: PenData[], x: number) =>
    pens.map((pen, row) =>
      penDrawing(pen, zoo, scores[seat]!.parts, { x, y: topOf(row), width: SIDE, height: rows[row]! }, land),
    );
  const drawing = [
    ...inColumn(left, 0),
    ...inColumn(right, SIDE + RIVER),
    ...river.map((pen) =>
      penDrawing(pen, zoo, scores[seat]!.parts, { x: SIDE, y: 0, width: RIVER, height: total }, land),
    ),
  ].join('');
  const scale = width / 100;
  const head = 40;
  return {
    height: head + total * scale,
    content:
      `<text x="2" y="26" font-size="22" font-weight="700" style="fill:var(--seat-${seat})">${escaped(shortened(name, 18))}</text>` +
      `<text x="${width - 2}" y="27" font-size="26" font-weight="800" text-anchor="end" class="display">${scores[seat]!.total}</text>` +
      `<g transform="translate(0 ${head}) scale(${scale})"><clipPath id="zoo-${board}-${seat}"><rect width="100" height="${total}" rx="4"/></clipPath>` +
      `<g clip-path="url(#zoo-${board}-${seat})">${drawing}</g><rect width="100" height="${total}" rx="4" fill="none" stroke="${land.edge}" stroke-width="1"/></g>`,
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function penDrawing(
  pen: PenData,
  zoo: Zoo,
  parts: Record<string, number>,
  { x, y, width, height }: Box,
  land: Land,
): string {
  const ground = `<rect x="${x}" y="${y}" width="${width + 0.2}" height="${height + 0.2}" fill="${land[pen.zone ?? 'river']}"/>`;
  const rows = rowsOf(pen, zoo);
  const slots = slotsOf(pen, zoo, null);
  const size = Math.min(PLACE, (width - 2) / Math.max(...rows.map((row) => row.length)));
  const top = y + PLANK + 1 + (pen.is_river ? 0 : (height - PLANK - 3 - rows.length * size) / 2);
  const dinosaurs = rows.flatMap((row, down) =>
    row.map((place, across) =>
      dinosaur(
        slots[place]?.species ?? null,
        x + (width - row.length * size) / 2 + across * size,
        top + down * size,
        size,
      ),
    ),
  );
  const points = pen.part === null ? null : (parts[pen.part] ?? 0);
  const name = pen.is_river ? '' : shortened(nameOf(pen), 22);
  const plank = pen.is_river
    ? ''
    : `<rect x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${PLANK - 1}" rx="1.4" fill="#e0b679"/><text x="${x + 2.4}" y="${y + 5.7}" font-size="${name.length > 15 ? 2.7 : 3.4}" font-weight="650" fill="#3a2610">${escaped(name)}</text>`;
  const chip =
    points === null || pen.id === 'bridge_right'
      ? ''
      : `<rect x="${x + width - 8.4}" y="${y + 1.7}" width="6.6" height="5.6" rx="2.8" fill="#fffaf0"/><text x="${x + width - 5.1}" y="${y + 6}" font-size="4.4" font-weight="800" text-anchor="middle" fill="#3a2b14">${points}</text>`;
  const bonus = pensWithTrex([pen], zoo).length
    ? `<circle cx="${x + width - 4}" cy="${y + height - 4}" r="3" fill="#d8432f"/><text x="${x + width - 4}" y="${y + height - 2.8}" font-size="3.4" font-weight="800" text-anchor="middle" fill="#fff">+1</text>`
    : '';
  return ground + plank + chip + dinosaurs.join('') + bonus;
}

/** Both banks of the bridge are called after it. */
function nameOf({ id, part }: PenData): string {
  return id.startsWith('bridge_')
    ? t('part-bridge')
    : t(part === null ? messageId('pen', id) : messageId('part', part));
}

function rowsOf(pen: PenData, zoo: Zoo): number[][] {
  if (pen.spots.length > 1) return BRICKS;
  const places = slotsOf(pen, zoo, null).map((_, place) => place);
  const wide = pen.is_river ? Math.max(1, Math.ceil(places.length / 6)) : columnsOf(places.length);
  return places.flatMap((place) => (place % wide === 0 ? [places.slice(place, place + wide)] : []));
}

function dinosaur(species: Species | null, x: number, y: number, size: number): string {
  if (!species)
    return `<circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.18}" fill="#fff6dd" opacity=".7"/>`;
  const scale = (size - 0.6) / 66;
  const { outline, eye } = SILHOUETTES[species];
  return (
    `<g transform="translate(${x + 0.4} ${y + 0.2}) scale(${scale})" stroke-linejoin="round">` +
    `<path d="${outline}" transform="translate(0 3)" style="fill:color-mix(in oklab,var(--dino-${species}) 55%,#120c08)"/>` +
    `<path d="${outline}" style="fill:var(--dino-${species});stroke:color-mix(in oklab,var(--dino-${species}) 55%,#120c08)" stroke-width="1.6"/>` +
    `<circle cx="${eye[0]}" cy="${eye[1]}" r="3" fill="#fff"/><circle cx="${eye[0] + 0.8}" cy="${eye[1] + 0.2}" r="1.7" fill="#1d1a16"/></g>`
  );
}
