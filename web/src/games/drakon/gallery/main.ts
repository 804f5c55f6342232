/** All pieces and the table in many moments, to look at. Not part of the built page. `?moment=N` shows one. */
import { mount } from 'svelte';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import { words } from '$lib/i18n/words.svelte';
import Gallery from './Gallery.svelte';

await words.start();
await words.need('drakon');
mount(Gallery, { target: document.getElementById('app')! });
