import { beforeEach, describe, expect, it } from 'vitest';
import { LiveConnection, type ConnectionState, type Socket, type Surroundings } from '$lib/net/live';
import type { News } from '$lib/net/types';
import { hello, update } from './messages';

class FakeSocket implements Socket {
  sent: { id: string; type: string }[] = [];
  closed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.onclose?.({ code });
  }
}

/** Time that passes when it is told to. */
class World implements Surroundings {
  sockets: FakeSocket[] = [];
  time = 0;
  #timers: { at: number; action: () => void }[] = [];
  #ids = 0;
  open = (address: string) => (this.sockets.push(new FakeSocket(address)), this.socket);
  now = () => this.time;
  newId = () => `id-${++this.#ids}`;
  chance = () => 1;
  later = (action: () => void, milliseconds: number) => {
    const timer = { at: this.time + milliseconds, action };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
  };
  get socket() {
    return this.sockets.at(-1)!;
  }
  pass(milliseconds: number) {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.time = next.at;
      next.action();
    }
    this.time = end;
  }
}

let world: World;
let heard: News[];
let states: ConnectionState[];
let seq: number;
let live: LiveConnection;

beforeEach(() => {
  [world, heard, states, seq] = [new World(), [], [], -1];
  live = new LiveConnection(
    'abc',
    1,
    {
      known: () => seq,
      onNews: (news) => {
        heard.push(news);
        if ('seq' in news) seq = news.seq;
      },
      onState: (state) => states.push(state),
    },
    world,
  );
});

describe('a connection', () => {
  it('asks for everything first, and is open when it is told', () => {
    expect(world.socket.address).toBe('/api/tables/abc/live?seat=1&since=-1');
    world.socket.says(hello(3));
    expect(states).toEqual(['connecting', 'open']);
    expect(heard).toHaveLength(1);
  });

  it('comes back with what it knows, later each time, but not too late', () => {
    world.socket.says(hello(3));
    world.socket.says(update(4));
    world.socket.breaks(1012);
    expect(states.at(-1)).toBe('waiting');
    expect(world.sockets).toHaveLength(1);
    world.pass(250);
    expect(world.socket.address).toContain('since=4');
    const pauses = [500, 1000, 2000, 4000, 8000, 8000, 8000];
    for (const pause of pauses) {
      const before = world.sockets.length;
      world.socket.breaks();
      world.pass(pause - 1);
      expect(world.sockets).toHaveLength(before);
      world.pass(1);
      expect(world.sockets).toHaveLength(before + 1);
    }
    world.socket.says(hello(4));
    expect(states.at(-1)).toBe('open');
  });

  it('does not wait when it is told that the network is there', () => {
    world.socket.breaks();
    live.nudge();
    expect(world.sockets).toHaveLength(2);
    world.pass(10_000);
    expect(world.sockets).toHaveLength(2);
  });

  it('does not trust a long silence', () => {
    world.socket.says(hello(3));
    world.pass(10_000);
    live.nudge();
    expect(world.sockets).toHaveLength(1);
    world.pass(30_000);
    live.nudge();
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]!.closed).toBe(true);
  });

  it.each([4403, 4404])('gives up when the server says that there is nothing for it: %i', async (code) => {
    const waiting = live.send({ type: 'start' });
    world.socket.breaks(code);
    expect(states.at(-1)).toBe('lost');
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    await expect(waiting).rejects.toMatchObject({ problem: { id: 'net-gone' } });
  });
});

describe('a command', () => {
  it('waits for the connection, and resolves when it is stored', async () => {
    const done = live.send({ type: 'move', move: 'T', seen: 3 });
    expect(world.socket.sent).toEqual([]);
    world.socket.says(hello(3));
    expect(world.socket.sent).toEqual([{ id: 'id-1', type: 'move', move: 'T', seen: 3 }]);
    world.socket.says({ type: 'ack', id: 'id-1', seq: 4 });
    await expect(done).resolves.toBe(4);
  });

  it('is sent again under the same id until it is answered', async () => {
    world.socket.says(hello(3));
    const done = live.send({ type: 'retract' });
    world.socket.breaks();
    world.pass(250);
    world.socket.says(hello(4));
    expect(world.socket.sent).toEqual([{ id: 'id-1', type: 'retract' }]);
    world.socket.says({ type: 'ack', id: 'id-1', seq: 4 });
    await expect(done).resolves.toBe(4);
    world.socket.breaks();
    world.pass(500);
    world.socket.says(hello(4));
    expect(world.socket.sent).toEqual([]);
  });

  it('can be refused', async () => {
    world.socket.says(hello(3));
    const done = live.send({ type: 'start' });
    world.socket.says({ type: 'refused', id: 'id-1', problem: { id: 'refused-not-host', args: {}, cause: null } });
    await expect(done).rejects.toMatchObject({ problem: { id: 'refused-not-host' } });
  });

  it('is sent again when there were too many at once', () => {
    world.socket.says(hello(3));
    void live.send({ type: 'start' });
    world.socket.says({ type: 'refused', id: 'id-1', problem: { id: 'refused-too-many', args: {}, cause: null } });
    world.pass(600);
    expect(world.socket.sent.map(({ id }) => id)).toEqual(['id-1', 'id-1']);
  });

  it('that is never answered means that the socket is dead', () => {
    world.socket.says(hello(3));
    void live.send({ type: 'start' });
    world.pass(6_000);
    expect(world.sockets).toHaveLength(2);
    world.socket.says(hello(3));
    expect(world.socket.sent).toEqual([{ id: 'id-1', type: 'start' }]);
  });

  it('fails when the page lets go', async () => {
    const done = live.send({ type: 'start' });
    live.end();
    await expect(done).rejects.toMatchObject({ problem: { id: 'net-gone' } });
    await expect(live.send({ type: 'start' })).rejects.toThrow();
  });
});
