/** The keys of a replay: they work wherever the focus is, unless something is written or open. */
import { t } from '$lib/i18n/words.svelte';
import type { Player } from './player.svelte';

/** What each key does. */
const ACTS: Readonly<Record<string, (player: Player, isShifted: boolean) => void>> = {
  ArrowLeft: (player, isShifted) => (isShifted ? player.seek(player.place - 1) : player.seekTurn(-1)),
  ArrowRight: (player, isShifted) => (isShifted ? player.seek(player.place + 1) : player.seekTurn(1)),
  PageUp: (player) => player.seekMoment(-1),
  PageDown: (player) => player.seekMoment(1),
  Home: (player) => player.seek(0),
  End: (player) => player.seek(player.last),
  '+': (player) => player.changeSpeed(1),
  '-': (player) => player.changeSpeed(-1),
  ' ': (player) => player.toggle(),
};

/** Whether the key was one of the replay's. */
export function pressKey(event: KeyboardEvent, player: Player): boolean {
  const act = ACTS[event.key];
  if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return false;
  event.preventDefault();
  act(player, event.shiftKey);
  return true;
}

/** Whether something else waits for the key: a field, an open dialog, or a button that the keys have gone to. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  const element = target as Element;
  if (document.querySelector('dialog[open]')) return true;
  if (element.matches('select, textarea, input:not([type="range"])')) return true;
  return key === ' ' && element.matches(':is(button, a, summary):focus-visible');
}

export function keyLines(): [key: string, does: string][] {
  return [
    ['← →', t('replay-key-turns')],
    [`${t('key-shift')} + ← →`, t('replay-key-steps')],
    [`${t('key-page-up')} / ${t('key-page-down')}`, t('replay-key-moments')],
    [t('key-space'), t('replay-key-play')],
    [`${t('key-home')} / ${t('key-end')}`, t('replay-key-ends')],
    ['− +', t('replay-key-speed')],
    ['?', t('keys-title')],
  ];
}
