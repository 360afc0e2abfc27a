/** The form of commands, and of the parts that the log keeps. A misshapen command goes no further. */
import {
  integer,
  isObject,
  listOf,
  nullable,
  object,
  problem,
  required,
  text,
  type FieldsOf,
  type GameTypes,
  type Problem,
  type Shape,
  type ShapeReason,
} from '@leadlight/core';
import type { CommandOf, CommandType } from './commands.ts';
import { occupantWith } from './occupant.ts';

const TABLE = 'table';

/** No turn has nearly this many moves. */
const MOST_MOVES = 100;

/** More than any table has. The state of a table defines its actual seats. */
const MOST_SEATS = 100;

export const commandId = text(TABLE, /^[\w:-]{1,64}$/);
export const senderName = text(TABLE, /^[\w:-]{1,80}$/);

const anything: Shape = () => [];

const id = required(commandId);
const type = required(anything);
const seat = required(integer(TABLE, 0, MOST_SEATS - 1));
const level = text(TABLE, /^[a-z]{1,20}$/);

/** A new command does not compile without a shape for each of its fields. The game checks the moves. */
const FIELDS: { readonly [Type in CommandType]: FieldsOf<CommandOf<GameTypes, Type>> } = {
  sit: { id, type, seat, who: required(occupantWith(level)) },
  leave: { id, type, seat },
  start: { id, type },
  play: {
    id,
    type,
    seat,
    seen: required(integer(TABLE, 0, Number.MAX_SAFE_INTEGER)),
    moves: required(listOf(TABLE, anything, 0, MOST_MOVES)),
  },
  'stand-in': { id, type, seat, level: required(nullable(level)) },
  abandon: { id, type },
};

const SHAPES: ReadonlyMap<unknown, Shape> = new Map(
  Object.entries(FIELDS).map(([name, fields]) => [name, object(TABLE, fields)] as const),
);

/** The problems with the form of a command, which may be anything. */
export function misshapen(command: unknown): readonly Problem<ShapeReason>[] {
  const shape = isObject(command) ? SHAPES.get(command['type']) : undefined;
  return shape?.(command, '') ?? [problem(TABLE, 'field-wrong', 'type')];
}
