import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { preload } from './table/arrival';
import { loadPage } from './pages';
import { words } from '$lib/i18n/words.svelte';
import { recall, remember } from '$lib/remembered';
import { router } from '$lib/router.svelte';

/** The server has newer pages than this one: load them; but not over and over, if it has none at all. */
const PATIENCE_MS = 10_000;
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - recall('reloaded', 0) < PATIENCE_MS) return;
  event.preventDefault();
  remember('reloaded', Date.now());
  location.reload();
});

router.start();
const ready = words.start();
if (router.route.page === 'table') preload(router.route.id, location.hash.slice(1));
void loadPage(router.route.page)?.catch(() => {}); // the shell asks for it again and tells
new Intl.NumberFormat(); // the first of them takes long; now, nobody waits for it
await ready;
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js');
