/**
 * One language with its words: what `saurian.locale.Language` is in Python, so that both word every message alike.
 *
 * A seat (`SEATS`) becomes the player's name. A value v of an argument n of `WORDED` becomes the message `n-v`, and
 * every attribute of that message is an argument, too: `$phrase_acc`. `ITEMS` are lists of such values.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FALLBACK, LANGUAGES, LIST_ARGUMENTS, SEAT_ARGUMENTS, WORDED_ARGUMENTS } from '../facts';

export { FALLBACK, LANGUAGES };
export type LanguageCode = (typeof LANGUAGES)[number];

const SEATS = new Set<string>(SEAT_ARGUMENTS);
const WORDED = new Set<string>(WORDED_ARGUMENTS);
const ITEMS: Record<string, string> = LIST_ARGUMENTS;

export type Args = Record<string, unknown>;
export interface Message {
  id: string;
  args: Args;
}
export interface Problem extends Message {
  cause: Message | null;
}

/** The id of the rule that forbids something; null: no rule of a game does. */
export function ruleOf(message: Message | Problem): string | null {
  const rule = (('cause' in message && message.cause) || message).args['rule'];
  return typeof rule === 'string' ? rule : null;
}

type Words = Record<string, string | number>;

export class Language {
  readonly #bundle: FluentBundle;

  constructor(
    readonly code: LanguageCode,
    ...resources: FluentResource[]
  ) {
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence of a message id. Throws for an unknown or a broken one. */
  text(id: string, args: Args = {}, names: readonly string[] = []): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${this.code}: no words for ${id}`);
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, this.#worded(args, names), errors);
    if (errors.length) throw new Error(`${this.code}: ${id}: ${errors.join(', ')}`);
    return sentence;
  }

  /** The sentence of a message or an event; `names` are the players' names by seat. */
  say(message: Message, names: readonly string[] = []): string {
    return this.text(message.id, message.args, names);
  }

  /** The one line that tells what is wrong and where. */
  explain(problem: Problem, names: readonly string[] = []): string {
    if (!problem.cause) return this.say(problem, names);
    return this.text(problem.id, { ...problem.args, cause: this.say(problem.cause, names) }, names);
  }

  #worded(args: Args, names: readonly string[]): Words {
    const words: Words = {};
    for (const [name, value] of Object.entries(args)) {
      const player = SEATS.has(name) ? names[value as number] : undefined;
      if (name in ITEMS) words[name] = this.#listed(ITEMS[name]!, value as string[]);
      else if (player !== undefined) words[name] = player;
      else if (WORDED.has(name)) Object.assign(words, this.#forms(name, String(value)));
      else words[name] = typeof value === 'number' ? value : String(value);
    }
    return words;
  }

  #forms(name: string, value: string): Words {
    const message = this.#bundle.getMessage(messageId(name, value));
    if (!message?.value) throw new Error(`${this.code}: no words for ${messageId(name, value)}`);
    const attributes = Object.entries(message.attributes).map(([form, text]) => [`${name}_${form}`, text] as const);
    const forms = [[name, message.value] as const, ...attributes];
    return Object.fromEntries(forms.map(([form, text]) => [form, this.#bundle.formatPattern(text, {})]));
  }

  #listed(kind: string, values: string[]): string {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    const word = ([value, count]: [string, number]) =>
      this.text(messageId(kind, value)) + (count > 1 ? ` ×${count}` : '');
    return [...counts].map(word).join(', ');
  }
}

/** The id of the message that words a value of an argument. */
export function messageId(name: string, value: string): string {
  return `${name}-${value}`.replaceAll('_', '-').replaceAll('.', '-');
}

/** The first language of the user's that is one of ours, else English. */
export function systemLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0];
    const ours = LANGUAGES.find((language) => language === code);
    if (ours) return ours;
  }
  return FALLBACK;
}

/** A language of ours as the user's country writes it, if the system says so: 'en-GB'. */
export function systemLocale(code: LanguageCode, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === code) ?? code;
}
