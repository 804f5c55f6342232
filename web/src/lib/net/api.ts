/** Everything that goes over HTTP. A refusal becomes a `Refused`, with words for the reader. */
import type { Problem } from '$lib/i18n/language';
import type { GameInfo, GameName, Hello, Hint, ListedTable, NewTable, Seat, StepNews } from './types';

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.id);
  }
}

export const OFFLINE: Problem = { id: 'net-unreachable', args: {}, cause: null };
const BROKEN: Problem = { id: 'net-broken', args: {}, cause: null };

/** By how many milliseconds the server's clock is ahead of ours: at least, and at most. */
type Ahead = readonly [least: number, most: number];
let ahead: Ahead = [-Infinity, Infinity];

/** The server's time now, in seconds. */
export const serverNow = (): number => (Date.now() + (ahead[0] === -Infinity ? 0 : (ahead[0] + ahead[1]) / 2)) / 1000;

/** What an answer adds to what is known of the clocks. Its header tells whole seconds, so that each answer narrows it down. */
export function narrowed([least, most]: Ahead, date: string, sent: number, received: number): Ahead {
  const told = Date.parse(date);
  const [low, high] = [told - received, told + 1000 - sent];
  const both: Ahead = [Math.max(least, low), Math.min(most, high)];
  return both[0] <= both[1] ? both : [low, high]; // else one of the clocks has been set
}

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const sent = Date.now();
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(OFFLINE, 0);
  }
  const date = response.headers.get('date');
  if (date) ahead = narrowed(ahead, date, sent, Date.now());
  if (!response.ok) throw new Refused(await problemOf(response), response.status);
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const { problem } = (await response.json()) as { problem?: Problem };
    return problem ?? BROKEN;
  } catch {
    return BROKEN;
  }
}

async function get<T>(path: string, query: Record<string, unknown> = {}): Promise<T> {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return (await (await ask('GET', search ? `${path}?${search}` : path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await ask('POST', path, body)).json()) as T;
}

export const api = {
  games: async () => (await get<{ games: GameInfo[] }>('/games')).games,
  gameComponents: (game: GameName) => get<unknown>(`/games/${game}/components`),
  make: (wish: NewTable) => post<{ id: string; secrets: Record<string, string>; seats: Seat[] }>('/tables', wish),
  publicTables: async () => (await get<{ tables: ListedTable[] }>('/tables')).tables,
  myTables: async () => (await get<{ tables: ListedTable[] }>('/my-tables')).tables,
  table: (id: string, seat: Seat | null = null) => get<Hello & { mine: Seat[] }>(`/tables/${id}`, { seat }),
  components: (id: string) => get<unknown>(`/tables/${id}/components`),
  enter: (id: string, secret: string) => post<{ seat: Seat; game: GameName }>(`/tables/${id}/enter`, { secret }),
  join: (id: string, name: string, added = '') => post<{ seat: Seat }>(`/tables/${id}/join`, { name, added }),
  sit: (id: string, seat: Seat, name: string, added = '') =>
    post<{ seq: number }>(`/tables/${id}/seats/${seat}`, { name, added }),
  link: (id: string, seat: Seat, alone = false) =>
    post<{ secret: string }>(`/tables/${id}/seats/${seat}/link`, { alone }),
  rematch: (id: string) => post<{ id: string }>(`/tables/${id}/rematch`),
  hint: (id: string, seat: Seat) => get<Hint>(`/tables/${id}/hint`, { seat }),
  preview: <Changes>(id: string, seat: Seat) =>
    get<{ seq: number; changes: Changes }>(`/tables/${id}/preview`, { seat }),
  memory: (id: string, seat: Seat | null) => get<unknown>(`/tables/${id}/memory`, { seat }),
  /** A finished game from the viewpoint of a seat, of a spectator (null), or with everything open. */
  replay: async (id: string, from: Seat | 'open' | null) => {
    const query = from === 'open' ? { open: true } : { seat: from };
    return (await get<{ steps: StepNews[] }>(`/tables/${id}/replay/steps`, query)).steps;
  },
};

/** Where the record of a finished game can be had. */
export const recordAddress = (id: string): string => `/api/tables/${id}/record`;
