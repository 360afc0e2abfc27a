import { mount } from 'svelte';
import App from './app/App.svelte';
import './ui/theme.css';

mount(App, { target: document.body });
