/** A game of Drakon as a story: a line for each turn, which tells what came of it. */
import type { Message } from '$lib/i18n/language';
import type { LogEntry, Seat } from '$lib/net/types';
import { addressed, StoryWriter, type Chapter, type Mood, type StoryLine } from '../story';
import { endedBy } from './ending';
import { cellText, ENTRANCE, type Hero, type Kind } from './model';

export type StoryIcon = { chamber: Kind } | { coin: number | null } | { hero: Hero; seat: Seat } | { drakon: true };

/** Too small to tell, or told along with something else; in the details all the same. */
const UNTOLD = new Set([
  'chamber-discarded',
  'you-discarded',
  'chamber-swapped-out',
  'hero-blown',
  'effect-idle',
  'effect-declined',
  'no-coin',
  'coin-offered',
  'coin-was',
  'coin-traded-was',
]);
/** Seen on the table: what is drawn, and what is taken only to be placed. */
const UNMENTIONED = new Set(['chamber-drawn', 'you-drew', 'chamber-taken']);
/** With these a turn may begin, or go on. */
const ACTS = new Set(['chamber-placed', 'hero-moved', 'ability-used', 'turn-skipped']);
/** What a hero's move leads to; that tells the move, too. */
const OUTCOMES = new Set(['coin-found', 'coin-lost', 'coin-stolen']);
/** These have a place on the map. */
const isPlaced = ({ args }: Message): boolean => 'cell' in args;

export function storyOf(log: readonly LogEntry[], reader: Seat | null): Chapter[] {
  const writer = new StoryWriter(reader);
  const teller = new Teller(writer);
  for (const { event, rest } of writer.read(log)) if (!UNMENTIONED.has(event.id)) teller.hear(event, rest);
  return writer.story;
}

class Teller {
  #first: Seat | null = null;
  #round = 0;
  #turn: Seat | null = null;
  #line: StoryLine | null = null;
  /** Heroes whom another player moves in this turn. */
  #steered = new Set<Seat>();
  /** Where each hero is, as far as that has been told. */
  #cells = new Map<Seat, string>();

  constructor(private readonly writer: StoryWriter) {}

  hear(event: Message, rest: readonly Message[]): void {
    const seat = event.args['seat'] as Seat | undefined;
    if (seat !== undefined && this.#opensTurn(event, seat)) this.#beginTurn(seat);
    this.#tell(event, rest);
    this.#follow(event);
  }

  /** Another player acts, and it is neither that a hero is moved by somebody nor that the Druid defends herself. */
  #opensTurn({ id, args }: Message, seat: Seat): boolean {
    if (!ACTS.has(id)) return false;
    if (id === 'turn-skipped' || this.#turn === null) return true;
    return seat !== this.#turn && args['hero'] !== 'druid' && !(id === 'hero-moved' && this.#steered.has(seat));
  }

  #beginTurn(seat: Seat): void {
    this.#first ??= seat;
    if (seat === this.#first) this.writer.begin({ id: 'story-drakon-round', args: { round: ++this.#round } });
    this.#turn = seat;
    this.#steered.clear();
    this.#line = this.writer.line(seat);
  }

  #tell(event: Message, rest: readonly Message[]): void {
    if (event.id === 'first-player') this.#first = event.args['seat'] as Seat;
    if (event.id === 'first-player' || event.id === 'hero-picked' || event.id === 'hand-shown')
      return this.#tellApart(event);
    if (event.id.startsWith('ended-')) return this.#end(event, rest);
    if (event.id.startsWith('won-'))
      return void this.writer.tell(event, { mood: event.args['seat'] === this.writer.reader ? 'gain' : 'plain' });
    const line = (this.#line ??= this.writer.line((event.args['seat'] as Seat | undefined) ?? null));
    line.events.push(event);
    if (isPlaced(event)) line.target = event;
    if (!this.#isTold(event, rest)) return;
    line.sentences.push({ message: this.#worded(event, rest), mood: this.#moodOf(event, rest) });
    line.icons.push(...iconsOf(event, rest));
  }

  #tellApart(event: Message): void {
    this.writer.tell(event, { icons: iconsOf(event, []) });
  }

  #end(event: Message, rest: readonly Message[]): void {
    const winners = rest.filter(({ id }) => id.startsWith('won-')).map(({ args }) => args['seat'] as Seat);
    this.writer.begin({ id: 'story-end', args: {} });
    const line = this.writer.line(null);
    line.sentences.push({ message: endedBy(event, winners, this.writer.reader), mood: 'plain' });
    line.events.push(event);
  }

  #isTold(event: Message, rest: readonly Message[]): boolean {
    if (UNTOLD.has(event.id)) return false;
    const { seat } = event.args;
    const after = (ids: ReadonlySet<string>) => rest.some((one) => ids.has(one.id) && one.args['seat'] === seat);
    if (event.id === 'hero-moved')
      return !this.#stepsOntoNew(event) && !after(OUTCOMES) && !after(new Set(['drakon-met']));
    // one whom Drakon finds at the entrance stays there; that is told only if it costs a coin
    if (event.id === 'drakon-met')
      return this.#cellOf(seat as Seat) !== cellText(ENTRANCE) || after(new Set(['coin-lost']));
    if (event.id === 'chamber-stolen') return rest[0]?.id !== 'chamber-stolen-was';
    return true;
  }

  /** Whether the chamber was placed in this turn for it: an Escape. */
  #stepsOntoNew({ args }: Message): boolean {
    const last = this.#line?.sentences.at(-1);
    if (
      !last ||
      last.message.args['cell'] !== args['cell'] ||
      last.message.args['seat'] !== args['seat'] ||
      args['chamber'] !== 'escape'
    )
      return false;
    last.message = {
      id: args['seat'] === this.writer.reader ? 'story-you-entered' : 'story-entered',
      args: last.message.args,
    };
    return true;
  }

