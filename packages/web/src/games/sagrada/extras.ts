/** Parts of Sagrada that few visits need. */
export { default as Sample } from './Sample.svelte';

export const lessons = async () => (await import('./lessons/lessons.ts')).SAGRADA_LESSONS;
export const firsts = async () => (await import('./firsts.ts')).SAGRADA_FIRSTS;
