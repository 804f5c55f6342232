/** Moments of real games, by name. */
import { MOMENTS } from '../../../src/games/drakon/gallery/moments';
import type { DrakonView } from '../../../src/games/drakon/model';

export const ALL = MOMENTS;

export function viewOf(name: string): DrakonView {
  const moment = MOMENTS.find((one) => one.name === name);
  if (!moment) throw new Error(`no moment ${name}`);
  return moment.view;
}
