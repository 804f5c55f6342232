/** The words of the page, in the reader's language: `words.t('home-title')`. */
import { FluentResource } from '@fluent/bundle';
import texts from 'virtual:words';
import { loadFaces } from './fonts';
import { onRememberedElsewhere, recall, remember } from '$lib/remembered';
import {
  Language,
  LANGUAGES,
  systemLanguage,
  systemLocale,
  type Args,
  type LanguageCode,
  type Message,
  type Problem,
} from './language';

/** A set of words that is loaded as a whole: of a game, by its name, or one that `words-plugin.ts` names. */
export type WordSet = string;

/** The text of a set: built in, or, of a game that the pages were built without, from the server. */
async function textOf(code: LanguageCode, set: WordSet): Promise<string> {
  const load = texts[code]![set];
  if (load) return (await load()).default;
  const answer = await fetch(`/api/games/${set}/words/${code}`);
  return answer.ok ? answer.text() : '';
}

class Words {
  #language = $state.raw<Language | null>(null);
  /** What is spoken, or will be as soon as it is loaded. */
  #code: LanguageCode = 'en';
  #sets = new Set<WordSet>(['base']);
  /** What is being loaded, or was last; it never fails. */
  #loading: Promise<void> = Promise.resolve();
  #loaded = new Map<string, Promise<FluentResource>>();
  /** How many times words were asked for, and which of them is spoken. */
  #asked = 0;
  #spoken = 0;
  /** By language, kind and options: making one takes longer than using it. */
  #formats = new Map<string, unknown>();

  /** Whether there is anything to say yet. */
  get ready(): boolean {
    return this.#language !== null;
  }

  get code(): LanguageCode {
    return this.#language?.code ?? 'en';
  }

  /** Load the reader's language; once, before the first page. What is chosen in another tab is spoken here, too. */
  async start(): Promise<void> {
    onRememberedElsewhere('language', () => void this.#load(this.#wanted()));
    await this.#load(this.#wanted());
  }

  #wanted(): LanguageCode {
    const saved = recall<LanguageCode | null>('language', null);
    return saved && LANGUAGES.includes(saved) ? saved : systemLanguage(navigator.languages);
  }

  /** Speak another language from now on. */
  async speak(code: LanguageCode): Promise<void> {
    remember('language', code);
    await this.#load(code);
  }

  /** Make more words known: those of a game or a page. */
  async need(...sets: WordSet[]): Promise<void> {
    const missing = sets.filter((set) => !this.#sets.has(set));
    if (missing.length) {
      missing.forEach((set) => this.#sets.add(set));
      const loading = this.#load(this.#code);
      this.#loading = loading.catch(() => missing.forEach((set) => this.#sets.delete(set))); // to be tried again
      await loading;
    }
    await this.#loading; // somebody else may have asked for them a moment ago
    if (sets.some((set) => !this.#sets.has(set))) await this.need(...sets);
  }

  async #load(code: LanguageCode): Promise<void> {
    const turn = ++this.#asked;
    this.#code = code;
    const faces = loadFaces(code);
    const resources = await Promise.all([...this.#sets].map((set) => this.#read(code, set)));
    await faces;
    if (turn < this.#spoken) return; // what was asked for later is there already
    this.#spoken = turn;
    this.#language = new Language(code, ...resources);
    document.documentElement.lang = code;
  }

  #read(code: LanguageCode, set: WordSet): Promise<FluentResource> {
    const key = `${code}/${set}`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const resource = textOf(code, set).then((text) => new FluentResource(text));
    resource.catch(() => this.#loaded.delete(key)); // it may be there next time
    this.#loaded.set(key, resource);
    return resource;
  }

  has(id: string): boolean {
    return this.#language?.has(id) ?? false;
  }

  /** The sentence of a message id. One that has no words is shown as its id, and told to the developer. */
  t = (id: string, args: Args = {}, names: readonly string[] = []): string =>
    this.#try(id, (language) => language.text(id, args, names));

  /** The sentence of what is shown as well: where it happened is left out if there is a sentence for that. */
  say = (message: Message, names: readonly string[] = []): string => {
    const seen = `seen-${message.id}`;
    return this.#try(message.id, (language) =>
      language.say(language.has(seen) ? { ...message, id: seen } : message, names),
    );
  };

  /** The whole sentence, for who cannot see it. */
  tell = (message: Message, names: readonly string[] = []): string =>
    this.#try(message.id, (language) => language.say(message, names));

  explain = (problem: Problem, names: readonly string[] = []): string =>
    this.#try(problem.id, (language) => language.explain(problem, names));

  #try(id: string, speak: (language: Language) => string): string {
    if (!this.#language) return '';
    try {
      return speak(this.#language);
    } catch (error) {
      console.error(error);
      return id;
    }
  }

  /** A number, date or list as the language writes it, in the reader's country if that is known. */
  number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    this.#format(Intl.NumberFormat, options).format(value);
  time = (seconds: number, options: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }): string =>
    this.#format(Intl.DateTimeFormat, options).format(seconds * 1000);
  list = (items: string[]): string =>
    items.length < 2 ? (items[0] ?? '') : this.#format(Intl.ListFormat, {}).format(items);

  /** Items one after the other, without "and": "you, winner". */
  listed = (items: string[]): string => items.join(', ');

  #format<Options, Format>(Kind: new (code: string, options: Options) => Format, options: Options): Format {
    const key = [this.code, Kind.name, JSON.stringify(options)].join();
    const format =
      (this.#formats.get(key) as Format | undefined) ?? new Kind(systemLocale(this.code, navigator.languages), options);
    this.#formats.set(key, format);
    return format;
  }
}

export const words = new Words();
export const t = words.t;
export const say = words.say;
