/** The parts of Sintra's boards that the rules page needs, loaded when a picture is needed. */
export { default as Defs } from '../../sintra/GlassDefs.svelte';
export { default as Picture } from './Picture.svelte';
