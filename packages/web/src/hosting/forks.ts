/** Tables made from other tables: undone turns, the same deal again, rematches, and games continued from a replay. */
import { LEVELS } from '@leadlight/bots';
import { fairLuck, type GameTypes, type Problem, type Result } from '@leadlight/core';
import {
  cardOf,
  decide,
  forkAt,
  forkedTable,
  takenBack,
  THE_HOST,
  type Occupant,
  type Origin,
  type ReadTable,
  type Stamp,
} from '@leadlight/table';
import { beginGame } from './begin.ts';
import { storeNew } from './local.ts';
import { tables } from '../storage/open.ts';
import type { StoredTable } from '../storage/tables.ts';
import type { ClientGame } from '../game/client-game.ts';
import { freshId, freshSeed } from '../base/fresh.ts';
import { findTable, loadTable } from './opening.ts';
import { tellOfTable } from './tabs.ts';

const stamp = (): Stamp => ({ id: freshId(), now: Date.now() });

/** Undoes the person's last turn in a game against bots. The new table replaces the old one. */
export async function takeBack<T extends GameTypes>(client: ClientGame<T>, id: string): Promise<string | undefined> {
  const table = await loadTable(client, id);
  const to = await keep(table && takenBack(client.game, table, stamp()), id);
  if (to !== undefined) tellOfTable(id, { type: 'moved', to });
  return to;
}

async function keep(table: StoredTable | undefined, instead?: string): Promise<string | undefined> {
  if (table === undefined) return undefined;
  await storeNew(table, instead);
  return table.card.id;
}

/** The deal of a continued game begins where the game branched off. */
const dealtAt = ({ origin }: ReadTable<GameTypes>['card']): number => (origin?.how === 'play-on' ? origin.events : 0);

/** A new table with the same options, seats and chance. */
export const sameDeal = (id: string): Promise<string | undefined> =>
  withTable(id, (client, table) => keep(forkAt(client.game, table, 'same-deal', dealtAt(table.card), stamp())));

/** A new game with the same options and seats, but a new deal. */
export async function rematch(id: string): Promise<Result<string, Problem> | undefined> {
  const order = await withTable(id, (_, { card, entries: [{ options }] }) => ({ options, ...card }));
  return order && beginGame(order.game, order);
}

/** A moment of any game, stored here or not, and the players who continue from it. */
export interface Continuation<T extends GameTypes> {
  readonly options: T['options'];
  /** The events so far. A game with hidden events can't be continued. */
  readonly events: readonly T['event'][];
  readonly seats: readonly Occupant[];
  /** The game's seed, if known; then the same chance lies ahead. */
  readonly seed?: string | undefined;
  readonly salts?: readonly string[] | undefined;
  /** The table's id, or a placeholder for a record from a file or link. */
  readonly table: string;
}

/** A new table that continues from this moment; undefined when the game is over or not all events are known. */
export function playOn<T extends GameTypes>(
  client: ClientGame<T>,
  moment: Continuation<T>,
): Promise<string | undefined> {
  const { options, events, seats, table, seed = freshSeed(), salts = seats.map(() => '') } = moment;
  const origin: Origin = { how: 'play-on', table, events: events.length };
  return keep(forkedTable(client.game, { options, seats, events, seed, salts, origin }, stamp()));
}

/** Ends a game without a result. A tab that hosts it finds that its table was replaced, and says so. */
export const abandon = (id: string): Promise<boolean | undefined> =>
  withTable(id, async ({ game }, { card, seed, entries, state }) => {
    const circumstances = { now: Date.now(), seed, luck: fairLuck(game.id, seed, state.salts), levels: LEVELS };
    const command = { id: freshId(), type: 'abandon' } as const;
    const decided = decide(game, state, { command, sender: THE_HOST, circumstances });
    if (!decided.ok) return false;
    const store = await tables();
    await store.append(
      cardOf(game, card.id, decided.value.state, circumstances.now),
      decided.value.entries,
      entries.length,
    );
    tellOfTable(id, { type: 'news' });
    return true;
  });

type WithTable<Outcome> = (client: ClientGame, table: ReadTable<GameTypes>) => Outcome;

async function withTable<Outcome>(id: string, work: WithTable<Outcome>): Promise<Awaited<Outcome> | undefined> {
  const found = await findTable(id);
  if (found.kind !== 'fine') return undefined;
  const table = await loadTable(found.client, id);
  return table && (await work(found.client, table));
}
