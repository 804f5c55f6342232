import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, narrowed, Refused } from '$lib/net/api';

const answer = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
afterEach(() => vi.unstubAllGlobals());

describe('the server', () => {
  it('is asked for what is given only', async () => {
    answer(200, '{"steps": []}');
    for (const from of [null, 0, 'open'] as const) await api.replay('abc', from);
    expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([
      '/api/tables/abc/replay/steps',
      '/api/tables/abc/replay/steps?seat=0',
      '/api/tables/abc/replay/steps?open=true',
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
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('no network'))),
    );
    await expect(api.games()).rejects.toBeInstanceOf(Refused);
    await expect(api.games()).rejects.toMatchObject({ problem: { id: 'net-unreachable' } });
  });
});

describe('how far the clocks are apart', () => {
  const minute = 'Thu, 01 Jan 1970 00:01:00 GMT';
  it('is known within a second and the time the answer took', () => {
    expect(narrowed([-Infinity, Infinity], minute, 50_000, 50_100)).toEqual([9_900, 11_000]);
  });
  it('is known better after each answer', () => {
    expect(narrowed([9_900, 11_000], minute, 50_400, 50_500)).toEqual([9_900, 10_600]);
    expect(narrowed([9_900, 11_000], minute, 49_400, 49_500)).toEqual([10_500, 11_000]);
  });
  it('is found out anew when a clock has been set', () => {
    expect(narrowed([0, 500], minute, 50_000, 50_100)).toEqual([9_900, 11_000]);
  });
});
