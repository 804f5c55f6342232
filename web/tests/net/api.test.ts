import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, offsetFrom, Refused } from '$lib/net/api';

const answer = (status: number, body: string) => vi.stubGlobal('fetch', vi.fn(async () => new Response(body, { status })));
afterEach(() => vi.unstubAllGlobals());

describe('the server', () => {
  it('is asked for what is given only', async () => {
    answer(200, '{}');
    await api.replay('abc', 3, null);
    await api.replay('abc', 3, 0);
    expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([
      '/api/tables/abc/replay?move=3', '/api/tables/abc/replay?move=3&seat=0',
    ]);
  });

  it('refuses in words', async () => {
    answer(409, JSON.stringify({ problem: { id: 'refused-late', args: {}, cause: null } }));
    await expect(api.games()).rejects.toMatchObject({ problem: { id: 'refused-late' }, status: 409 });
  });

  it.each(['<html>', '{}'])('may talk nonsense: %s', async (body) => {
    answer(502, body);
    await expect(api.games()).rejects.toMatchObject({ problem: { id: 'net-broken' } });
  });

  it('may be away', async () => {
    vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('no network'))));
    await expect(api.games()).rejects.toBeInstanceOf(Refused);
    await expect(api.games()).rejects.toMatchObject({ problem: { id: 'net-unreachable' } });
  });
});

it('knows how far the clocks are apart', () => {
  expect(offsetFrom('Thu, 01 Jan 1970 00:01:00 GMT', 50_000, 51_000)).toBe(10_000);
});
