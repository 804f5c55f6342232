import { describe, expect, it } from 'vitest';
import { merge, NOTHING } from '$lib/net/merge';
import type { News } from '$lib/net/types';
import { hello, lines, table, update, view } from './messages';

const after = (...news: News[]) => news.reduce(merge, NOTHING);
const seqs = (known: typeof NOTHING) => known.log.map((entry) => entry.seq);

describe('what is known of a table', () => {
  it('begins with everything, and nothing to animate', () => {
    const known = after(hello(2, { log: lines(0, 1, 2) }));
    expect(known).toMatchObject({ seq: 2, acting: [0, 1], view: view(), table: table() });
    expect(seqs(known)).toEqual([0, 1, 2]);
    expect(known.lastEvents).toEqual([]);
  });

  it('grows by what is new', () => {
    const known = after(
      hello(2, { log: lines(0, 1, 2) }),
      update(4, { log: lines(3, 4), view: view({ phase: 'place' }) }),
    );
    expect(known.view?.phase).toBe('place');
    expect(seqs(known)).toEqual([0, 1, 2, 3, 4]);
    expect(known.lastEvents.map((event) => event.id)).toEqual(['event-3', 'event-4']);
  });

  it('keeps what an update does not mention', () => {
    const known = after(hello(2), update(3));
    expect(known).toMatchObject({ acting: [1], view: view(), table: table() });
  });

  it('knows the difference between no view and no news of it', () => {
    expect(after(hello(2), update(3, { view: null })).view).toBeNull();
  });

  it('takes nothing twice', () => {
    const known = after(hello(2, { log: lines(0, 1, 2) }), update(3), update(3, { acting: [0] }));
    expect(known.acting).toEqual([1]);
    expect(seqs(known)).toEqual([0, 1, 2, 3]);
  });

  it('goes on where it was when the connection comes back', () => {
    const known = after(hello(2, { log: lines(0, 1, 2) }), hello(4, { log: lines(3, 4) }));
    expect(seqs(known)).toEqual([0, 1, 2, 3, 4]);
    expect(known.lastEvents).toHaveLength(2);
  });

  it('begins anew when the server remembers less', () => {
    const known = after(hello(9, { log: lines(7, 8, 9) }), hello(2, { log: lines(0, 1, 2) }));
    expect(known.seq).toBe(2);
    expect(seqs(known)).toEqual([0, 1, 2]);
  });

  it('hears who is there', () => {
    expect(after(hello(1)).present).toBeNull();
    expect(after(hello(1), { type: 'presence', present: [0], away: [1], stand_in_at: { 1: 9 } })).toMatchObject({
      present: [0],
      away: [1],
      standInAt: { 1: 9 },
      seq: 1,
    });
  });
});
