import Length from './Length.svelte';

export const Main = (): typeof Length => Length;
