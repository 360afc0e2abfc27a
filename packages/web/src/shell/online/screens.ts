/** The screens of online play, with the check of its games: a list of their own, because most visits do without them. */
export const online = () => import('./OnlineScreen.svelte');
export const table = () => import('./TableScreen.svelte');
export const screen = () => import('./BigScreen.svelte');
export const me = () => import('./MeScreen.svelte');
export const verify = () => import('../../replay/verify/VerifyScreen.svelte');
