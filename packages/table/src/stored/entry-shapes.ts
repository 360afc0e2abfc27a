/** The form of stored logs. The rules may still refuse what they contain. */
import {
  HEX_32,
  HEX_32_OR_NONE,
  integer,
  isObject,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  required,
  SALT,
  text,
  type Field,
  type Game,
  type GameTypes,
  type Shape,
} from '@leadlight/core';
import { commandId, senderName } from '../commands/fields.ts';
import { MOST_ENTRIES, type Entry, type Log, type OnlineEntry } from '../log/entries.ts';
import { levelOf, occupantOf, origin, seat, STORE, timestamp, type Levels } from './shapes.ts';

const anything: Field = required(() => []);
export const entry = (type: string, fields: Readonly<Record<string, Field>>): Shape =>
  object(STORE, {
    type: required(oneOf(STORE, [type])),
    at: required(timestamp),
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

const perSeat = <T extends GameTypes>({ players }: Game<T>, pattern: RegExp): Shape =>
  listOf(STORE, text(STORE, pattern), 1, players.most);

type LocalEntryType = Exclude<Entry<GameTypes>['type'], OnlineEntry['type']>;

/** The form of each type of entry on one device. */
export const localShapes = <T extends GameTypes>(
  game: Game<T>,
  levels: Levels,
): Readonly<Record<LocalEntryType, Shape>> => ({
  opened: entry('opened', {
    game: required(oneOf(STORE, [game.id])),
    rules: required(oneOf(STORE, [game.rules])),
    options: anything,
    players: required(integer(STORE, game.players.least, game.players.most)),
    commitment: required(text(STORE, HEX_32)),
    origin: optional(origin),
  }),
  seated: entry('seated', { seat: required(seat), who: required(occupantOf(levels)) }),
  left: entry('left', { seat: required(seat) }),
  started: entry('started', {
    salts: required(perSeat(game, SALT)),
    saltCommitments: optional(perSeat(game, HEX_32_OR_NONE)),
    saltNonces: optional(perSeat(game, HEX_32_OR_NONE)),
  }),
  played: entry('played', { events: required(listOf(STORE, isEvent(game), 0, MOST_ENTRIES)) }),
  'stood-in': entry('stood-in', { seat: required(seat), level: required(nullable(levelOf(levels))) }),
  closed: entry('closed', { seed: required(text(STORE, HEX_32)) }),
});

/** The form of each type of entry that a kind of table has. */
type EntryShapes = Readonly<Record<string, Shape>>;

/** Whether the entries have the form of a log: the first opens the table, and all others are of a known kind. */
function isLog<T extends GameTypes>(entries: readonly unknown[], known: EntryShapes): entries is Log<T> {
  const [first, ...others] = entries;
  return (
    entries.length <= MOST_ENTRIES &&
    isObject(first) &&
    first['type'] === 'opened' &&
    known['opened']?.(first, '').length === 0 &&
    areLaterEntries(others, known)
  );
}

/** Whether all entries have the form of those after the first. */
export function areLaterEntries<T extends GameTypes>(
  entries: readonly unknown[],
  known: EntryShapes,
): entries is readonly Entry<T>[] {
  const shapes = new Map<unknown, Shape>(Object.entries(known));
  return entries.every(
    (value) => isObject(value) && value['type'] !== 'opened' && shapes.get(value['type'])?.(value, '').length === 0,
  );
}

/** The log checked by form alone, with its options completed; the rules may still refuse it. */
export function wholeLog<T extends GameTypes>(
  game: Game<T>,
  entries: readonly unknown[],
  shapes: EntryShapes,
): Log<T> | undefined {
  if (!isLog<T>(entries, shapes)) return undefined;
  const [opened, ...others] = entries;
  const options = game.parseOptions(opened.options, opened.players);
  return options.ok ? [{ ...opened, options: options.value }, ...others] : undefined;
}
