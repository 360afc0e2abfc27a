/** Loaded on demand: almost every stored game is fine. */
export { judge } from '@leadlight/table';
