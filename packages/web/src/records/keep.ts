/** A record from elsewhere becomes one of the games of this browser. */
import { LEVELS } from '@leadlight/bots';
import type { GameRecord, GameTypes } from '@leadlight/core';
import { foldAll, type Entry, type Occupant, type Opened } from '@leadlight/table';
import { PERSON_COLOURS } from '../app/persons.ts';
import { cardOf } from '../keep/cards.ts';
import type { Edition } from '../keep/editions.ts';
import { freshId } from '../keep/fresh.ts';
import { keepNew } from '../play/local.ts';
import { occupantInRecord } from './names.ts';

/** A bot of a level that is not known here is somebody with that name. */
function occupantOf(name: string, seat: number): Occupant {
  const who = occupantInRecord(name, seat);
  const isKnown = who.kind === 'person' || LEVELS.some((level) => level === who.level);
  return isKnown ? who : { kind: 'person', name, colour: PERSON_COLOURS[seat] };
}

/** The log that a table would have whose game went like this. */
export function logOf<T extends GameTypes>(record: GameRecord<T>, at: number): readonly [Opened<T>, ...Entry<T>[]] {
  const { game, rules, options, players, commitment, salts, events, seed } = record;
  const origin = { how: 'record', table: 'record', events: events.length } as const;
  return [
    { type: 'opened', at, game, rules, options, players: players.length, commitment, origin },
    ...players.map(({ name }, seat): Entry<T> => ({ type: 'seated', at, seat, who: occupantOf(name, seat) })),
    { type: 'started', at, salts },
    { type: 'played', at, events },
    ...(seed === undefined ? [] : [{ type: 'closed', at, seed } as const]),
  ];
}

/** Stores a record with its seed, and gives the id of its table. */
export async function keepRecord<T extends GameTypes>({ game }: Edition<T>, record: GameRecord<T>): Promise<string> {
  const [id, now] = [freshId(), Date.now()];
  const entries = logOf(record, now);
  await keepNew({ card: cardOf(game, id, foldAll(game, entries), now), seed: record.seed ?? '', entries });
  return id;
}
