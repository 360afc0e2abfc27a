/** The log of a table whose game went like a record. */
import { LEVELS } from '@leadlight/bots';
import type { GameRecord, GameTypes } from '@leadlight/core';
import type { Entry, Occupant, Opened } from '@leadlight/table';
import { occupantInRecord } from './names.ts';

/** A bot of a level that is not known here is somebody with that name. */
function occupantOf(name: string, colour: string): Occupant {
  const who = occupantInRecord(name, colour);
  const isKnown = who.kind === 'person' || LEVELS.some((level) => level === who.level);
  return isKnown ? who : { kind: 'person', name, colour };
}

/** `colours` are those of the seats. */
export function logOf<T extends GameTypes>(
  record: GameRecord<T>,
  at: number,
  colours: readonly string[],
): readonly [Opened<T>, ...Entry<T>[]] {
  const { game, rules, options, players, commitment, salts, events, seed } = record;
  const origin = { how: 'record', table: 'record', events: events.length } as const;
  const seats = players.map(({ name }, seat) => occupantOf(name, colours[seat]));
  return [
    { type: 'opened', at, game, rules, options, players: players.length, commitment, origin },
    ...seats.map((who, seat): Entry<T> => ({ type: 'seated', at, seat, who })),
    { type: 'started', at, salts },
    { type: 'played', at, events },
    ...(seed === undefined ? [] : [{ type: 'closed', at, seed } as const]),
  ];
}
