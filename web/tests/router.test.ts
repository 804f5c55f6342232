import { expect, it } from 'vitest';
import { parseRoute } from '$lib/router.svelte';

it.each([
  ['/', { page: 'home' }],
  ['/table/aB-3_x', { page: 'table', id: 'aB-3_x' }],
  ['/table/abc/', { page: 'table', id: 'abc' }],
  ['/table/abc/replay', { page: 'replay', id: 'abc', move: null }],
  ['/table/abc/replay/0', { page: 'replay', id: 'abc', move: 0 }],
  ['/table/abc/replay/17', { page: 'replay', id: 'abc', move: 17 }],
  ['/table/abc/replay/x', { page: 'unknown' }],
  ['/table', { page: 'unknown' }],
  ['/table/a b', { page: 'unknown' }],
  ['/learn/drakon', { page: 'learn', game: 'drakon' }],
  ['/rules/draftosaurus', { page: 'rules', game: 'draftosaurus' }],
  ['/score', { page: 'score' }],
  ['//', { page: 'home' }],
  ['/nothing', { page: 'unknown' }],
])('reads the address %s', (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});
