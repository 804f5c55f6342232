/** A game of Draftosaurus as a story: round by round, after each roll what everyone did with a dinosaur. */
import type { Message } from '$lib/i18n/language';
import type { LogEntry, Seat, Table } from '$lib/net/types';
import { addressed, StoryWriter, type Chapter, type Sentence, type StoryLine } from '../story';
import type { Face } from './art/signs';
import type { Species } from './art/silhouettes';
import { Ledger } from './ledger';

export type StoryIcon = { species: Species } | { face: Face };

/** Seen on the table, or told by what follows. */
const UNTOLD = new Set(['first-roller', 'dealt', 'drawn', 'passed']);

const THE_END: Message = { id: 'story-end', args: {} };

/** `options`: what is agreed at the table; without them nothing is said of points. */
export function storyOf(log: readonly LogEntry[], reader: Seat | null, options?: Table['options']): Chapter[] {
  const writer = new StoryWriter(reader);
  const teller = new Teller(writer, options ? new Ledger(options) : null, options?.['board'] === 'match');
  for (const { event } of writer.read(log)) if (!UNTOLD.has(event.id)) teller.tell(event);
  teller.endTurn();
  return writer.story;
}

class Teller {
  #round = 0;
  /** The lines of this turn. */
  #lines = new Map<Seat, StoryLine>();
  /** Whether the dinosaurs in quarantine leave it now. */
  #isRehoming = false;
  #isOver = false;

  constructor(
    private readonly writer: StoryWriter,
    private readonly ledger: Ledger | null,
    private readonly isMatch: boolean,
  ) {}

  tell(event: Message): void {
    switch (event.id) {
      case 'rolled':
        return this.#beginTurn(event);
      case 'revealed':
        return this.#retell(event);
      case 'placed':
        return this.#place(event);
      case 'rehomed':
      case 'stayed':
        return this.#rehome(event);
      case 'discarded':
        return this.#add(event);
      case 'round-over':
        return this.#endRound(event.args['round'] as number);
      case 'counted':
        return this.#count(event);
      default:
        this.#end(event);
    }
  }

  #beginTurn(event: Message): void {
    this.endTurn();
    if (!this.#round) this.#endRound(0);
    this.writer.tell(event, { kind: 'turn', icons: [{ face: event.args['face'] }] });
  }

  /** Rounds are numbered from 1 again when a match goes on to the other board. */
  #endRound(over: number): void {
    this.endTurn();
    this.#round = over + 1;
    this.writer.begin({ id: 'story-draftosaurus-round', args: { round: this.#round } });
  }

  /** Say what the turn has brought. */
  endTurn(): void {
    const changes = this.#lines.size ? this.ledger?.changes() : undefined;
    changes?.forEach((points, seat) => {
      if (points) this.#lines.get(seat)?.sentences.splice(1, 0, this.#pointsOf(seat, points)); // after the placement
    });
    this.#lines.clear();
    this.#isRehoming = false;
  }

  #pointsOf(seat: Seat, points: number): Sentence {
    const [id, mood] = points > 0 ? (['story-gained', 'gain'] as const) : (['story-lost', 'loss'] as const);
    return { message: { id, args: { points: Math.abs(points) } }, mood: seat === this.writer.reader ? mood : 'plain' };
  }

  #place(event: Message): void {
    this.ledger?.enter(event);
    this.#retell(event, event);
  }

  /** After the last turn, on lines of its own. */
  #rehome(event: Message): void {
    if (!this.#isRehoming) this.endTurn();
    this.#isRehoming = true;
    if (event.id === 'rehomed') this.ledger?.enter(event);
    this.#retell(event, event);
  }

  /** What a player does with a dinosaur takes the place of how it was revealed. */
  #retell(event: Message, target: Message | null = null): void {
    const line = this.#lineOf(event);
    line.sentences = [{ message: addressed(event, this.writer.reader), mood: 'plain' }];
    line.icons = [{ species: event.args['species'] }];
    line.target = target;
  }

  #add(event: Message): void {
    const line = this.#lineOf(event);
    const { species } = event.args;
    const message = line.sentences.length
      ? { id: 'story-boxed', args: { species } }
      : addressed(event, this.writer.reader);
    line.sentences.push({ message, mood: 'plain' });
  }

  #lineOf(event: Message): StoryLine {
    const seat = event.args['seat'] as Seat;
    const line = this.#lines.get(seat) ?? this.writer.line(seat);
    this.#lines.set(seat, line);
    line.events.push(event);
    return line;
  }

  #count(event: Message): void {
    this.#finish(this.isMatch ? { id: 'story-draftosaurus-counted', args: { board: event.args['board']! } } : THE_END);
    this.writer.tell(event);
  }

  #end(event: Message): void {
    if (event.id.startsWith('won')) this.#finishAll();
    const isMine = event.args['seat'] === this.writer.reader;
    this.writer.tell(event, { mood: isMine ? 'gain' : 'plain' });
  }

  /** A board is full. */
  #finish(title: Message): void {
    this.endTurn();
    if (!this.#round) return;
    this.writer.begin(title);
    this.ledger?.turnOver();
    this.#round = 0;
  }

  /** A match is counted board by board before it ends. */
  #finishAll(): void {
    if (this.isMatch && !this.#isOver) this.writer.begin(THE_END);
    else this.#finish(THE_END);
    this.#isOver = true;
  }
}
