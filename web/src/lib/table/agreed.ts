/** What has been agreed about a game, in words. */
import { messageId } from '$lib/i18n/language';
import { t, words } from '$lib/i18n/words.svelte';
import { clockText } from './clock';

/** One choice of an option. */
export function choiceWord(name: string, choice: unknown): string {
  const id = messageId(name, String(choice));
  if (words.has(id)) return t(id);
  if (typeof choice === 'number') return t('field-seat', { number: choice + 1 });
  return t(choice === null ? `field-${name === 'first' ? 'anyone' : 'usual'}` : choice ? 'field-yes' : 'field-no');
}

/** The same where there is little room: without what explains it. "Short game: coins worth 7 are enough" is a short game. */
export const brief = (agreement: string): string => agreement.split(/: | \(|(?<=!) /)[0]!;

/** How long one has for a decision. */
export function clockWord(seconds: number | null): string {
  const id = `clock-${seconds ?? 'none'}`;
  return words.has(id) ? t(id) : clockText(seconds!);
}

/**
 * All that distinguishes the game; not what is left to chance or to the rules, nor what has been left out. `names` are those at
 * the table, by seat.
 */
export function agreed({ players: _, ...options }: Record<string, unknown>, names: readonly string[] = []): string[] {
  return Object.entries(options).flatMap(([name, choice]) => {
    if (name === 'first' && typeof choice === 'number' && names[choice])
      return [`${t('field-first')}: ${names[choice]}`];
    if (choice === null || choice === false) return [];
    if (typeof choice === 'string') return [choiceWord(name, choice)];
    const [asSwitch, asField] = [messageId('switch', name), messageId('field', name)];
    if (words.has(asSwitch)) return [t(asSwitch)];
    return [typeof choice === 'number' ? `${t(asField)}: ${choiceWord(name, choice)}` : t(asField)];
  });
}
