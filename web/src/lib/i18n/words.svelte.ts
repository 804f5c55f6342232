/** The words of the page, in the reader's language: `words.t('home-title')`. */
import { FluentResource } from '@fluent/bundle';
import texts from 'virtual:words';
import { recall, remember } from '$lib/remembered';
import { Language, LANGUAGES, systemLanguage, systemLocale, type Args, type LanguageCode, type Message, type Problem } from './language';

export type WordSet = 'base' | 'draftosaurus' | 'drakon' | 'rules' | 'score' | 'learn';

class Words {
  #language = $state.raw<Language | null>(null);
  /** What is spoken, or will be as soon as it is loaded. */
  #code: LanguageCode = 'en';
  #sets = new Set<WordSet>(['base']);
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

  /** Load the reader's language; once, before the first page. */
  async start(): Promise<void> {
    const saved = recall<LanguageCode | null>('language', null);
    await this.#load(saved && LANGUAGES.includes(saved) ? saved : systemLanguage(navigator.languages));
  }

  /** Speak another language from now on. */
  async speak(code: LanguageCode): Promise<void> {
    remember('language', code);
    await this.#load(code);
  }

  /** Make more words known: those of a game or a page. */
  async need(...sets: WordSet[]): Promise<void> {
    const before = this.#sets.size;
    sets.forEach((set) => this.#sets.add(set));
    if (this.#sets.size > before) await this.#load(this.#code);
  }

  async #load(code: LanguageCode): Promise<void> {
    const turn = ++this.#asked;
    this.#code = code;
    const resources = await Promise.all([...this.#sets].map((set) => this.#read(code, set)));
    if (turn < this.#spoken) return; // what was asked for later is there already
    this.#spoken = turn;
    this.#language = new Language(code, ...resources);
    document.documentElement.lang = code;
  }

  #read(code: LanguageCode, set: WordSet): Promise<FluentResource> {
    const key = `${code}/${set}`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const resource = texts[code]![set]!().then((text) => new FluentResource(text.default));
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

  say = (message: Message, names: readonly string[] = []): string =>
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
  list = (items: string[]): string => (items.length < 2 ? (items[0] ?? '') : this.#format(Intl.ListFormat, {}).format(items));

  #format<Options, Format>(Kind: new (code: string, options: Options) => Format, options: Options): Format {
    const key = [this.code, Kind.name, JSON.stringify(options)].join();
    const format = (this.#formats.get(key) as Format | undefined) ?? new Kind(systemLocale(this.code, navigator.languages), options);
    this.#formats.set(key, format);
    return format;
  }
}

export const words = new Words();
export const t = words.t;
export const say = words.say;
