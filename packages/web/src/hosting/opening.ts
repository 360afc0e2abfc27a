/** Loads a table in this browser and decides whether it can be played. */
import { LEVELS } from '@leadlight/bots';
import type { Game, GameTypes } from '@leadlight/core';
import { claimedRules, unchanged, type Judged, type ReadTable } from '@leadlight/table';
import { isCard } from '../storage/cards.ts';
import { tables } from '../storage/open.ts';
import type { RawTable, TableCard } from '../storage/tables.ts';
import type { ClientGame } from '../game/client-game.ts';
import { gameUnder } from '../game/registry.ts';
import { latestTable, remember } from './latest.ts';

export type Found =
  | (Extract<Judged, { readonly kind: 'fine' }> & {
      /** The game under the rules that the table began with. */
      readonly client: ClientGame;
    })
  | Exclude<Judged, { readonly kind: 'fine' }>
  | { readonly kind: 'missing' }
  /** The table started under rules that this client doesn't know. It is kept and can be downloaded. */
  | { readonly kind: 'other-rules'; readonly raw: RawTable; readonly card: TableCard | undefined };

export async function findTable(id: string): Promise<Found> {
  if (latestTable(id) === undefined) void reading().catch(() => undefined);
  const raw = await (await tables()).load(id);
  if (raw === undefined) return { kind: 'missing' };
  const claim = claimedRules(raw);
  if (claim === undefined) return { kind: 'unreadable', raw };
  const client = await gameUnder(claim.game, claim.rules);
  if (client === undefined) return { kind: 'other-rules', raw, card: storedCard(raw) };
  const judged = await judgedBy(client, raw);
  return judged.kind === 'fine' ? { ...judged, client } : judged;
}

/** Almost every game is fine, so the code for the others is loaded on demand. */
async function judgedBy({ game }: ClientGame, raw: RawTable): Promise<Judged> {
  const table = await readNow(game, raw);
  const card = table?.card;
  const isFine = card !== undefined && resultOn(card) === resultOn(storedCard(raw) ?? card);
  return isFine ? { kind: 'fine', card } : (await import('./judging.ts')).judge(game, raw, LEVELS, table);
}

const storedCard = ({ card }: RawTable): TableCard | undefined => (isCard(card) ? card : undefined);

/** The result as text, to compare the stored one with a new count. */
const resultOn = ({ scores, ranking }: TableCard): string => JSON.stringify([scores, ranking]);

/** A table of one game, if it exists and is readable. */
export async function loadTable<T extends GameTypes>(
  { game }: ClientGame<T>,
  id: string,
): Promise<ReadTable<T> | undefined> {
  const raw = await (await tables()).load(id);
  return raw && (await readNow(game, raw));
}

/** Requested while the store is asked, for tables that have to be read. */
const reading = () => import('./reading.ts');

/** Plays only what is new since the table was last read. */
async function readNow<T extends GameTypes>(game: Game<T>, raw: RawTable): Promise<ReadTable<T> | undefined> {
  const earlier = latestTable<T>(raw.id);
  const same = earlier && unchanged(raw, earlier);
  if (same !== undefined) return same;
  const { readTable } = await reading();
  const table = readTable(game, raw, LEVELS, earlier);
  remember(table);
  return table;
}
