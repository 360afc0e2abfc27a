/** The parts of Sintra's boards that the rules page needs, loaded when a picture is needed. */
import './print.css';

export { default as Defs } from '../board/GlassDefs.svelte';
export { default as Picture } from './Picture.svelte';
