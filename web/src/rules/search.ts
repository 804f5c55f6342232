/** Full-text search over the rules: any word counts, inflected forms and small typos are found, the best match comes first. */

export interface Entry {
  id: string;
  title: string;
  /** Other words for what the rule is about, separated by commas. */
  keywords: string;
  heading: string;
  text: string;
}

export interface Found {
  /** Ids of the entries, best first. */
  ids: string[];
  /** The words of the entries that matched, folded: to be marked where they are shown. */
  words: ReadonlySet<string>;
}

const WEIGHTS = { title: 4, keywords: 4, heading: 2, text: 1 } as const;
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];
/** For an entry that is called exactly what was asked for. */
const WHOLE_PHRASE = 30;
const MOST_SUGGESTIONS = 4;

/** Without case and accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’']/g, '');

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a word of a text answers a word that was typed, from 0 to 1; without regard to typos. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length >= 2 && word.startsWith(typed)) return typed.length >= 4 ? 0.85 : 0.5;
  const common = commonStart(typed, word);
  if (common >= 4 && common >= 0.6 * Math.max(typed.length, word.length)) return 0.7;
  return typed.length >= 5 && word.includes(typed) ? 0.4 : 0;
}

/** A match in spite of a typo: one slip in a short word, two in a long one. */
export function likenessOfTypo(typed: string, word: string): number {
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (Math.abs(typed.length - word.length) > allowed + 2) return 0;
  const slips = Math.min(distance(typed, word), distance(typed, word.slice(0, typed.length)));
  return slips <= allowed ? 0.5 / slips : 0;
}

/** A word with how much it says: twice as much if it is a title or a keyword alone as one among many. */
interface Term {
  word: string;
  share: number;
}
type Fields = Record<Field, Term[]>;

const phrasesOf = (text: string): Term[] =>
  text
    .split(',')
    .map(wordsOf)
    .flatMap((words) => words.map((word) => ({ word, share: 1 + 1 / words.length ** 2 })));

export class SearchIndex {
  readonly #entries: readonly { id: string; fields: Fields; phrases: ReadonlySet<string> }[];
  readonly #ignored: ReadonlySet<string>;
  /** Words worth suggesting, folded, as they are written. */
  readonly #vocabulary = new Map<string, string>();

  constructor(entries: readonly Entry[], ignored: string) {
    this.#ignored = new Set(wordsOf(ignored));
    this.#entries = entries.map((entry) => ({
      id: entry.id,
      fields: {
        title: phrasesOf(entry.title),
        keywords: phrasesOf(entry.keywords),
        heading: phrasesOf(entry.heading),
        text: [...new Set(wordsOf(entry.text))].map((word) => ({ word, share: 1 })),
      },
      phrases: new Set(
        [entry.title, entry.id, ...entry.keywords.split(',')].map((phrase) => wordsOf(phrase).join(' ')),
      ),
    }));
    const phrases = entries.flatMap((entry) => [
      entry.title,
      ...entry.keywords.split(',').map((phrase) => phrase.trim()),
    ]);
    for (const phrase of phrases) for (const word of phrase.split(/[^\p{L}\p{N}’-]+/u)) this.#suggestible(word);
  }

  #suggestible(word: string): void {
    const [folded] = wordsOf(word);
    if (folded && folded.length > 2 && !this.#ignored.has(folded) && !this.#vocabulary.has(folded))
      this.#vocabulary.set(folded, word.toLowerCase());
  }

  search(query: string): Found {
    const typed = this.#asked(query);
    const phrase = wordsOf(query).join(' ');
    const words = new Set<string>();
    const scores = this.#entries.map(() => ({ sum: 0, matched: 0 }));
    for (const one of typed) this.#weigh(one, scores, words);
    const ranked = this.#entries
      .map(({ id, phrases }, at) => ({
        id,
        score: scores[at]!.sum * (scores[at]!.matched / typed.length) ** 2 + (phrases.has(phrase) ? WHOLE_PHRASE : 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    return { ids: ranked.map(({ id }) => id), words };
  }

  /** Words of the rules that look like what was typed, for when nothing is found. */
  suggest(query: string): string[] {
    const far = (word: string) =>
      Math.min(...this.#asked(query).map((typed) => distance(typed, word) / Math.max(typed.length, word.length)));
    return [...this.#vocabulary]
      .map(([folded, word]) => ({ word, far: far(folded) }))
      .filter((one) => one.far <= 0.5)
      .sort((one, other) => one.far - other.far)
      .slice(0, MOST_SUGGESTIONS)
      .map(({ word }) => word);
  }

  /** The typed words that say something; all of them if none does. */
  #asked(query: string): string[] {
    const typed = [...new Set(wordsOf(query))];
    const telling = typed.filter((word) => !this.#ignored.has(word));
    return telling.length ? telling : typed;
  }

  #weigh(typed: string, scores: { sum: number; matched: number }[], words: Set<string>): void {
    const exact = this.#entries.map((entry) => this.#best(entry.fields, typed, likeness));
    const found = exact.some(({ score }) => score > 0)
      ? exact
      : this.#entries.map((entry) => this.#best(entry.fields, typed, likenessOfTypo));
    const hits = found.filter(({ score }) => score > 0).length;
    const rarity = Math.log(1 + this.#entries.length / Math.max(1, hits));
    for (const [at, { score, matched }] of found.entries()) {
      if (!score) continue;
      scores[at]!.sum += score * rarity;
      scores[at]!.matched += 1;
      matched.forEach((word) => words.add(word));
    }
  }

  #best(
    fields: Fields,
    typed: string,
    like: (typed: string, word: string) => number,
  ): { score: number; matched: string[] } {
    const matched: string[] = [];
    let score = 0;
    for (const field of FIELDS) {
      let best = 0;
      for (const { word, share } of fields[field]) {
        const close = like(typed, word);
        if (close) matched.push(word);
        best = Math.max(best, close * share);
      }
      // the best field decides, the others break ties
      score = Math.max(score, best * WEIGHTS[field]) + 0.1 * Math.min(score, best * WEIGHTS[field]);
    }
    return { score, matched };
  }
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How many letters must be changed, added, left out or swapped with the next to turn one word into the other. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1;
      now[at] = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + cost);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        now[at] = Math.min(now[at]!, before[at - 2]! + 1);
    }
    before = last;
    last = now;
  }
  return last[other.length]!;
}
