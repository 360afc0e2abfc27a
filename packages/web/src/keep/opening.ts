/** What there is of a table in this browser, and whether it can be played. */
import type { Game, GameTypes } from '@leadlight/core';
import { tables } from '../store/open.ts';
import { isCard } from '../store/cards.ts';
import type { RawTable, TableCard } from '../store/tables.ts';
import type { Edition } from './edition.ts';
import { byRules } from './editions.ts';
import { claimOf, readTable, type ReadTable } from './reading.ts';
import { contradictions } from './refused.ts';

export type Found =
  | { readonly kind: 'fine'; readonly card: TableCard }
  | { readonly kind: 'missing' }
  /** It was begun under rules that this client does not know: it is kept, and can be taken elsewhere. */
  | { readonly kind: 'other-rules'; readonly raw: RawTable; readonly card: TableCard | undefined }
  /** It is whole, but the rules do not lead to it: it is kept as it was played, and can be taken elsewhere. */
  | { readonly kind: 'outdated'; readonly raw: RawTable; readonly card: TableCard | undefined }
  /** It is broken: it can be taken elsewhere, or deleted. */
  | { readonly kind: 'unreadable'; readonly raw: RawTable };

export async function findTable(id: string): Promise<Found> {
  const raw = await (await tables()).load(id);
  if (raw === undefined) return { kind: 'missing' };
  const claim = claimOf(raw);
  if (claim === undefined) return { kind: 'unreadable', raw };
  const judged = await byRules(claim.game, claim.rules, ({ game }) => judge(game, raw));
  return judged ?? { kind: 'other-rules', raw, card: storedCard(raw) };
}

const storedCard = ({ card }: RawTable): TableCard | undefined => (isCard(card) ? card : undefined);

function judge<T extends GameTypes>(game: Game<T>, raw: RawTable): Found {
  if (contradictions(game, raw).length > 0) return { kind: 'outdated', raw, card: storedCard(raw) };
  const card = readTable(game, raw)?.card;
  return card === undefined ? { kind: 'unreadable', raw } : { kind: 'fine', card };
}

/** A table of a game, if it is there and can be read. */
export async function loadTable<T extends GameTypes>(
  { game }: Edition<T>,
  id: string,
): Promise<ReadTable<T> | undefined> {
  const raw = await (await tables()).load(id);
  return raw && readTable(game, raw);
}
