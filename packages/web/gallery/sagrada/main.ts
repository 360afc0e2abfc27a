import { mount } from 'svelte';
import '../../src/ui/art/bench.css';
import '../../src/ui/theme.css';
import Gallery from './Gallery.svelte';
import { readScene } from './scene.ts';

const scene = readScene(new URLSearchParams(location.search));
document.documentElement.dataset['theme'] = scene.theme;
mount(Gallery, { target: document.body, props: { scene } });
