/** What the reader prefers: as the system says, changeable, remembered. */
import { recall, remember } from './remembered';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'less';
/** How fast what happened is presented. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #theme = $state(recall<Theme>('theme', 'system'));
  #motion = $state(recall<Motion>('motion', 'system'));
  #sound = $state(recall('sound', true));
  #volume = $state(recall('volume', 0.6));
  #pace = $state(recall<Pace>('pace', 'brisk'));
  #confirm = $state(recall('confirm', false));
  #name = $state(recall('name', ''));
  #systemDark = $state(darkSystem.matches);
  #systemStill = $state(lessMotion.matches);

  constructor() {
    darkSystem.addEventListener('change', (event) => (this.#systemDark = event.matches));
    lessMotion.addEventListener('change', (event) => (this.#systemStill = event.matches));
  }

  get theme() {
    return this.#theme;
  }
  set theme(value) {
    remember('theme', (this.#theme = value));
  }
  /** How things may move: `less` means not at all. */
  get motion() {
    return this.#motion;
  }
  set motion(value) {
    remember('motion', (this.#motion = value));
  }
  get sound() {
    return this.#sound;
  }
  set sound(value) {
    remember('sound', (this.#sound = value));
  }
  /** How loud sounds are, from 0 to 1. */
  get volume() {
    return this.#volume;
  }
  set volume(value) {
    remember('volume', (this.#volume = value));
  }
  get pace() {
    return this.#pace;
  }
  set pace(value) {
    remember('pace', (this.#pace = value));
  }
  /** Whether each move is asked about once more before it is sent. */
  get confirm() {
    return this.#confirm;
  }
  set confirm(value) {
    remember('confirm', (this.#confirm = value));
  }
  /** What this person was last called. */
  get name() {
    return this.#name;
  }
  set name(value) {
    remember('name', (this.#name = value));
  }

  /** Whether it is dark now. */
  get dark(): boolean {
    return this.#theme === 'system' ? this.#systemDark : this.#theme === 'dark';
  }

  /** Whether nothing shall move now. Ask before every `element.animate()`. */
  get still(): boolean {
    return this.#motion === 'system' ? this.#systemStill : this.#motion === 'less';
  }
}

export const settings = new Settings();
