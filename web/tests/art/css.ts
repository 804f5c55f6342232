/** As much of CSS as the drawings use: rules, custom properties, `light-dark()` and `color-mix()`. */

export interface Rule {
  selector: string;
  declarations: Readonly<Record<string, string>>;
}

/** The rules of a style sheet; nested ones get the selector of their parent, without `:global`. */
export function rulesOf(css: string): Rule[] {
  const found: Rule[] = [];
  read(css.replace(/\/\*.*?\*\//gs, ''), 0, '', found);
  return found;
}

/** The style sheet of a Svelte component. */
export function styleOf(component: string): string {
  return /<style>(.*)<\/style>/s.exec(component)?.[1] ?? '';
}

function read(css: string, from: number, parent: string, found: Rule[]): number {
  const declarations: Record<string, string> = {};
  let at = from;
  for (;;) {
    const next = /[{};]/g;
    next.lastIndex = at;
    const mark = next.exec(css);
    const text = css.slice(at, mark?.index ?? css.length).trim();
    at = next.lastIndex || css.length;
    if (mark?.[0] === '{') {
      const nested = `${parent} ${text.replaceAll(':global', '')}`.replace(/\s+/g, ' ').trim();
      at = read(css, at, nested, found);
      continue;
    }
    const colon = text.indexOf(':');
    if (colon > 0) declarations[text.slice(0, colon).trim()] = text.slice(colon + 1).trim();
    if (mark?.[0] === ';') continue;
    if (parent && !parent.startsWith('@'))
      parent.split(',').forEach((selector) => found.push({ selector: selector.trim(), declarations }));
    return at;
  }
}

export type Variables = Readonly<Record<string, string>>;

/** The custom properties that rules with one of these selectors declare; later ones win. */
export function variablesOf(css: string, selectors: readonly string[]): Variables {
  const own = rulesOf(css).filter(({ selector }) => selectors.includes(selector));
  own.sort((one, other) => selectors.indexOf(one.selector) - selectors.indexOf(other.selector));
  return Object.assign({}, ...own.map(({ declarations }) => declarations)) as Variables;
}

export type Mood = 'light' | 'dark';

/** A value with everything worked out that only browsers know. */
export function resolved(value: string, variables: Variables, mood: Mood): string {
  const call = innermost(value);
  if (!call) return value;
  const { name, args, start, end } = call;
  return resolved(value.slice(0, start) + result(name, args, variables, mood) + value.slice(end), variables, mood);
}

const FUNCTIONS = /(var|light-dark|color-mix|linear-gradient)\(([^()]*)\)/;

function innermost(value: string): { name: string; args: string[]; start: number; end: number } | null {
  const match = FUNCTIONS.exec(value);
  if (!match) return null;
  const args = match[2]!.split(',').map((one) => one.trim());
  return { name: match[1]!, args, start: match.index, end: match.index + match[0].length };
}

function result(name: string, args: string[], variables: Variables, mood: Mood): string {
  switch (name) {
    case 'var': {
      const found = variables[args[0]!] ?? args[1];
      if (found === undefined) throw new Error(`no colour ${args[0]}`);
      return found;
    }
    case 'light-dark':
      return args[mood === 'light' ? 0 : 1]!;
    case 'color-mix': {
      const [colour, percent] = args[1]!.split(' ');
      return mixed(colour!, args[2]!, Number.parseFloat(percent!) / 100);
    }
    default: // a gradient from top to bottom, as its middle
      return mixed(args[0]!, args[1]!, 0.5);
  }
}

type Triple = [number, number, number];

function mixed(one: string, other: string, part: number): string {
  const [a, b] = [oklab(one), oklab(other)];
  return hex(a.map((value, index) => value * part + b[index]! * (1 - part)) as Triple);
}

function oklab(colour: string): Triple {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number) => {
    const light = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, light)) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}
