/** Tables from the store or from a file, checked in shape and by every rule before anything is done with them. */
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

/** What each kind of entry looks like. */
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

/** A log by its form: it begins with the table being set, and every entry is of a kind that there is. */
function isLog<T extends GameTypes>(game: Game<T>, entries: readonly unknown[]): entries is Log<T> {
  const shapes = new Map<unknown, Shape>(Object.entries(shapesFor(game)));
  const first = entries.at(0);
  const isFine = (value: unknown, index: number): boolean =>
    isObject(value) &&
    (value['type'] === 'opened') === (index === 0) &&
    shapes.get(value['type'])?.(value, '').length === 0;
  return first !== undefined && entries.length <= MOST_ENTRIES && entries.every(isFine);
}

/** Whether everything in the log could have happened, in this order, with nothing hidden from the host. */
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

/** How far the table has come; undefined when an entry comes too late or too early, or is of no seat. */
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

/** The log by its form alone, its options completed: whether the rules allow what happened is not asked. */
export function wholeLog<T extends GameTypes>(game: Game<T>, entries: readonly unknown[]): Log<T> | undefined {
  if (!isLog(game, entries)) return undefined;
  const [opened, ...others] = entries;
  const options = game.parseOptions(opened.options, opened.players);
  return options.ok ? [{ ...opened, options: options.value }, ...others] : undefined;
}

/** The log, its options completed; undefined when it cannot be read. */
function readLog<T extends GameTypes>(game: Game<T>, entries: readonly unknown[]): Log<T> | undefined {
  const log = wholeLog(game, entries);
  return log && couldBe(game, log) && isSeated(game, log) ? log : undefined;
}

/** A game in progress has somebody at every seat. */
const isSeated = <T extends GameTypes>(game: Game<T>, log: Log<T>): boolean => !foldAll(game, log).seats.includes(null);

/** A table that was read, with its log. */
export interface ReadTable<T extends GameTypes> extends StoredTable<T> {
  readonly entries: Log<T>;
}

/** The table with a card that is made from its log; undefined when it cannot be read. */
export function readTable<T extends GameTypes>(game: Game<T>, raw: RawTable): ReadTable<T> | undefined {
  const { seed } = raw;
  const entries = readLog(game, raw.entries);
  if (entries === undefined || id(raw.id, '').length > 0) return undefined;
  if (typeof seed !== 'string' || !HEX_32.test(seed) || commitmentOf(seed) !== entries[0].commitment) return undefined;
  // The last entry, not the latest moment: clocks are set back.
  const changed = entries.at(-1)?.at ?? entries[0].at;
  return { card: cardOf(game, raw.id, foldAll(game, entries), changed), seed, entries };
}

/** Which game and which rules a table says that it is of. */
export interface Claim {
  readonly game: string;
  readonly rules: string;
}

/** Undefined when it does not say. */
export function claimOf({ entries: [opened] }: RawTable): Claim | undefined {
  if (!isObject(opened)) return undefined;
  const { game, rules } = opened;
  const isFine = gameName(game, '').length === 0 && version(rules, '').length === 0;
  return isFine ? { game: String(game), rules: String(rules) } : undefined;
}
