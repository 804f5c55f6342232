/** What a screen reader is told about pens, zoos and hands. */
import { messageId } from '$lib/i18n/language';
import { say, t, words } from '$lib/i18n/words.svelte';
import type { Species } from './art/silhouettes';
import type { PenData, Score, SpotId, Zoo } from './model';
import { lossesOf, type Gain, type ZooState } from './zoo/zoo';

/** A number of points that are won or lost, with its sign. */
export function signed(points: number): string {
  return words.number(points, { signDisplay: 'exceptZero' }).replace('-', '−');
}

/** A pen or a place of the pyramid: what stands there, what it is worth, whether the picked dinosaur may go there. */
export function spotLabel(pen: PenData, spot: SpotId, zoo: Zoo, score: Score, { places, gains }: ZooState): string {
  const sentences = [contents(pen, spot, zoo)];
  const points = pen.part === null ? undefined : score.parts[pen.part];
  if (points !== undefined) sentences.push(t('points', { points }));
  if (bonusOf(pen, zoo)) sentences.push(t('bonus-here'));
  if (places) sentences.push(places[spot] ? say(places[spot]) : t('place-open'));
  const gain = gains?.[spot];
  if (gain) sentences.push(gainLabel(gain));
  return inSentences(sentences);
}

/** What a placement would change, in words: the net change, and where something is lost. */
export function gainLabel(gain: Gain): string {
  const losses = lossesOf(gain).map(({ part, points }) => `${t(messageId('part', part))}: ${signed(points)}`);
  return inSentences([t('gain', { points: gain.points, change: signed(gain.points) }), ...losses]);
}

/** The bonus point of a pen with a T-Rex; 0: none. */
export function bonusOf(pen: PenData, zoo: Zoo): number {
  return pen.trex_bonus && zoo[pen.id]?.includes('trex') ? 1 : 0;
}

function contents(pen: PenData, spot: SpotId, zoo: Zoo): string {
  const name = t(messageId('spot', spot));
  const place = pen.spots.findIndex((one) => one.id === spot);
  const all = zoo[pen.id] ?? [];
  const there = pen.spots.length > 1 ? [all[place]] : all;
  const dinosaurs = there.filter((one): one is Species => Boolean(one));
  return dinosaurs.length ? t('place-holds', { name, dinosaurs }) : t('place-empty', { name });
}

/** A whole zoo in one breath: pen by pen what is in it, empty ones left out. */
export function zooLabel(pens: readonly PenData[], zoo: Zoo): string {
  const taken = pens.flatMap((pen) => {
    const dinosaurs = (zoo[pen.id] ?? []).filter((one) => one !== null);
    return dinosaurs.length ? [t('place-holds', { name: t(messageId('pen', pen.id)), dinosaurs })] : [];
  });
  return taken.length ? inSentences(taken) : t('zoo-empty');
}

/** One after the other, each with its full stop; empty ones left out. */
export function inSentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?)]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
