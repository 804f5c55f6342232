/** How a plain game ends: the totals on a podium. */
import { frame, standings } from '$lib/ending/drawing';
import { svgDocument } from '$lib/ending/picture';
import { t, words } from '$lib/i18n/words.svelte';
import type { Ended, GameFinale, PictureWords } from '../finale';
import Scores from './Scores.svelte';

const WIDTH = 1200;
const EDGE = 48;
const TOP = 170;

function pictureOf({ table, outcome, names }: Ended<never, never>, { headline, date }: PictureWords): string {
  const totals = outcome.totals.map((total) => words.number(total));
  const { content, height } = standings(names, totals, outcome.ranks, WIDTH - 2 * EDGE);
  const size = { width: WIDTH, height: TOP + height + EDGE };
  const head = frame({ ...size, title: t(`game-${table.game}`), headline, date, ground: '#f7f1e3', ink: '#2a2319' });
  const seats = names.map((_, seat) => `--seat-${seat}`);
  return svgDocument(WIDTH, size.height, seats, `${head}<g transform="translate(${EDGE} ${TOP})">${content}</g>`);
}

export const finale: GameFinale = {
  scriptOf: () => [],
  Scores,
  Boards: null,
  marginOf: () => 0,
  reasonOf: () => null,
  factsOf: () => [],
  Sheet: null,
  PartIcon: null,
  pictureOf,
};
