/** The judge of faults finds what must never happen: each is planted in a game that was played without any fault. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import { runService, type Running } from '../online/service.ts';
import { Company, type Played } from './company.ts';
import { judge } from './judge.ts';

/** As much of an entry as plants change. */
interface StoredEntry {
  readonly type: string;
  readonly command?: string;
  readonly sender?: string;
}

/** What the judge looks at. */
interface Evidence {
  readonly storage: Storage;
  readonly company: Company;
}

type Plant = (evidence: Evidence) => Evidence;

let running: Running;
let storage: Storage;
let company: Company;

beforeAll(async () => {
  running = await runService();
  storage = await running.openStorage();
  company = await Company.gather('judged', running.address, {
    game: 'sintra',
    bots: 0,
    watchers: 1,
    pace: { bank: 60_000, increment: 5000 },
  });
  await company.play(() => true);
});

afterAll(async () => {
  await company.close();
  await storage.close();
  await running.close();
});

const isMove = ({ type, command }: StoredEntry): boolean => type === 'played' && command !== undefined;

/** The log has other entries than those that were stored. */
const inLog =
  (change: (entries: readonly StoredEntry[]) => readonly StoredEntry[]): Plant =>
  (evidence) => {
    const { tables } = evidence.storage;
    const read: typeof tables.read = async (table, from) => {
      const stored = await tables.read(table, from);
      const entries = change((stored?.entries ?? []).map((entry) => JSON.parse(entry) as StoredEntry));
      return stored && { ...stored, entries: entries.map((entry) => JSON.stringify(entry)) };
    };
    return { ...evidence, storage: { ...evidence.storage, tables: { ...tables, read } } };
  };

/** Changes the last move, given the one that the same person made before. */
function lastMove(
  entries: readonly StoredEntry[],
  change: (last: StoredEntry, before: StoredEntry | undefined) => StoredEntry,
): readonly StoredEntry[] {
  const at = entries.findLastIndex(isMove);
  const before = entries.slice(0, at).findLast((entry) => isMove(entry) && entry.sender === entries[at]?.sender);
  return entries.map((entry, index) => (index === at ? change(entry, before) : entry));
}

/** The people have seen something else. */
const inGame =
  (change: (game: Played) => Partial<Played>): Plant =>
  (evidence) => {
    const played = evidence.company.played.map((game) => ({ ...game, ...change(game) }));
    return { ...evidence, company: like(evidence.company, { played }) };
  };

const like = <Whole extends object>(whole: Whole, changed: Partial<Whole>): Whole =>
  Object.assign(Object.create(whole) as Whole, changed);

const behind = (game: Played): Played['players'][number] => {
  const [player] = game.watchers;
  if (player?.state === undefined) throw new Error('Somebody looks on.');
  const { log, events, ...state } = player.state;
  return like(player, { state: { ...state, events: events.slice(0, -1), log } });
};

const PLANTS: Readonly<Record<string, Plant>> = {
  'the end of the log is lost': inLog((entries) => entries.slice(0, -2)),
  'an acknowledged move is missing': inLog((entries) => lastMove(entries, (last) => ({ ...last, command: 'other' }))),
  'a move counts twice': inLog((entries) =>
    lastMove(entries, (last, before) => ({
      ...last,
      ...(before?.command !== undefined && { command: before.command }),
    })),
  ),
  'a client has another position': inGame(({ players: [one, other] }) =>
    one === undefined || other?.state === undefined
      ? {}
      : { players: [like(one, { state: { ...other.state, position: one.game.start({}, 2) } }), other] },
  ),
  'a spectator misses an event': inGame((game) => ({ watchers: [behind(game)] })),
  'a command is refused': inGame((game) => ({
    lines: game.lines.map((line) =>
      like(line, {
        answers: new Map([...line.answers].map(([id, answer]) => [id, { ...answer, ok: false, problems: [] }])),
      }),
    ),
  })),
  'a record does not verify': (evidence) => {
    const recordOf: Company['recordOf'] = async (table) => ({
      ...((await evidence.company.recordOf(table)) as object),
      seed: '0'.repeat(64),
    });
    return { ...evidence, company: like(evidence.company, { recordOf }) };
  },
};

test('a game without faults is accepted', async () => {
  expect(await judge(storage, [company])).toMatchObject({ games: 1, reconnects: 0 });
});

test.each(Object.entries(PLANTS))('%s, and the judge says so', async (_, plant) => {
  const evidence = plant({ storage, company });
  await expect(judge(evidence.storage, [evidence.company])).rejects.toThrow(/expected/);
});

test('somebody’s time runs out, and the judge says so', async () => {
  const plan = { game: 'sagrada', bots: 0, pace: { bank: 1000, increment: 0 } };
  const left = await Company.gather('left', running.address, plan);
  const { game } = await left.begin();
  // Before that, the others would wait for a salt.
  await expect.poll(() => game.players[0]?.state?.phase, { interval: 20 }).toBe('playing');
  await left.lines[1]?.close();
  const isUp = async (): Promise<boolean> =>
    (await storage.tables.read(game.table, 0))?.entries.some((entry) => entry.includes('"stood-in"')) === true;
  await expect.poll(isUp, { interval: 50 }).toBe(true);
  await expect(judge(storage, [left])).rejects.toThrow(/stood-in/);
  await left.close();
});
