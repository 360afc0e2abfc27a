/** The files in which the threads of this program begin. In a build, `threads.built.ts` takes the place of this one. */
export const BOTS = new URL(import.meta.resolve('@leadlight/bots/worker-node'));
export const BACKUP = new URL('../storage/sqlite/backup-thread.ts', import.meta.url);
