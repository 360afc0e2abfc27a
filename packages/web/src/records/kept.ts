/** The record of a table of this browser. While the game is on, it holds only what its viewer has seen. */
import { FORMAT, verifyRecord, type Game, type GameRecord, type GameTypes, type Viewer } from '@leadlight/core';
import type { ReadTable } from '../keep/reading.ts';
import type { TableCard } from '../store/tables.ts';
import { nameInRecord } from './names.ts';
import type { Checked } from './read.ts';

/** Where chance was not drawn from one seed, there is nothing to commit to. */
const NO_COMMITMENT = '0'.repeat(64);

type Table<T extends GameTypes> = Pick<ReadTable<T>, 'entries'> & { readonly card: Pick<TableCard, 'seats'> };

/** Who looks at a game that is not over: the one person who plays it here, or nobody in particular. */
export function eyesOf({ seats }: Pick<TableCard, 'seats'>): Viewer {
  const people = seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** What may be shown of a table here: everything once the game is over, before that what was seen. */
export function recordOf<T extends GameTypes>(game: Game<T>, table: Table<T>): Checked<T> {
  const record = rawOf(table);
  const position = replayed(game, record);
  const isOver = game.toAct(position).kind === 'over';
  const shown = isOver ? closed(game, record, table, position) : seenBy(game, record, eyesOf(table.card));
  const { status, sight } = verifyRecord(game, shown);
  return { record: shown, status, sight };
}

/** What the log says, without its secrets. */
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

/** The record as one viewer was sent it. */
function seenBy<T extends GameTypes>(game: Game<T>, record: GameRecord<T>, viewer: Viewer): GameRecord<T> {
  const position = game.start(record.options, record.players.length);
  const events = record.events.flatMap((event) => {
    game.play(position, event);
    return game.see(position, event, viewer);
  });
  return { ...record, events };
}

/** With its result, and with its seed if all chance of the game follows from it: what was played on may have another. */
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
