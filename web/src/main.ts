import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { words } from '$lib/i18n/words.svelte';
import { router } from '$lib/router.svelte';

router.start();
await words.start();
mount(App, { target: document.getElementById('app')! });
