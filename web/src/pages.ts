/** The pages by their address; all but the start page are loaded when they are needed. */
import type { Component } from 'svelte';
import { loadScorePad } from './games';
import type { Route } from '$lib/router.svelte';

export type Page = { default: Component<Record<string, unknown>> };

const PAGES: Partial<Record<Route['page'], () => Promise<unknown>>> = {
  table: () => import('./pages/Table.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  'rules-sheet': () => import('./pages/RulesSheet.svelte'),
  ...(loadScorePad && { score: loadScorePad }),
};

/** The code of a page; undefined: there is none to load. */
export function loadPage(page: Route['page']): Promise<Page> | undefined {
  return PAGES[page]?.() as Promise<Page> | undefined;
}
