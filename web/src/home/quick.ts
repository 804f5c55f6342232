/** The shortest way into a game: me and some bots, at once. */
import { t } from '$lib/i18n/words.svelte';
import { api } from '$lib/net/api';
import type { GameInfo, GameName, NewTable } from '$lib/net/types';
import { remember } from '$lib/remembered';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { manifestOf } from '../games';
import { keepSecrets } from '$lib/table/links';
import type { Opponents } from '$lib/table/opponents';
import { complete, fieldsFor, fitted } from '$lib/table/plan';

/** What the person here is called, or what we call one who has not said. */
export const myName = (): string => settings.name || t('me-guest');

/** Play against bots, with the chosen options as far as this number of players allows them (`info`). */
export async function playNow(game: GameName, opponents: Opponents, info?: GameInfo): Promise<void> {
  const chosen = await complete(opponents.options);
  remember(`opponents.${game}`, { ...opponents, options: chosen });
  const bots = Array.from({ length: opponents.count }, () => ({ kind: 'bot' as const, bot: opponents.level }));
  const wished = { ...manifestOf(game).againstBots, ...chosen };
  const options = info ? fitted(wished, fieldsFor(info, bots.length + 1, wished)) : wished;
  await openTable({ game, seats: [{ kind: 'device', name: myName() }, ...bots], options, start: true });
}

export async function openTable(wish: NewTable): Promise<void> {
  const { id, secrets } = await api.make(wish);
  keepSecrets(id, secrets);
  router.go(`/table/${id}`);
}
