/** What differs between an online game and a game in this browser, for the frame around any board. */
import type { GameTypes } from '@leadlight/core';
import type { Texts } from '@leadlight/messages';
import type { Playing } from '../playing.svelte.ts';

/** Whether an online game shows something else than the player's actions: a warning, the absence, the end, or the way to watch. */
export function isInstead<T extends GameTypes, Step extends object>({
  screen,
  online,
  parts,
}: Playing<T, Step>): boolean {
  if (online?.isLeftOut === true) return true;
  if (parts?.isBig === true && online?.terms?.watchers === 'anyone') return true;
  if (screen?.peeked !== null) return false;
  if (screen.table?.phase === 'over') return !screen.isWatching;
  // The bot's moves are shown as they come, but its person may return at any time.
  return online?.isAway === true && online.state?.phase !== 'over';
}

/** Several people elsewhere may have to decide at once. */
export const awaited = <T extends GameTypes, Step extends object>(
  { online, context }: Playing<T, Step>,
  { web }: Texts,
): string => web.home.turnOf((online?.toMove ?? []).map(context.name));
