/** What the page of rules needs of Sintra's boards, loaded when a picture is wanted. */
export { default as Defs } from '../../sintra/GlassDefs.svelte';
export { default as Picture } from './Picture.svelte';
