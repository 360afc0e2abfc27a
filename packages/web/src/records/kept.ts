/** The record of a table in this browser. Until the game is over, it contains only what its viewer has seen. */
import { FORMAT, verifyRecord, type Game, type GameRecord, type GameTypes, type Viewer } from '@leadlight/core';
import type { ReadTable } from '../keep/reading.ts';
import type { TableCard } from '../store/tables.ts';
import { nameInRecord } from './names.ts';
import type { Checked } from './read.ts';

/** Without a single seed behind all chance, there is nothing to commit to. */
const NO_COMMITMENT = '0'.repeat(64);

type Table<T extends GameTypes> = Pick<ReadTable<T>, 'entries'> & { readonly card: Pick<TableCard, 'seats'> };

/** The viewer of a game in progress: the only person in it, or a spectator if there are several. */
export function eyesOf({ seats }: Pick<TableCard, 'seats'>): Viewer {
  const people = seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** The part of a table that may be shown: everything once the game is over, until then what the viewer has seen. */
export function recordOf<T extends GameTypes>(game: Game<T>, table: Table<T>): Checked<T> {
  const record = rawOf(table);
  const position = replayed(game, record);
  const isOver = game.toAct(position).kind === 'over';
  const shown = isOver ? closed(game, record, table, position) : seenBy(game, record, eyesOf(table.card));
  const { status, sight } = verifyRecord(game, shown);
  return { record: shown, status, sight };
}

/** The contents of the log without its secrets. */
function rawOf<T extends GameTypes>({ card, entries }: Table<T>): GameRecord<T> {
  const [{ game, rules, options, commitment }] = entries;
  const started = entries.find((entry) => entry.type === 'started');
  return {
    format: FORMAT,
    game,
    rules,
    options,
    players: card.seats.map((who) => ({ name: nameInRecord(who) })),
    commitment,
    salts: started?.salts ?? card.seats.map(() => ''),
    events: entries.flatMap((entry) => (entry.type === 'played' ? entry.events : [])),
  };
}

function replayed<T extends GameTypes>(game: Game<T>, { options, players, events }: GameRecord<T>): T['position'] {
  const position = game.start(options, players.length);
  for (const event of events) game.play(position, event);
  return position;
}

/** The record as it was sent to one viewer. */
function seenBy<T extends GameTypes>(game: Game<T>, record: GameRecord<T>, viewer: Viewer): GameRecord<T> {
  const position = game.start(record.options, record.players.length);
  const events = record.events.flatMap((event) => {
    game.play(position, event);
    return game.see(position, event, viewer);
  });
  return { ...record, events };
}

/**
 * Adds the result, and the seed if it explains all chance. A game continued from a replay may have drawn on another
 * seed.
 */
function closed<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  { entries }: Table<T>,
  position: T['position'],
): GameRecord<T> {
  const result = game.result(position);
  const scored = result === undefined ? record : { ...record, result };
  const seed = entries.find((entry) => entry.type === 'closed')?.seed;
  const proved = { ...scored, ...(seed !== undefined && { seed }) };
  return verifyRecord(game, proved).problems.length === 0 ? proved : { ...scored, commitment: NO_COMMITMENT };
}
