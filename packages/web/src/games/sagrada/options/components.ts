import ToolCount from './ToolCount.svelte';

/** Only a solo game has tools to choose. */
export const Main = (players: number): typeof ToolCount | undefined => (players === 1 ? ToolCount : undefined);
