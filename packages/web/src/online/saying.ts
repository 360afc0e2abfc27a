import type { OnlineTexts } from '@leadlight/messages';
import type { ChatLine } from './table.svelte.ts';

/** Phrases are in the reader's language, texts as they were written. */
export const sayingOf = ({ talk }: OnlineTexts, { phrase, text = '' }: ChatLine): string =>
  phrase === undefined ? text : talk.phrases[phrase];
