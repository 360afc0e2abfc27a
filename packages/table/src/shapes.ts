/** The form of commands, and of what the log keeps of them: whatever was sent, what is misshapen goes no further. */
import {
  integer,
  isObject,
  listOf,
  nullable,
  object,
  oneOf,
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
import type { Occupant } from './entries.ts';

const TABLE = 'table';

/** No turn has nearly as many moves. */
const MOST_MOVES = 100;

/** More than at any table: whether there is such a seat at this one is for the table to say. */
const MOST_SEATS = 100;

export const commandId = text(TABLE, /^[\w:-]{1,64}$/);
export const senderName = text(TABLE, /^[\w:-]{1,80}$/);

const anything: Shape = () => [];
const kind = required(anything);
type Of<Kind extends Occupant['kind']> = FieldsOf<Extract<Occupant, { readonly kind: Kind }>>;

/** What people may be called and wear: no rule of a game, but seen by everybody, and stored. */
const PERSON: Of<'person'> = {
  kind,
  name: required(text(TABLE, /^[^\p{C}]{0,80}$/u)),
  colour: required(text(TABLE, /^[a-z]{1,20}$/)),
};

/** A person or a bot; each host knows the levels of its bots. */
export function occupantWith(level: Shape): Shape {
  const bot: Of<'bot'> = { kind, level: required(level) };
  const shapes = new Map<unknown, Shape>([
    ['person', object(TABLE, PERSON)],
    ['bot', object(TABLE, bot)],
  ]);
  const neither = oneOf(TABLE, []);
  return (value, path) => ((isObject(value) && shapes.get(value['kind'])) || neither)(value, path);
}

const id = required(commandId);
const type = required(anything);
const seat = required(integer(TABLE, 0, MOST_SEATS - 1));
const level = text(TABLE, /^[a-z]{1,20}$/);

/** A new command does not compile without the shape of each of its fields. Moves are for the game to look at. */
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

/** What is wrong with the form of a command, whatever it is. */
export function misshapen(command: unknown): readonly Problem<ShapeReason>[] {
  const shape = isObject(command) ? SHAPES.get(command['type']) : undefined;
  return shape?.(command, '') ?? [problem(TABLE, 'field-wrong', 'type')];
}
