/**
 * Drawings for readers that are no browser: style rules become attributes, and colours plain ones. Where light and dark differ, the
 * attributes are kept once in `moods`, and the element has the token `~number~` instead.
 */
import { resolved, rulesOf, type Mood, type Rule, type Variables } from './css';

export interface Portable {
  /** The markup by name; `=other` is the same as the other one. */
  symbols: Record<string, string>;
  /** Attributes by light and by dark. */
  moods: [light: string, dark: string][];
  /** Further colours by name, by light and by dark. */
  colours: Record<string, [light: string, dark: string]>;
}

const MOODS: readonly Mood[] = ['light', 'dark'];
const ATTRIBUTES = new Set([
  'display',
  'fill',
  'fill-opacity',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'transform',
]);

export class PortableArt {
  readonly portable: Portable = { symbols: {}, moods: [], colours: {} };
  readonly #prefix: string;

  /** `prefix` keeps the ids apart from those of other drawings on a page. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Add a drawing. `css` is that of its component. */
  add(name: string, markup: string, variables: Variables, css = ''): string {
    const portable = withoutHidden(this.#elements(markup, rulesOf(css), variables));
    const same = Object.entries(this.portable.symbols).find(([, other]) => other === portable);
    this.portable.symbols[name] = same && same[0] !== name ? `=${same[0]}` : portable;
    return name;
  }

  colour(name: string, value: string, variables: Variables): void {
    this.portable.colours[name] = MOODS.map((mood) => resolved(value, variables, mood)) as [string, string];
  }

  #elements(markup: string, rules: readonly Rule[], variables: Variables): string {
    const path: string[][] = [];
    return markup
      .replace(/<!--.*?-->/gs, '')
      .replace(/<(\/?)([\w-]+)([^>]*?)(\/?)>/g, (_, closes, tag, text, empty) => {
        if (closes) {
          path.pop();
          return `</${tag}>`;
        }
        const attributes = attributesOf(text);
        const names = [tag as string, ...(attributes['class'] ?? '').split(' ').map((name) => `.${name}`)];
        path.push(names);
        rules
          .filter(({ selector }) => matches(selector, path))
          .forEach(({ declarations }) => take(declarations, attributes));
        if (empty) path.pop();
        delete attributes['class'];
        return `<${tag}${this.#written(attributes, variables)}${empty}>`;
      });
  }

  #written(attributes: Readonly<Record<string, string>>, variables: Variables): string {
    const [light, dark] = MOODS.map((mood) => worked(attributes, variables, mood, this.#prefix)) as [
      Record<string, string>,
      Record<string, string>,
    ];
    const names = [...new Set([...Object.keys(light), ...Object.keys(dark)])];
    const differ = names.filter((name) => light[name] !== dark[name]);
    const alike = names.filter((name) => light[name] === dark[name]);
    return text(alike, light) + (differ.length ? ` ${this.#token(text(differ, light), text(differ, dark))}` : '');
  }

  #token(light: string, dark: string): string {
    const { moods } = this.portable;
    const pair: [string, string] = [light.trim(), dark.trim()];
    let index = moods.findIndex(([one, other]) => one === pair[0] && other === pair[1]);
    if (index < 0) index = moods.push(pair) - 1;
    return `~${index}~`;
  }
}

function text(names: readonly string[], attributes: Readonly<Record<string, string>>): string {
  return names.map((name) => ` ${name}="${attributes[name] ?? '1'}"`).join('');
}

function attributesOf(source: string): Record<string, string> {
  return Object.fromEntries([...source.matchAll(/([\w:-]+)="([^"]*)"/g)].map((match) => [match[1]!, match[2]!]));
}

/** Whether a selector of classes and tags, within each other, is the last of the path. */
function matches(selector: string, path: readonly (readonly string[])[]): boolean {
  const steps = selector.split(/[\s>]+/).map((step) => step.split(/(?=\.)/));
  const fits = (step: readonly string[], names: readonly string[]) => step.every((one) => names.includes(one));
  if (!fits(steps.at(-1)!, path.at(-1)!)) return false;
  const outer = steps.slice(0, -1).reverse();
  let level = path.length - 2;
  for (const step of outer) {
    while (level >= 0 && !fits(step, path[level]!)) level -= 1;
    if (level < 0) return false;
    level -= 1;
  }
  return true;
}

function take(declarations: Readonly<Record<string, string>>, attributes: Record<string, string>): void {
  const font = /^(\d+) (\d+)px/.exec(declarations['font'] ?? '');
  if (font) Object.assign(attributes, { 'font-weight': font[1], 'font-size': font[2] });
  for (const [name, value] of Object.entries(declarations))
    if (ATTRIBUTES.has(name)) attributes[name] = name === 'transform' ? value.replaceAll('px', '') : value;
}

/** The attributes in one mood, colours with an alpha as colour and opacity. */
function worked(
  attributes: Readonly<Record<string, string>>,
  variables: Variables,
  mood: Mood,
  prefix: string,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, raw] of Object.entries(attributes)) {
    const value = resolved(raw, variables, mood);
    if (name === 'id') found[name] = `${prefix}-${value}`;
    else if (/^#([\da-f]{4}|[\da-f]{8})$/i.test(value) && (name === 'fill' || name === 'stroke')) {
      const long = value.length === 5 ? value.replace(/[^#]/g, '$&$&') : value;
      found[name] = long.slice(0, 7);
      found[`${name}-opacity`] = String(Math.round((Number.parseInt(long.slice(7), 16) / 255) * 100) / 100);
    } else found[name] = value.replace(/url\(#/, `url(#${prefix}-`);
  }
  return found;
}

/** Without what is drawn, but never seen. */
function withoutHidden(markup: string): string {
  return markup.replace(/<[\w-]+[^>]* opacity="0"[^>]*\/>/g, '').replace(/\s+\n\s*|\n\s*/g, '');
}
