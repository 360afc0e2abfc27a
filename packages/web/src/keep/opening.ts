/** What there is of a table in this browser, and whether it can be played. */
import type { GameTypes } from '@leadlight/core';
import { tables } from '../store/open.ts';
import type { RawTable, TableCard } from '../store/tables.ts';
import type { Edition } from './edition.ts';
import { byRules } from './editions.ts';
import { claimOf, readTable, type ReadTable } from './reading.ts';
import { judge, storedCard, type Judged } from './refused.ts';

export type Found =
  | Judged
  | { readonly kind: 'missing' }
  /** It was begun under rules that this client does not know: it is kept, and can be taken elsewhere. */
  | { readonly kind: 'other-rules'; readonly raw: RawTable; readonly card: TableCard | undefined };

export async function findTable(id: string): Promise<Found> {
  const raw = await (await tables()).load(id);
  if (raw === undefined) return { kind: 'missing' };
  const claim = claimOf(raw);
  if (claim === undefined) return { kind: 'unreadable', raw };
  const judged = await byRules(claim.game, claim.rules, ({ game }) => judge(game, raw));
  return judged ?? { kind: 'other-rules', raw, card: storedCard(raw) };
}

/** A table of a game, if it is there and can be read. */
export async function loadTable<T extends GameTypes>(
  { game }: Edition<T>,
  id: string,
): Promise<ReadTable<T> | undefined> {
  const raw = await (await tables()).load(id);
  return raw && readTable(game, raw);
}
