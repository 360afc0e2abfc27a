import SideOption from './SideOption.svelte';

export const Main = (): typeof SideOption => SideOption;
export { default as More } from './MoreOptions.svelte';
