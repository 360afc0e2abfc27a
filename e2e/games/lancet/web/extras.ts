/** Parts of the game that few visits need. */
export { default as Sample } from './Sample.svelte';
