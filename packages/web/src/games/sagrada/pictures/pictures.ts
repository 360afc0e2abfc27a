/** The parts of Sagrada's boards that the rules page needs, loaded when a picture is needed. */
import './print.css';

export { default as Defs } from '../board/Defs.svelte';
export { default as Icon } from './Icon.svelte';
export { default as Picture } from './Picture.svelte';
