/** Writes the log of a table whose game matches a record. */
import { LEVELS } from '@leadlight/bots';
import { commitmentOf, type GameRecord, type GameTypes } from '@leadlight/core';
import type { Entry, Occupant, Opened, Started } from '@leadlight/table';
import { ELSEWHERE, SEEDLESS } from '../hosting/origins.ts';
import { occupantInRecord } from './names.ts';

/** A bot whose level is unknown here becomes a person with that name. */
function occupantOf(name: string, colour: string): Occupant {
  const who = occupantInRecord(name, colour);
  const isKnown = who.kind === 'person' || LEVELS.some((level) => level === who.level);
  return isKnown ? who : { kind: 'person', name, colour };
}

type SaltFields = 'salts' | 'saltCommitments' | 'saltNonces';

/** The details that a record doesn't contain. */
interface LogDetails {
  readonly at: number;
  /** The record's seed or a new one. It is never drawn from, because all chance is in the events. */
  readonly seed: string;
  readonly colourAt: (seat: number) => string;
}

/** With the commitments to the salts, if the record has them. */
const saltsIn = ({ salts, saltCommitments, saltNonces }: GameRecord): Pick<Started, SaltFields> => ({
  salts,
  ...(saltCommitments !== undefined && { saltCommitments }),
  ...(saltNonces !== undefined && { saltNonces }),
});

export function logOf<T extends GameTypes>(
  record: GameRecord<T>,
  { at, seed, colourAt }: LogDetails,
): readonly [Opened<T>, ...Entry<T>[]] {
  const { game, rules, options, players, events } = record;
  const table = record.seed === undefined ? SEEDLESS : ELSEWHERE;
  const origin = { how: 'record', table, events: events.length } as const;
  const commitment = commitmentOf(seed);
  const seats = players.map(({ name }, seat) => occupantOf(name, colourAt(seat)));
  return [
    { type: 'opened', at, game, rules, options, players: players.length, commitment, origin },
    ...seats.map((who, seat): Entry<T> => ({ type: 'seated', at, seat, who })),
    { type: 'started', at, ...saltsIn(record) },
    { type: 'played', at, events },
    { type: 'closed', at, seed },
  ];
}
