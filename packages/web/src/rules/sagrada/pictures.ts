/** What the page of rules needs of Sagrada's boards, loaded when a picture is wanted. */
export { default as Defs } from '../../sagrada/Defs.svelte';
export { default as Icon } from './Icon.svelte';
export { default as Picture } from './Picture.svelte';
