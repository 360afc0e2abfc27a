/** Reads tables from the store or from a file, and checks their form and every rule before anything uses them. */
import {
  commitmentOf,
  HEX_32,
  hiddenProblems,
  integer,
  isObject,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  replayEvents,
  required,
  SALT,
  text,
  type Field,
  type Game,
  type GameTypes,
  type Shape,
} from '@leadlight/core';
import { commandId, foldAll, MOST_ENTRIES, senderName, type Entry, type Opened } from '@leadlight/table';
import type { Log } from '../play/ledger.ts';
import { gameName, id, level, moment, occupant, origin, seat, STORE, version } from '../store/cards.ts';
import type { RawTable, StoredTable } from '../store/tables.ts';
import { cardOf } from './cards.ts';

const anything: Field = required(() => []);
const entry = (type: string, fields: Readonly<Record<string, Field>>): Shape =>
  object(STORE, {
    type: required(oneOf(STORE, [type])),
    at: required(moment),
    command: optional(commandId),
    sender: optional(senderName),
    ...fields,
  });

const isEvent =
  <T extends GameTypes>(game: Game<T>): Shape =>
  (value) => {
    const parsed = game.parseEvent(value);
    return parsed.ok ? [] : parsed.problems.map(({ path, reason: { rule } }) => wrong(rule, path));
  };

const wrong = (rule: string, path: string) => ({ path, reason: { rule, key: 'field-wrong', args: { path } } }) as const;

/** The form of each kind of entry. */
const shapesFor = <T extends GameTypes>(game: Game<T>): Readonly<Record<Entry<T>['type'], Shape>> => ({
  opened: entry('opened', {
    game: required(oneOf(STORE, [game.id])),
    rules: required(oneOf(STORE, [game.rules])),
    options: anything,
    players: required(integer(STORE, game.players.least, game.players.most)),
    commitment: required(text(STORE, HEX_32)),
    origin: optional(origin),
  }),
  seated: entry('seated', { seat: required(seat), who: required(occupant) }),
  left: entry('left', { seat: required(seat) }),
  started: entry('started', { salts: required(listOf(STORE, text(STORE, SALT), 1, game.players.most)) }),
  played: entry('played', { events: required(listOf(STORE, isEvent(game), 0, MOST_ENTRIES)) }),
  'stood-in': entry('stood-in', { seat: required(seat), level: required(nullable(level)) }),
  closed: entry('closed', { seed: required(text(STORE, HEX_32)) }),
});

/** Whether the entries have the form of a log: the first opens the table, and all others are of a known kind. */
function isLog<T extends GameTypes>(game: Game<T>, entries: readonly unknown[]): entries is Log<T> {
  const shapes = new Map<unknown, Shape>(Object.entries(shapesFor(game)));
  const first = entries.at(0);
  const isFine = (value: unknown, index: number): boolean =>
    isObject(value) &&
    (value['type'] === 'opened') === (index === 0) &&
    shapes.get(value['type'])?.(value, '').length === 0;
  return first !== undefined && entries.length <= MOST_ENTRIES && entries.every(isFine);
}

/** Whether the rules allow every event of the log in this order, with nothing hidden from the host. */
function couldBe<T extends GameTypes>(game: Game<T>, log: Log<T>): boolean {
  const phase = phaseAfter(log);
  if (phase === undefined || phase === 'gathering') return false;
  const [{ options, players }] = log;
  const events = log.flatMap((each) => (each.type === 'played' ? each.events : []));
  const { position, problems } = replayEvents(game, { options, players, events });
  const isFine = problems.length === 0 && hiddenProblems(game, events).length === 0;
  return isFine && (phase === 'over') === (game.toAct(position).kind === 'over');
}

type Phase = 'gathering' | 'playing' | 'over';

/** The phase at the end of the log; undefined when an entry is out of order or names no seat. */
function phaseAfter<T extends GameTypes>([opened, ...others]: Log<T>): Phase | undefined {
  let phase: Phase = 'gathering';
  for (const each of others) {
    if (phase === 'over' || !isInTime(each, phase) || !fitsSeats(each, opened)) return undefined;
    if (each.type === 'started') phase = 'playing';
    if (each.type === 'closed') phase = 'over';
  }
  return phase;
}

const BEFORE: ReadonlySet<string> = new Set(['seated', 'left', 'started']);

const isInTime = <T extends GameTypes>({ type }: Entry<T>, phase: string): boolean =>
  BEFORE.has(type) === (phase === 'gathering');

function fitsSeats<T extends GameTypes>(each: Entry<T>, { players }: Opened<T>): boolean {
  if (each.type === 'started') return each.salts.length === players;
  return !('seat' in each) || each.seat < players;
}

/** The log checked by form alone, with its options completed; the rules may still refuse it. */
export function wholeLog<T extends GameTypes>(game: Game<T>, entries: readonly unknown[]): Log<T> | undefined {
  if (!isLog(game, entries)) return undefined;
  const [opened, ...others] = entries;
  const options = game.parseOptions(opened.options, opened.players);
  return options.ok ? [{ ...opened, options: options.value }, ...others] : undefined;
}

/** The log with its options completed; undefined when it is unreadable. */
function readLog<T extends GameTypes>(game: Game<T>, entries: readonly unknown[]): Log<T> | undefined {
  const log = wholeLog(game, entries);
  return log && couldBe(game, log) && isSeated(game, log) ? log : undefined;
}

/** Every seat of a game in progress is taken. */
const isSeated = <T extends GameTypes>(game: Game<T>, log: Log<T>): boolean => !foldAll(game, log).seats.includes(null);

/** A table with its checked log. */
export interface ReadTable<T extends GameTypes> extends StoredTable<T> {
  readonly entries: Log<T>;
}

/** The table with a card made from its log; undefined when the log is unreadable. */
export function readTable<T extends GameTypes>(game: Game<T>, raw: RawTable): ReadTable<T> | undefined {
  const { seed } = raw;
  const entries = readLog(game, raw.entries);
  if (entries === undefined || id(raw.id, '').length > 0) return undefined;
  if (typeof seed !== 'string' || !HEX_32.test(seed) || commitmentOf(seed) !== entries[0].commitment) return undefined;
  // The last entry, not the latest moment: clocks can be set back.
  const changed = entries.at(-1)?.at ?? entries[0].at;
  return { card: cardOf(game, raw.id, foldAll(game, entries), changed), seed, entries };
}

/** The game and the version of the rules that a table claims. */
export interface Claim {
  readonly game: string;
  readonly rules: string;
}

/** Undefined when the table doesn't say. */
export function claimOf({ entries: [opened] }: RawTable): Claim | undefined {
  if (!isObject(opened)) return undefined;
  const { game, rules } = opened;
  const isFine = gameName(game, '').length === 0 && version(rules, '').length === 0;
  return isFine ? { game: String(game), rules: String(rules) } : undefined;
}
