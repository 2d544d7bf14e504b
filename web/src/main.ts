import { mount } from 'svelte';
import './fonts.css';
import './app.css';
import App from './App.svelte';
import { stayAtHand } from './lib/offline';
import { applySettings } from './lib/settings.svelte';

applySettings();
stayAtHand();
const target = document.getElementById('app');
if (target) mount(App, { target });
