/** Loads a table in this browser and decides whether it can be played. */
import type { GameTypes } from '@leadlight/core';
import { isCard } from '../store/cards.ts';
import { tables } from '../store/open.ts';
import type { RawTable, TableCard } from '../store/tables.ts';
import type { Edition } from './edition.ts';
import { byRules } from './editions.ts';
import { claimOf, readTable, type ReadTable } from './reading.ts';
import type { Judged } from './refused.ts';

export type Found =
  | Judged
  | { readonly kind: 'missing' }
  /** The table started under rules that this client doesn't know. It is kept and can be downloaded. */
  | { readonly kind: 'other-rules'; readonly raw: RawTable; readonly card: TableCard | undefined };

export async function findTable(id: string): Promise<Found> {
  const raw = await (await tables()).load(id);
  if (raw === undefined) return { kind: 'missing' };
  const claim = claimOf(raw);
  if (claim === undefined) return { kind: 'unreadable', raw };
  const judged = await byRules(claim.game, claim.rules, async ({ game }): Promise<Judged> => {
    const card = readTable(game, raw)?.card;
    // Almost every game is fine, so the code for the others is loaded on demand.
    const isFine = card !== undefined && resultOn(card) === resultOn(storedCard(raw) ?? card);
    return isFine ? { kind: 'fine', card } : (await import('./refused.ts')).judge(game, raw);
  });
  return judged ?? { kind: 'other-rules', raw, card: storedCard(raw) };
}

const storedCard = ({ card }: RawTable): TableCard | undefined => (isCard(card) ? card : undefined);

/** The result as text, to compare the stored one with a new count. */
const resultOn = ({ scores, ranking }: TableCard): string => JSON.stringify([scores, ranking]);

/** A table of one game, if it exists and is readable. */
export async function loadTable<T extends GameTypes>(
  { game }: Edition<T>,
  id: string,
): Promise<ReadTable<T> | undefined> {
  const raw = await (await tables()).load(id);
  return raw && readTable(game, raw);
}
