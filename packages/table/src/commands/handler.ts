/** What a table knows of a command: its form, the authority it needs, and its handler. */
import {
  isObject,
  object,
  problem,
  type Field,
  type FieldsOf,
  type Game,
  type GameTypes,
  type Problem,
  type Seat,
  type Shape,
  type ShapeReason,
} from '@leadlight/core';
import type { TableState } from '../log/state.ts';
import type { Authority } from './authority.ts';
import type { Asked, CommandOf, CommandType } from './commands.ts';
import { TABLE } from './fields.ts';
import type { Answer } from './refusing.ts';

export interface Handler<Type extends CommandType> {
  /** The form of each field. */
  readonly fields: FieldsOf<CommandOf<GameTypes, Type>>;
  /** A command that names no seat needs the host. */
  readonly needs: CommandOf<GameTypes, Type> extends { readonly seat: Seat } ? Authority : 'host';
  readonly answer: <T extends GameTypes>(game: Game<T>, state: TableState<T>, asked: Asked<T, Type>) => Answer<T>;
}

/** The commands that a kind of table takes. */
export type Handlers<Type extends CommandType> = { readonly [Each in Type]: Handler<Each> };

type Forms = Readonly<Record<string, { readonly fields: Readonly<Record<string, Field>> }>>;

/** A check of the form of a command, which may be anything. */
export function commandShape(handlers: Forms): (command: unknown) => readonly Problem<ShapeReason>[] {
  const shapes: ReadonlyMap<unknown, Shape> = new Map(
    Object.entries(handlers).map(([name, { fields }]) => [name, object(TABLE, fields)] as const),
  );
  return (command) => {
    const shape = isObject(command) ? shapes.get(command['type']) : undefined;
    return shape?.(command, '') ?? [problem(TABLE, 'field-wrong', 'type')];
  };
}
