/* The service worker. VERSION and FILES are written before this by worker-plugin.ts. */
/* global VERSION, FILES, self, caches */
const CACHE = `saurian-${VERSION}`;
const SHELL = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, '/icon.svg', ...FILES])).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin || address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(SHELL)));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** Files whose name changes with their content never grow old. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  const cache = await caches.open(CACHE);
  await cache.put(request, answer.clone());
  return answer;
}
