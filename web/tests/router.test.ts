import { expect, it } from 'vitest';
import { parseRoute } from '$lib/router.svelte';

it.each([
  ['/', { page: 'home' }],
  ['/table/aB-3_x', { page: 'table', id: 'aB-3_x' }],
  ['/table/abc/', { page: 'table', id: 'abc' }],
  ['/table/abc/replay', { page: 'replay', id: 'abc', move: null, as: null }],
  ['/table/abc/replay/0', { page: 'replay', id: 'abc', move: 0, as: null }],
  ['/table/abc/replay/17', { page: 'replay', id: 'abc', move: 17, as: null }],
  ['/table/abc/replay/17?as=all', { page: 'replay', id: 'abc', move: 17, as: 'all' }],
  ['/table/abc/replay/x', { page: 'unknown' }],
  ['/table', { page: 'unknown' }],
  ['/table/a b', { page: 'unknown' }],
  ['/learn/drakon', { page: 'learn', game: 'drakon' }],
  ['/rules/draftosaurus', { page: 'rules', game: 'draftosaurus' }],
  ['/score', { page: 'score' }],
  ['//', { page: 'home' }],
  ['/nothing', { page: 'unknown' }],
])('reads the address %s', (path, route) => {
  const [pathname, search] = path.split('?') as [string, string?];
  expect(parseRoute(pathname, search)).toEqual(route);
});
