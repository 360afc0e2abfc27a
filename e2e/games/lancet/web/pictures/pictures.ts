/** The parts of the boards that the rules page needs, loaded when a picture is needed. */
export { default as Defs } from './Defs.svelte';
export { default as Picture } from './Picture.svelte';
