import { mount } from 'svelte';
import '../../src/ui/theme.css';
import Gallery from './Gallery.svelte';
import { sceneOf } from './scene.ts';

const scene = sceneOf(new URLSearchParams(location.search));
document.documentElement.dataset['theme'] = scene.theme;
mount(Gallery, { target: document.body, props: { scene } });
