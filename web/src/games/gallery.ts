/**
 * All drawings of a game at several sizes and its table in many moments, to look at while drawing: `npm run dev`, then
 * `/gallery.html?game=<game>`, and `&moment=N` for one moment. Not part of the built page.
 */
import { mount, type Component } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import { words } from '$lib/i18n/words.svelte';
import { GAME_NAMES, manifestOf } from '.';

const GALLERIES = import.meta.glob<{ default: Component }>('./*/gallery/Gallery.svelte');
const asked = new URLSearchParams(location.search);
const game = GAME_NAMES.find((name) => name === asked.get('game')) ?? GAME_NAMES[0]!;

await words.start();
const [{ default: Gallery }] = await Promise.all([
  GALLERIES[`./${game}/gallery/Gallery.svelte`]!(),
  words.need(...manifestOf(game).words),
]);
mount(Gallery, { target: document.getElementById('app')! });
