/** Tables made from other tables: undone turns, the same deal again, rematches, and games continued from a replay. */
import { LEVELS } from '@leadlight/bots';
import { fairLuck, type GameTypes, type Problem, type Result } from '@leadlight/core';
import { decide, foldAll, THE_HOST, type Occupant, type Origin } from '@leadlight/table';
import { beginGame } from '../play/begin.ts';
import { keepNew } from '../play/local.ts';
import { tables } from '../store/open.ts';
import type { StoredTable } from '../store/tables.ts';
import { cardOf } from './cards.ts';
import type { Edition } from './edition.ts';
import { byRules, isGameId } from './editions.ts';
import { forkAt, forkedTable, takenBack, type Stamp } from './forked.ts';
import { freshId, freshSeed } from './fresh.ts';
import { findTable, loadTable } from './opening.ts';
import type { ReadTable } from './reading.ts';
import { tellOfTable } from './wire.ts';

const stamp = (): Stamp => ({ id: freshId(), now: Date.now() });

/** Undoes the person's last turn in a game against bots. The new table replaces the old one. */
export async function takeBack<T extends GameTypes>(edition: Edition<T>, id: string): Promise<string | undefined> {
  const table = await loadTable(edition, id);
  const to = await keep(table && takenBack(edition, table, stamp()), id);
  if (to !== undefined) tellOfTable(id, { type: 'moved', to });
  return to;
}

async function keep(table: StoredTable | undefined, instead?: string): Promise<string | undefined> {
  if (table === undefined) return undefined;
  await keepNew(table, instead);
  return table.card.id;
}

/** The deal of a continued game begins where the game branched off. */
const dealtAt = ({ origin }: ReadTable<GameTypes>['card']): number => (origin?.how === 'play-on' ? origin.events : 0);

/** A new table with the same options, seats and chance. */
export const sameDeal = (id: string): Promise<string | undefined> =>
  withTable(id, (edition, table) => keep(forkAt(edition, table, 'same-deal', dealtAt(table.card), stamp())));

/** A new game with the same options and seats, but a new deal. */
export async function rematch(id: string): Promise<Result<string, Problem> | undefined> {
  const order = await withTable(id, (_, { card, entries: [{ options }] }) => ({ options, ...card }));
  return order && isGameId(order.game) ? beginGame(order.game, order) : undefined;
}

/** A moment of any game, stored here or not, and the players who continue from it. */
export interface Moment<T extends GameTypes> {
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
export function playOn<T extends GameTypes>(edition: Edition<T>, moment: Moment<T>): Promise<string | undefined> {
  const { options, events, seats, table, seed = freshSeed(), salts = seats.map(() => '') } = moment;
  const origin: Origin = { how: 'play-on', table, events: events.length };
  return keep(forkedTable(edition, { options, seats, events, seed, salts, origin }, stamp()));
}

/** Ends a game without a result. A tab that hosts it finds that its table was replaced, and says so. */
export const abandon = (id: string): Promise<boolean | undefined> =>
  withTable(id, async ({ game }, { card, seed, entries }) => {
    const state = foldAll(game, entries);
    const circumstances = { now: Date.now(), seed, luck: fairLuck(game.id, seed, state.salts), levels: LEVELS };
    const command = { id: freshId(), type: 'abandon' } as const;
    const decided = decide(game, state, { command, sender: THE_HOST, circumstances });
    if (!decided.ok) return false;
    const after = foldAll(game, [...entries, ...decided.value.entries]);
    const store = await tables();
    await store.append(cardOf(game, card.id, after, circumstances.now), decided.value.entries, entries.length);
    tellOfTable(id, { type: 'news' });
    return true;
  });

type WithTable<Outcome> = <T extends GameTypes>(edition: Edition<T>, table: ReadTable<T>) => Outcome;

async function withTable<Outcome>(id: string, work: WithTable<Outcome>): Promise<Awaited<Outcome> | undefined> {
  const found = await findTable(id);
  if (found.kind !== 'fine') return undefined;
  return byRules(found.card.game, found.card.rules, async (edition) => {
    const table = await loadTable(edition, id);
    return table && (await work(edition, table));
  });
}
