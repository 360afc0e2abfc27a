/** The screens of online play: a list of their own, because most visits do without them. */
export const online = () => import('./OnlineScreen.svelte');
export const table = () => import('./TableScreen.svelte');
export const screen = () => import('./BigScreen.svelte');
export const me = () => import('./MeScreen.svelte');
