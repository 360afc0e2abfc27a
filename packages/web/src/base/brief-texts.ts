/** Loaded at the brief length only. */
export { loadBrief } from '@leadlight/messages';
