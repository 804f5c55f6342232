/** The pad in hand, its undo, and the pads that this device remembers. */
import { recall, remember } from '$lib/remembered';
import { fromText, isEmpty, newPad, toText, type Pad } from './pad';

export interface Kept {
  /** When it was begun, in seconds since 1970; also its key. */
  at: number;
  text: string;
}

const MOST_KEPT = 60;
const PLACE = 'pads';

export class PadKeeper {
  pad = $state.raw<Pad>(newPad('summer', 'international', ['', '', '']));
  kept = $state.raw<readonly Kept[]>([]);
  #before = $state.raw<readonly Pad[]>([]);
  #at = $state(Date.now() / 1000);

  /** Go on with what a link tells, or else with the last pad. False: the link tells nothing. */
  start(link: string): boolean {
    this.kept = recall<Kept[]>(PLACE, []);
    const given = link ? fromText(link) : null;
    const last = this.kept[0];
    if (given) this.pad = given;
    else if (last) this.#take(last);
    if (given) this.#keep();
    return !link || given !== null;
  }

  /** When the pad was begun, in seconds since 1970. */
  get at(): number {
    return this.#at;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** Other pads of this device, the newest first. */
  get others(): Kept[] {
    return this.kept.filter((one) => one.at !== this.#at);
  }

  change(pad: Pad): void {
    this.#before = [...this.#before, this.pad];
    this.pad = pad;
    this.#keep();
  }

  undo(): void {
    const pad = this.#before.at(-1);
    if (!pad) return;
    this.#before = this.#before.slice(0, -1);
    this.pad = pad;
    this.#keep();
  }

  /** A clean pad for the same people. */
  begin(): void {
    const { board, rules, names } = this.pad;
    this.#at = Date.now() / 1000;
    this.pad = newPad(board, rules, names);
    this.#before = [];
  }

  open(one: Kept): void {
    this.#take(one);
    this.#before = [];
  }

  forget(one: Kept): void {
    this.kept = this.kept.filter((other) => other !== one);
    remember(PLACE, this.kept);
  }

  #take(one: Kept): void {
    const pad = fromText(one.text);
    if (!pad) return;
    this.pad = pad;
    this.#at = one.at;
  }

  #keep(): void {
    const others = this.others;
    const mine = isEmpty(this.pad) ? [] : [{ at: this.#at, text: toText(this.pad) }];
    this.kept = [...mine, ...others].slice(0, MOST_KEPT);
    remember(PLACE, this.kept);
  }
}
