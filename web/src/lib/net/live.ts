/**
 * One socket that is always there: it comes back by itself with what was missed, and what was sent but never
 * answered is sent again under the same id, which the server counts once.
 */
import type { Problem } from '$lib/i18n/language';
import { Refused } from './api';
import type { Answer, Command, News, Seat } from './types';

/** `lost`: it will not come back by itself, see `end`. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'lost';

const NOT_YOURS = 4403;
const NO_SUCH_TABLE = 4404;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
const PATIENCE = 6_000; // for the answer to a command; then the socket is taken for dead
const BUSY_PAUSE = 600;
const SUSPICIOUS_SILENCE = 30_000;

/** The parts of a WebSocket that are used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  open(address: string): Socket;
  later(action: () => void, milliseconds: number): () => void;
  now(): number;
  newId(): string;
  /** A number from 0 to 1, so that not everyone comes back at the same moment. */
  chance(): number;
}

export const browser: Surroundings = {
  open: (address) => new WebSocket(address) as unknown as Socket,
  later: (action, milliseconds) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  chance: () => Math.random(),
};

interface Unanswered {
  text: string;
  resolve(seq: number): void;
  reject(refused: Refused): void;
}

export interface Listener {
  /** The newest seq that is known, to ask for what came after it. */
  known(): number;
  onNews(news: News): void;
  onState(state: ConnectionState): void;
}

export class LiveConnection {
  #socket: Socket | null = null;
  #state: ConnectionState = 'connecting';
  #failures = 0;
  #unanswered = new Map<string, Unanswered>();
  #stopWaiting = () => {};
  #stopPatience = () => {};
  #heardAt = 0;
  #ended = false;

  constructor(
    readonly tableId: string,
    readonly seat: Seat | null,
    private readonly listener: Listener,
    private readonly around: Surroundings = browser,
  ) {
    this.#connect();
  }

  /** Send a command; the promise tells its seq when it is stored, or fails with `Refused`. */
  send(command: Command): Promise<number> {
    const id = this.around.newId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(new Refused(lost, 0));
      this.#unanswered.set(id, { text, resolve, reject });
      if (this.#state === 'open') this.#transmit(text);
    });
  }

  /** The machine is awake or online again: do not wait for the pause to end. */
  nudge(): void {
    if (this.#state === 'waiting') this.#connect();
    else if (this.#state === 'open' && this.around.now() - this.#heardAt > SUSPICIOUS_SILENCE) this.#again();
  }

  /** Let go for good. */
  end(): void {
    this.#ended = true;
    this.#stopWaiting();
    this.#stopPatience();
    this.#drop();
    for (const { reject } of this.#unanswered.values()) reject(new Refused(lost, 0));
    this.#unanswered.clear();
  }

  #connect(): void {
    this.#stopWaiting();
    this.#drop();
    this.#turn('connecting');
    const seat = this.seat === null ? '' : `seat=${this.seat}&`;
    const socket = this.around.open(`/api/tables/${this.tableId}/live?${seat}since=${this.listener.known()}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as News | Answer);
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #hear(message: News | Answer): void {
    this.#heardAt = this.around.now();
    if (message.type === 'ack') this.#answered(message.id)?.resolve(message.seq);
    else if (message.type === 'refused') this.#refused(message.id, message.problem);
    else this.listener.onNews(message);
    if (message.type === 'hello') this.#opened();
  }

  #opened(): void {
    this.#failures = 0;
    this.#turn('open');
    this.#resend();
  }

  #resend(): void {
    for (const { text } of this.#unanswered.values()) this.#transmit(text);
  }

  #transmit(text: string): void {
    this.#socket?.send(text);
    this.#stopPatience();
    this.#stopPatience = this.around.later(() => this.#unanswered.size && this.#again(), PATIENCE);
  }

  #answered(id: string): Unanswered | undefined {
    const command = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    if (!this.#unanswered.size) this.#stopPatience();
    return command;
  }

  #refused(id: string | null, problem: Problem): void {
    if (problem.id === 'refused-too-many')
      this.around.later(() => this.#state === 'open' && this.#resend(), BUSY_PAUSE);
    else if (id !== null) this.#answered(id)?.reject(new Refused(problem, 409));
    else for (const each of [...this.#unanswered.keys()]) this.#answered(each)?.reject(new Refused(problem, 422));
  }

  #closed(code: number): void {
    this.#socket = null;
    if (code === NOT_YOURS || code === NO_SUCH_TABLE) {
      this.end();
      this.#turn('lost');
      return;
    }
    this.#turn('waiting');
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#failures++, LONGEST_PAUSE);
    this.#stopWaiting = this.around.later(() => this.#connect(), pause * (0.5 + this.around.chance() / 2));
  }

  #again(): void {
    this.#drop();
    this.#connect();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #turn(state: ConnectionState): void {
    if (state === this.#state && state !== 'connecting') return;
    this.#state = state;
    this.listener.onState(state);
  }
}

const lost: Problem = { id: 'net-gone', args: {}, cause: null };
