import '@fontsource-variable/grenze-gotisch/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import './style/tokens.css';
import './style/scenes.css';
import './style/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { settings, wear } from './app/settings.svelte';
import { useLanguage } from './text/text.svelte';

wear();
await useLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });
