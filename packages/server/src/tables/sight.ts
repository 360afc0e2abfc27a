/** Who may follow a table. */
import type { GameTypes } from '@leadlight/core';
import { viewerAt, type TableState } from '@leadlight/table';
import { termsOf } from './rows.ts';

/**
 * While people gather, everyone who knows the address may look, because everyone may sit down. After that, those at the
 * table, and others if its terms allow it.
 */
export function mayFollow(state: TableState<GameTypes>, name: string | undefined): boolean {
  if (state.phase === 'gathering' || termsOf(state).watchers === 'anyone') return true;
  return name !== undefined && viewerAt(state, name) !== null;
}
