/** What a player is asked before leaving an online game for good. */
import type { OnlineTexts } from '@leadlight/messages';
import type { Terms } from '@leadlight/table';
import type { Confirmation } from '../../ui/ask.svelte.ts';

/** A bot takes over, unless the table was set to abandon the game. */
export const leavingQuestion = (terms: Terms | undefined, { atTable }: OnlineTexts): Confirmation =>
  terms?.timeout === 'abandon' ? atTable.endAsk : atTable.leaveAsk;
