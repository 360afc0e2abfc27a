/** What the page of rules needs of Sintra's boards, loaded with its texts. */
export { default as Defs } from '../../sintra/GlassDefs.svelte';
export { default as Picture } from './Picture.svelte';
