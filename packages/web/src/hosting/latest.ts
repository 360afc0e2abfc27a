/** The table that was begun or read last. It is found, opened and followed one after another, each time from the store. */
import type { GameTypes } from '@leadlight/core';
import type { ReadTable } from '@leadlight/table';

let latest: ReadTable<GameTypes> | undefined;

export function remember<T extends GameTypes>(table: ReadTable<T> | undefined): void {
  latest = table;
}

/** The caller knows which game the table is of. */
export const latestTable = <T extends GameTypes>(id: string): ReadTable<T> | undefined =>
  latest?.card.id === id ? (latest as ReadTable<T>) : undefined;
