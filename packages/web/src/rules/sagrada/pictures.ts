/** What the page of rules needs of Sagrada's boards, loaded with its texts. */
export { default as Defs } from '../../sagrada/Defs.svelte';
export { default as Picture } from './Picture.svelte';
