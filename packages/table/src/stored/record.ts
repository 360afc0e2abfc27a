/** Tables as records: the public form of a game (docs/records.md). */
import { FORMAT, type Game, type GameRecord, type GameTypes } from '@leadlight/core';
import type { Log, Occupant } from '../log/entries.ts';
import { optionsAmong } from '../log/starter.ts';
import type { TableState } from '../log/state.ts';

/** A person's name or a bot's level; the reader's language supplies the bot's name. */
export const nameInRecord = (who: Occupant): string => (who.kind === 'person' ? who.name : `bot:${who.level}`);

/** All that a log says about its game, but neither the seed nor the result. */
export function recordIn<T extends GameTypes>(log: Log<T>, seats: readonly Occupant[]): GameRecord<T> {
  const [{ game, rules, options, commitment }] = log;
  const gathered = log.find((entry) => entry.type === 'gathered');
  const { salts, saltCommitments, saltNonces } = log.find((entry) => entry.type === 'started') ?? {};
  return {
    format: FORMAT,
    game,
    rules,
    options: gathered === undefined ? options : optionsAmong(options, gathered.seats),
    players: seats.map((who) => ({ name: nameInRecord(who) })),
    commitment,
    salts: salts ?? seats.map(() => ''),
    ...(saltCommitments !== undefined && { saltCommitments }),
    ...(saltNonces !== undefined && { saltNonces }),
    events: log.flatMap((entry) => (entry.type === 'played' ? entry.events : [])),
  };
}

/** The record of a table: everything once the game is over, until then the events that a viewer has seen. */
export function recordOf<T extends GameTypes>(
  game: Game<T>,
  { phase, log, seats, position }: TableState<T>,
  seen: readonly T['event'][],
): GameRecord<T> {
  const record = recordIn(
    log,
    seats.filter((who) => who !== null),
  );
  if (phase !== 'over') return { ...record, events: seen };
  const seed = log.find((entry) => entry.type === 'closed')?.seed;
  const result = game.result(position);
  return { ...record, ...(seed !== undefined && { seed }), ...(result !== undefined && { result }) };
}