  #worded(event: Message, rest: readonly Message[]): Message {
    const value = coinOf(rest);
    if (event.id.startsWith('coin-') && value !== null)
      return addressed(event, this.writer.reader, { ...event.args, value });
    if (event.id === 'coin-traded' && rest[0]?.id === 'coin-traded-was')
      return addressed(event, this.writer.reader, { ...event.args, ...rest[0].args });
    return addressed(event, this.writer.reader, { value: 0, ...event.args });
  }

  #moodOf({ id, args }: Message, rest: readonly Message[]): Mood {
    const [isMine, isFromMe] = [args['seat'] === this.writer.reader, args['other'] === this.writer.reader];
    if (this.writer.reader === null || !(isMine || isFromMe)) return 'plain';
    if (id === 'coin-traded') return tradeMood(rest[0]);
    if (['coin-found', 'coin-shielded'].includes(id)) return 'gain';
    if (['coin-stolen', 'chamber-stolen', 'chamber-stolen-was'].includes(id)) return isMine ? 'gain' : 'loss';
    return ['coin-lost', 'drakon-met'].includes(id) ? 'loss' : 'plain';
  }

  /** Remember who is where, and who is moved by whom. */
  #follow({ id, args }: Message): void {
    const seat = args['seat'] as Seat;
    if (id === 'mind-controlled' || id === 'challenged') this.#steered.add(args['other'] as Seat);
    if (id === 'hero-moved') {
      this.#cells.set(seat, args['cell'] as string);
      this.#steered.delete(seat);
    }
    if (id === 'drakon-met') this.#cells.delete(seat);
  }

  #cellOf(seat: Seat): string {
    return this.#cells.get(seat) ?? cellText(ENTRANCE);
  }
}

/** What the coin is worth that has just changed hands; null: the reader may not know. */
export function coinOf(rest: readonly Message[]): number | null {
  return rest[0]?.id === 'coin-was' ? (rest[0].args['value'] as number) : null;
}

function tradeMood(told: Message | undefined): Mood {
  const { value, new: got } = (told?.args ?? {}) as { value?: number; new?: number };
  if (value === undefined || got === undefined || value === got) return 'plain';
  return got > value ? 'gain' : 'loss';
}

export function iconsOf({ id, args }: Message, rest: readonly Message[]): StoryIcon[] {
  if (id === 'hero-picked' || id === 'ability-used')
    return [{ hero: args['hero'] as Hero, seat: args['seat'] as Seat }];
  if (id.startsWith('coin-')) return [{ coin: id === 'coin-traded' ? null : coinOf(rest) }];
  if (id.startsWith('drakon-')) return [{ drakon: true }];
  return 'chamber' in args ? [{ chamber: args['chamber'] as Kind }] : [];
}
