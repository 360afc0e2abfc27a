/** What must be true of every game, whatever has happened to the server and to the lines. */
import { LEVELS } from '@leadlight/bots';
import { verifyRecord, type Game, type GameRecord, type GameTypes, type Viewer } from '@leadlight/core';
import {
  Host,
  ownersOf,
  personCalled,
  readOnlineTable,
  receive,
  type Entry,
  type Shown,
  type TableState,
  type WitnessedTable,
} from '@leadlight/table';
import { expect } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import { GAMES, gameUnder } from '../../src/tables/registry.ts';
import type { Player } from '../online/player.ts';
import type { Company, Played } from './company.ts';

type StoredTable = WitnessedTable<GameTypes> & { readonly seed: string };

export interface Figures {
  readonly games: number;
  readonly moves: number;
  readonly acknowledged: number;
  readonly reconnects: number;
}

function gameOf({ opened }: TableState<GameTypes>): Game {
  const game = gameUnder(GAMES, opened.game, opened.rules);
  if (game === undefined) throw new Error('unknown rules');
  return game;
}

async function storedTable(storage: Storage, { table: id, game: name }: Played): Promise<StoredTable> {
  const { seed, entries } = (await storage.tables.read(id, 0)) ?? { seed: '', entries: [] };
  const game = gameUnder(GAMES, name, '1');
  const raw = { id, card: null, seed, entries: entries.map((entry) => JSON.parse(entry) as unknown) };
  const table = game && readOnlineTable(game, raw, LEVELS);
  if (table === undefined) throw new Error(`The log of ${id} is unreadable.`);
  return table;
}

/** The state of a table as somebody at this seat, or at none, sees it who has missed nothing. */
function seenFrom(table: StoredTable, seat: Viewer): TableState<GameTypes> | undefined {
  const game = gameOf(table.state);
  const refuse = (): never => {
    throw new Error('Nothing happens at a table that is over.');
  };
  const host = new Host<GameTypes>(game, table, {
    now: refuse,
    store: refuse,
    think: refuse,
    levels: LEVELS,
    trouble: refuse,
  });
  const all: Shown<GameTypes>[] = [];
  const owner = seat === null ? null : ownersOf(table.state)[seat];
  host.connect(seat, personCalled(owner ?? '')).listen(0, (shown) => all.push(shown));
  return all.reduce<TableState<GameTypes> | undefined>((state, shown) => receive(game, state, shown).state, undefined);
}

const movesIn = ({ log }: TableState<GameTypes>): readonly Extract<Entry<GameTypes>, { type: 'played' }>[] =>
  log.filter((entry) => entry.type === 'played');

/** No move that was acknowledged is missing, and none counts twice. */
function expectEachMoveOnce({ log }: TableState<GameTypes>, { lines, table }: Played): number {
  const stored = log.flatMap(({ command, sender }) => (command === undefined ? [] : [`${sender} ${command}`]));
  const decisions = log.flatMap((entry) =>
    entry.type === 'played' && entry.command !== undefined ? [`${entry.sender} ${entry.command}`] : [],
  );
  expect(new Set(decisions).size).toBe(decisions.length);
  const ids = new Set(stored.map((each) => each.split(' ')[1]));
  const acknowledged = lines.flatMap(({ answers }) => [...answers.values()].filter((answer) => answer.table === table));
  expect(acknowledged.filter(({ ok, id }) => ok && !ids.has(id))).toEqual([]);
  expect(acknowledged.filter(({ ok }) => !ok)).toEqual([]);
  return acknowledged.length;
}

function expectSamePosition(table: StoredTable, player: Player): void {
  const seen = seenFrom(table, player.seat);
  expect(player.state?.log.length).toBe(table.state.log.length);
  expect(player.state?.position).toEqual(seen?.position);
  expect(player.state?.events).toEqual(seen?.events);
}

async function judgeGame(
  storage: Storage,
  company: Company,
  game: Played,
): Promise<readonly [moves: number, answers: number]> {
  const table = await storedTable(storage, game);
  // A bot that stood in means that somebody's time was up.
  expect(table.state.log.filter(({ type }) => type === 'stood-in')).toEqual([]);
  expect(table.state.phase).toBe('over');
  const acknowledged = expectEachMoveOnce(table.state, game);
  expect(game.players.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const player of [...game.players, ...game.watchers]) expectSamePosition(table, player);
  const record = (await company.recordOf(game.table)) as GameRecord;
  expect(verifyRecord(gameOf(table.state), record).problems).toEqual([]);
  expect(record.salts?.slice(0, 2).every((salt) => salt !== '')).toBe(true);
  return [movesIn(table.state).length, acknowledged];
}

/** Every game of these companies is over. The server must be running. */
export async function judge(storage: Storage, companies: readonly Company[]): Promise<Figures> {
  let [games, moves, acknowledged] = [0, 0, 0];
  for (const company of companies) {
    for (const game of company.played) {
      const [more, answered] = await judgeGame(storage, company, game);
      [games, moves, acknowledged] = [games + 1, moves + more, acknowledged + answered];
    }
  }
  const reconnects = companies.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.reconnects, 0);
  return { games, moves, acknowledged, reconnects };
}
