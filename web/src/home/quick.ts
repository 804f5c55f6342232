/** The shortest way into a game: me and some bots, at once. */
import { t } from '$lib/i18n/words.svelte';
import { api } from '$lib/net/api';
import type { GameName, NewTable } from '$lib/net/types';
import { recall, remember } from '$lib/remembered';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { keepSecrets } from '../table/links';

export interface Opponents {
  count: number;
  level: string;
}

export const LEVELS = ['easy', 'medium', 'hard', 'expert'];
const USUAL: Opponents = { count: 2, level: 'easy' };

export const lastOpponents = (game: GameName): Opponents => recall(`opponents.${game}`, USUAL);

/** What the person here is called, or what we call one who has not said. */
export const myName = (): string => settings.name || t('me-guest');

export async function playNow(game: GameName, opponents: Opponents): Promise<void> {
  remember(`opponents.${game}`, opponents);
  const bots = Array.from({ length: opponents.count }, () => ({ kind: 'bot' as const, bot: opponents.level }));
  await openTable({ game, seats: [{ kind: 'device', name: myName() }, ...bots], start: true });
}

export async function openTable(wish: NewTable): Promise<void> {
  const { id, secrets } = await api.make(wish);
  keepSecrets(id, secrets);
  router.go(`/table/${id}`);
}
