/* The service worker. VERSION and FILES are written before this by worker-plugin.ts. */
/* global VERSION, FILES */
const CACHE = `saurian-${VERSION}`;
const SHELL = '/';
/** A network that does not answer for so long is as good as none. */
const PATIENCE_MS = 5000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, '/icon.svg', ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin || address.pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(newest(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** The page as the server has it now, so that nobody is kept on an old client; without a network, as it was last. */
function newest(request) {
  return fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => caches.match(SHELL));
}

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
