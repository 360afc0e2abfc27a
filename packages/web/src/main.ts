import { mount } from 'svelte';
import App from './app/App.svelte';
import './ui/theme.css';

mount(App, { target: document.body });

// In development there is none, and without one the client works as long as there is a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
