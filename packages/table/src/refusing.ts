import { fail, type GameTypes, type Result } from '@leadlight/core';
import type { Refusal, TableReasons } from './commands.ts';
import type { Entry } from './entries.ts';

/** The entries that follow from a command, or the reasons why there are none. */
export type Entries<T extends GameTypes> = Result<readonly [Entry<T>, ...Entry<T>[]], Refusal<T>>;

export function refuse<T extends GameTypes, Key extends keyof TableReasons>(
  key: Key,
  args: TableReasons[Key],
): Result<never, Refusal<T>> {
  const reason = { rule: 'table', key, args } as Refusal<T>['reason'];
  return fail([{ path: '', reason }]);
}
