/** What there is of a table in this browser, and whether it can be played. */
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
  /** It was begun under rules that this client does not know: it is kept, and can be taken elsewhere. */
  | { readonly kind: 'other-rules'; readonly raw: RawTable; readonly card: TableCard | undefined };

export async function findTable(id: string): Promise<Found> {
  const raw = await (await tables()).load(id);
  if (raw === undefined) return { kind: 'missing' };
  const claim = claimOf(raw);
  if (claim === undefined) return { kind: 'unreadable', raw };
  const judged = await byRules(claim.game, claim.rules, async ({ game }): Promise<Judged> => {
    const card = readTable(game, raw)?.card;
    // Almost every game is fine: what is said of the others is loaded when there is one.
    const isFine = card !== undefined && resultOn(card) === resultOn(storedCard(raw) ?? card);
    return isFine ? { kind: 'fine', card } : (await import('./refused.ts')).judge(game, raw);
  });
  return judged ?? { kind: 'other-rules', raw, card: storedCard(raw) };
}

const storedCard = ({ card }: RawTable): TableCard | undefined => (isCard(card) ? card : undefined);

/** Counted when the game was played, or now. */
const resultOn = ({ scores, ranking }: TableCard): string => JSON.stringify([scores, ranking]);

/** A table of a game, if it is there and can be read. */
export async function loadTable<T extends GameTypes>(
  { game }: Edition<T>,
  id: string,
): Promise<ReadTable<T> | undefined> {
  const raw = await (await tables()).load(id);
  return raw && readTable(game, raw);
}
