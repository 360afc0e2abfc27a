/** Loads a table in this browser and decides whether it can be played. */
import { LEVELS } from '@leadlight/bots';
import type { Game, GameTypes } from '@leadlight/core';
import { claimedRules, readTable, type Judged, type ReadTable } from '@leadlight/table';
import { isCard } from '../storage/cards.ts';
import { tables } from '../storage/open.ts';
import type { RawTable, TableCard } from '../storage/tables.ts';
import type { ClientGame } from '../game/client-game.ts';
import { gameUnder } from '../game/registry.ts';

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
  const table = readNow(game, raw);
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
  return raw && readNow(game, raw);
}

/** The table that was read last. A table is found, opened and followed one after another, each time from the store. */
let latest: ReadTable<GameTypes> | undefined;

/** Plays only what is new since the table was last read. */
function readNow<T extends GameTypes>(game: Game<T>, raw: RawTable): ReadTable<T> | undefined {
  const table = readTable(game, raw, LEVELS, latest?.card.id === raw.id ? (latest as ReadTable<T>) : undefined);
  latest = table;
  return table;
}
