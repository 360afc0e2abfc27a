/** The files in which the threads of this program begin: a build has all its files in one folder. */
export const BOTS = new URL('./bots.mjs', import.meta.url);
export const BACKUP = new URL('./backup.mjs', import.meta.url);
