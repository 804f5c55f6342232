/** Addresses and pages. Links are plain `<a href>`; `followLinks` keeps them inside the page. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; move: number | null; as: string | null }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'rules-sheet'; game: string }
  | { page: 'score' }
  | { page: 'unknown' };

const ID = '([A-Za-z0-9_-]+)';
const PATTERNS: [RegExp, (parts: string[], query: URLSearchParams) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [new RegExp(`^/table/${ID}$`), ([id]) => ({ page: 'table', id: id! })],
  [
    new RegExp(`^/table/${ID}/replay(?:/(\\d+))?$`),
    ([id, move], query) => ({ page: 'replay', id: id!, move: move ? +move : null, as: query.get('as') }),
  ],
  [new RegExp(`^/learn/${ID}$`), ([game]) => ({ page: 'learn', game: game! })],
  [new RegExp(`^/rules/${ID}$`), ([game]) => ({ page: 'rules', game: game! })],
  [new RegExp(`^/rules/${ID}/print$`), ([game]) => ({ page: 'rules-sheet', game: game! })],
  [/^\/score$/, () => ({ page: 'score' })],
];

export function parseRoute(path: string, search = ''): Route {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(bare);
    if (found) return make(found.slice(1), new URLSearchParams(search));
  }
  return { page: 'unknown' };
}

class Router {
  route = $state.raw<Route>({ page: 'home' });

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.route = parseRoute(location.pathname, location.search);
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const other = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || other || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
