/** Parts of Sagrada that few visits need. */
export { default as Sample } from './Sample.svelte';
