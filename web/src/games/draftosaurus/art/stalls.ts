/**
 * What stands on the two banks, on a grid of 60 by 44: a burger stall and a hut with two doors. The Polish board shows a
 * volcano and a skeleton there instead, as its die does.
 */
import type { LanguageCode } from '$lib/i18n/language';
import { ellipse, fill, stroke } from './nature';
import { faceSign, signMarkup, type Face } from './signs';

export type Side = Extract<Face, 'food-court' | 'restrooms'>;

export const STALL_BOX = '0 0 60 46';

const sign = (face: Side, language: LanguageCode, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">${signMarkup(faceSign(face, language))}</g>`;

const STALLS: Readonly<Record<Side, () => string>> = {
  'food-court': () =>
    ellipse('shade', 31, 43, 28, 3) +
    fill('door', 'M8 14H52V40H8z') +
    sign('food-court', 'en', 18.5, 12, 0.96) +
    fill('cabin', 'M5 33H55V43H5z') +
    fill('log-end', 'M3 30.5H57V34.500H3z') +
    stroke('bark', 1.2, 'M15 35v8M25 35v8M35 35v8M45 35v8') +
    fill('bark', 'M7 12h3v20H7zM50 12h3v20h-3z') +
    ['poppy', 'frost', 'poppy', 'frost', 'poppy', 'frost', 'poppy']
      .map((colour, index) => awning(colour, index))
      .join(''),
  restrooms: () =>
    ellipse('shade', 31, 43, 27, 3) +
    fill('cabin', 'M8 16H52V43H8z') +
    stroke('bark', 1, 'M8 23h44M8 30h44M8 37h44') +
    fill('frost', 'M17 18.500H43V43H17z') +
    sign('restrooms', 'en', 18.6, 19, 0.96) +
    fill('bark', 'M2 18L30 1 58 18 55 21 30 6.5 5 21z') +
    fill('on-tree', 'M4 15L30 0 56 15 50 15 30 4.5 10 15z', ' opacity="var(--on-tree-seen)"'),
};

/** One stripe of the awning, with its round lower edge. */
function awning(colour: string, index: number): string {
  const [top, low] = [8 + index * 6.3, 2 + index * 8];
  return fill(colour, `M${top} 3H${top + 6.3}L${low + 8} 13q0 4-4 4t-4-4z`);
}

/** The sign of the Polish die, on a board of light wood: it is dark itself. */
function landmark(side: Side): string {
  return (
    ellipse('shade', 31, 43, 24, 3) +
    fill('bark', 'M14 34h4v9h-4zM42 34h4v9h-4z') +
    fill('bark', 'M8 3Q8 0 11 0H49Q52 0 52 3V34Q52 37 49 37H11Q8 37 8 34z') +
    fill('board', 'M10 4Q10 2 12 2H48Q50 2 50 4V33Q50 35 48 35H12Q10 35 10 33z') +
    sign(side, 'pl', 14.5, 3, 1.3)
  );
}

export function stall(side: Side, language: LanguageCode): string {
  return language === 'pl' ? landmark(side) : STALLS[side]();
}
