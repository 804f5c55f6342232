/** What has been agreed about a game, in words. */
import { messageId } from '$lib/i18n/language';
import { t, words } from '$lib/i18n/words.svelte';

/** One choice of an option. */
export function choiceWord(name: string, choice: unknown): string {
  const id = messageId(name, String(choice));
  if (words.has(id)) return t(id);
  if (typeof choice === 'number') return t('field-seat', { number: choice + 1 });
  return t(choice === null ? `field-${name === 'first' ? 'anyone' : 'usual'}` : choice ? 'field-yes' : 'field-no');
}

/** All that distinguishes the game; not what is left to chance or to the rules, nor what has been left out. */
export function agreed({ players: _, ...options }: Record<string, unknown>): string[] {
  return Object.entries(options).flatMap(([name, choice]) => {
    if (choice === null || choice === false) return [];
    if (typeof choice === 'string') return [choiceWord(name, choice)];
    const [asSwitch, asField] = [messageId('switch', name), messageId('field', name)];
    if (words.has(asSwitch)) return [t(asSwitch)];
    return [typeof choice === 'number' ? `${t(asField)}: ${choiceWord(name, choice)}` : t(asField)];
  });
}
