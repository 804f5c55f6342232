/** Messages of a made-up table. */
import type { GameView, Hello, LogEntry, Table, Update } from '$lib/net/types';

export const table = (changes: Partial<Table> = {}): Table => ({
  id: 'abc',
  game: 'draftosaurus',
  rules: 1,
  options: {},
  teams: [],
  public: false,
  host: 0,
  stage: 'playing',
  clock: null,
  grace: 120,
  seats: ['Anna', 'Ben'].map((name) => ({ name, bot: null, stand_in: null, gone: false, invited: false })),
  chance: { commitment: '', seed: null, added: null },
  outcome: null,
  rematch: null,
  invitation: null,
  series: null,
  ...changes,
});

export const view = (changes: Partial<GameView> = {}): GameView => ({
  seat: 0,
  phase: 'choose',
  acting: [0, 1],
  legal: [],
  ...changes,
});

export const lines = (...seqs: number[]): LogEntry[] =>
  seqs.map((seq) => ({ seq, at: seq, events: [{ id: `event-${seq}`, args: {} }] }));

export const hello = (seq: number, changes: Partial<Hello> = {}): Hello => ({
  type: 'hello',
  seq,
  seat: 0,
  table: table(),
  view: view(),
  undo: false,
  log: [],
  acting: [0, 1],
  deadline: null,
  ...changes,
});

export const update = (seq: number, changes: Partial<Update> = {}): Update => ({
  type: 'update',
  seq,
  log: lines(seq),
  acting: [1],
  deadline: null,
  ...changes,
});
