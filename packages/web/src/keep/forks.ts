/** Tables that come from other tables: turns taken back, the same deal again, another game of the same kind, what if. */
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

/** Takes back the last turn of the person in a game against bots. The new table takes the place of the old one. */
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

/** Where a game was played on from, its deal begins there. */
const dealtAt = ({ origin }: ReadTable<GameTypes>['card']): number => (origin?.how === 'play-on' ? origin.events : 0);

/** A new table with the same options, seats and chance. */
export const sameDeal = (id: string): Promise<string | undefined> =>
  withTable(id, (edition, table) => keep(forkAt(edition, table, 'same-deal', dealtAt(table.card), stamp())));

/** A new game with the same options and seats, and fresh chance. */
export async function rematch(id: string): Promise<Result<string, Problem> | undefined> {
  const order = await withTable(id, (_, { card, entries: [{ options }] }) => ({ options, ...card }));
  return order && isGameId(order.game) ? beginGame(order.game, order) : undefined;
}

/** A moment of a game, from here or from elsewhere, and who plays on. */
export interface Moment<T extends GameTypes> {
  readonly options: T['options'];
  /** The events so far. What is hidden in them cannot be played on from. */
  readonly events: readonly T['event'][];
  readonly seats: readonly Occupant[];
  /** The chance of the game, where it is known: then the same is to come. */
  readonly seed?: string | undefined;
  readonly salts?: readonly string[] | undefined;
  /** The table it comes from, or a name for a record from elsewhere. */
  readonly table: string;
}

/** What if: a new table that starts at this moment; undefined when the game is over there, or not all is known. */
export function playOn<T extends GameTypes>(edition: Edition<T>, moment: Moment<T>): Promise<string | undefined> {
  const { options, events, seats, table, seed = freshSeed(), salts = seats.map(() => '') } = moment;
  const origin: Origin = { how: 'play-on', table, events: events.length };
  return keep(forkedTable(edition, { options, seats, events, seed, salts, origin }, stamp()));
}

/** Ends a game without a result. Whoever hosts it in another tab finds its place taken, and says so. */
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
