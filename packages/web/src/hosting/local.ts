/** Games in this browser: started, hosted and stored here, with bots in a worker. */
import workerUrl from 'virtual:bots-worker';
import { LEVELS, thinker, webPort } from '@leadlight/bots';
import { commitmentOf, fairLuck, ok, type GameTypes, type Problem, type Result } from '@leadlight/core';
import {
  cardOf,
  dealTable,
  everyoneAt,
  Host,
  sightingsOf,
  type Entry,
  type Occupant,
  type Question,
  type ReadTable,
} from '@leadlight/table';
import type { ClientGame } from '../game/client-game.ts';
import { freshId, freshSeed } from '../base/fresh.ts';
import { BotWorker, SILENCE_MS } from './thinking.ts';
import { troubleOf } from './trouble-of.ts';
import { troubles } from '../base/troubles.svelte.ts';
import { failureOf } from '../storage/failure.ts';
import { reopenTables, tables } from '../storage/open.ts';
import type { Storable, TableStore } from '../storage/tables.ts';
import { remember } from './latest.ts';
import { watchLife } from './lifeline.ts';

/** The order for a new game. */
export interface Order {
  readonly options: object;
  readonly seats: readonly Occupant[];
}

/** Stores a new table, or reports the problem and waits: a player who has a game wants to keep it. */
export async function storeNew(table: Storable, instead?: string): Promise<void> {
  await patiently((store) => (instead === undefined ? store.create([table]) : store.replace(instead, table)));
  if (!(await tables()).lasts) troubles.report('unkept');
}

/** Retries whenever the player asks for it, except after another tab's changes, which a retry can't fix. */
async function patiently(write: (store: TableStore) => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await write(await tables());
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'taken' || failure.kind === 'gone') throw failure;
      await troubles.untilRetried(failure.kind);
      if (failure.kind === 'refused') await reopenTables();
    }
  }
}

function startWorker(): Worker {
  const name = `leadlight-bots-${freshId()}`;
  const worker = new Worker(workerUrl, { type: 'module', name });
  watchLife(worker, name);
  return worker;
}

const bots = new BotWorker({
  start: () => thinker(webPort(startWorker())),
  stuck: () => troubles.untilRetried('bot'),
  silence: SILENCE_MS,
});

/** Opens a table, seats the players and starts the game. Returns the id, or the problems with the options. */
export async function begin<T extends GameTypes>(
  { game }: ClientGame<T>,
  { options, seats }: Order,
): Promise<Result<string, Problem<T['reason']>>> {
  const players = seats.length;
  const parsed = game.parseOptions(options, players);
  if (!parsed.ok) return parsed;
  const [seed, id, now] = [freshSeed(), freshId(), Date.now()];
  const salts = seats.map(() => '');
  const commitment = commitmentOf(seed);
  const opened = { game: game.id, rules: game.rules, options: parsed.value, players, commitment };
  const { entries, state } = dealTable(game, { opened, seats, salts, now, luck: fairLuck(game.id, seed, salts) });
  const table = { card: cardOf(game, id, state, now), seed, entries };
  await storeNew(table);
  remember({ ...table, state, sightings: sightingsOf(game, entries, everyoneAt(players)) });
  return ok(id);
}

/** Hosts a table in this tab. `stored` is called after each write from now on. */
export function hostOf<T extends GameTypes>(
  client: ClientGame<T>,
  table: ReadTable<T>,
  stored: () => void = () => undefined,
): Host<T> {
  const host = new Host<T>(client.game, table, {
    now: () => Date.now(),
    store: async (entries: readonly Entry<T>[], from, after) => {
      const card = cardOf(client.game, table.card.id, after, Date.now());
      await patiently((store) => store.append(card, entries, from));
      stored();
    },
    think: (question) => think(client, question),
    levels: LEVELS,
    trouble: (error) => troubles.report(troubleOf(error)),
  });
  host.wake();
  return host;
}

/** An unknown level plays like the middle one. */
const levelOf = (name: string) => LEVELS.find((level) => level === name) ?? 'journeyman';

/** The seed of a search only has to differ from moment to moment. */
async function think<T extends GameTypes>(client: ClientGame<T>, question: Question<T>): Promise<T['move']> {
  const { seat, game, options, events } = question;
  const players = Array.from({ length: question.players }, () => null);
  const seen = { seat, game, rules: client.game.rules, options, players, events };
  const asked = { seen, level: levelOf(question.level), seed: `${events.length}` };
  const { move } = await bots.think((thinking, watched) => client.ask(thinking, asked, watched));
  return move;
}
