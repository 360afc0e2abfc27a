import { fail, ok, type GameTypes, type Result } from '@leadlight/core';
import type { Entry, SignedEntry } from '../log/entries.ts';
import { seenByNobody, type SeenEvents } from '../log/sightings.ts';
import type { Refusal, TableReasons } from './commands.ts';

/** What follows from a command: at least one entry, the position after all of them, and who saw what. */
export interface Following<T extends GameTypes> {
  /** The first one names the command that it answers. */
  readonly entries: readonly [SignedEntry<T>, ...Entry<T>[]];
  readonly position: T['position'];
  readonly seen: SeenEvents<T>;
}

/** What follows from a command, or the reasons why nothing does. */
export type Answer<T extends GameTypes> = Result<Following<T>, Refusal<T>>;

/** One entry that changes nothing in the game. */
export const arranged = <T extends GameTypes>(position: T['position'], entry: SignedEntry<T>): Answer<T> =>
  ok({ entries: [entry], position, seen: seenByNobody<T>() });

export function refuse<T extends GameTypes, Key extends keyof TableReasons>(
  key: Key,
  args: TableReasons[Key],
): Result<never, Refusal<T>> {
  const reason = { rule: 'table', key, args } as Refusal<T>['reason'];
  return fail([{ path: '', reason }]);
}
