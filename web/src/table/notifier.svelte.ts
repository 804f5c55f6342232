/** Tells the people here what happened: read out, and as a notification when they look elsewhere. */
import { say, t } from '$lib/i18n/words.svelte';
import type { Known } from '$lib/net/merge';
import type { News } from '$lib/net/types';
import type { Viewpoint } from '$lib/net/viewpoint.svelte';
import { notices } from '$lib/ui/notices.svelte';
import type { GameModule } from '../games/board';
import type { TableSession } from './session.svelte';

export class Notifier {
  hear(session: TableSession, viewpoint: Viewpoint, news: News, before: Known): void {
    if (news.type === 'presence' || before.seq < 0 || !session.game) return;
    if (viewpoint === session.front && !session.stage!.hasMissed(viewpoint.known.lastEvents))
      this.#readOut(viewpoint, session.game, session.names);
    if (!viewpoint.toAct || before.acting.includes(viewpoint.seat!) || news.table?.stage === 'over') return;
    if (document.hidden && globalThis.Notification?.permission === 'granted') {
      new Notification(t('notify-your-turn'), { tag: session.id, body: session.names[viewpoint.seat!] ?? '' });
    }
  }

  #readOut({ known, toAct }: Viewpoint, game: GameModule, names: readonly string[]): void {
    const sentences = known.lastEvents.map((event) =>
      known.view ? game.readOut(event, known.view, names) : say(event, names),
    );
    if (toAct) sentences.push(t('status-your-turn'));
    if (sentences.length) notices.announce(sentences.join(' '));
  }
}
