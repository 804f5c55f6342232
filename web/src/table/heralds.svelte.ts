/** Tells the people here what happened: read out, heard, and as a notification when they look elsewhere. */
import { say, t } from '$lib/i18n/words.svelte';
import type { Known } from '$lib/net/merge';
import type { News } from '$lib/net/types';
import type { Viewpoint } from '$lib/net/viewpoint.svelte';
import { play } from '$lib/sound';
import { settings } from '$lib/settings.svelte';
import { notices } from '$lib/ui/notices.svelte';
import type { TableSession } from './session.svelte';

export class Heralds {
  hear(session: TableSession, viewpoint: Viewpoint, news: News, before: Known): void {
    if (news.type === 'presence' || before.seq < 0 || !session.game) return;
    if (viewpoint === session.here) this.#readOut(viewpoint, session.names);
    if (news.table?.stage === 'over' && viewpoint === session.here && settings.sound) play('end');
    if (!viewpoint.toAct || before.acting.includes(viewpoint.seat!) || news.table?.stage === 'over') return;
    if (settings.sound) play('turn');
    if (document.hidden && globalThis.Notification?.permission === 'granted') {
      new Notification(t('notify-your-turn'), { tag: session.id, body: session.names[viewpoint.seat!] ?? '' });
    }
  }

  #readOut(viewpoint: Viewpoint, names: readonly string[]): void {
    const sentences = viewpoint.known.lastEvents.map((event) => say(event, names));
    if (viewpoint.toAct) sentences.push(t('status-your-turn'));
    if (sentences.length) notices.announce(sentences.join(' '));
  }
}
