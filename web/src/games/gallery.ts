/**
 * All pieces of a game and its table in many moments, to look at while drawing: `npm run dev`, then
 * `/gallery.html?game=drakon`, and `&moment=N` for one moment. Not part of the built page.
 */
import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import { words } from '$lib/i18n/words.svelte';
import { GAME_NAMES } from '.';

const GALLERIES = {
  draftosaurus: () => import('./draftosaurus/gallery/Gallery.svelte'),
  drakon: () => import('./drakon/gallery/Gallery.svelte'),
};
const asked = new URLSearchParams(location.search).get('game');
const game = GAME_NAMES.find((name) => name === asked) ?? 'draftosaurus';

await words.start();
const [{ default: Gallery }] = await Promise.all([GALLERIES[game](), words.need(game)]);
mount(Gallery, { target: document.getElementById('app')! });
