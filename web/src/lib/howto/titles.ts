import { t } from '$lib/i18n/words.svelte';

/** What a rule is called. */
export const titleOf = (rule: string): string => t(`rule-title-${rule}`);
