/** Loaded on demand: a game that begins is not read, because nothing has changed since. */
export { readTable } from '@leadlight/table';
