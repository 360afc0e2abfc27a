/** The record of a table of this browser. While the game is on, it holds only what its viewer has seen. */
import {
  fail,
  FORMAT,
  ok,
  parseRecord,
  verifyRecord,
  type Game,
  type GameRecord,
  type GameTypes,
  type Result,
  type Viewer,
} from '@leadlight/core';
import { describeProblem } from '@leadlight/messages';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import type { Occupant } from '@leadlight/table';
import type { StoredTable, TableCard } from '../store/tables.ts';
import { nameInRecord } from './names.ts';
import type { AnyChecked, Checked, Complaint } from './read.ts';

/** Where chance was not drawn from one seed, there is nothing to commit to. */
const NO_COMMITMENT = '0'.repeat(64);

/** Who looks at a game that is not over: the one person who plays it here, or nobody in particular. */
export function eyesOf({ seats }: Pick<TableCard, 'seats'>): Viewer {
  const people = seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** What the log of a table says, in the form of a record that nobody has checked. */
interface Raw {
  readonly json: Readonly<Record<string, unknown>>;
  readonly seed: string | undefined;
}

function rawOf({ card, entries }: Pick<StoredTable, 'card' | 'entries'>): Raw {
  const opened = entries.find((entry) => entry.type === 'opened');
  const started = entries.find((entry) => entry.type === 'started');
  const closed = entries.find((entry) => entry.type === 'closed');
  const json = {
    format: FORMAT,
    game: opened?.game,
    rules: opened?.rules,
    options: opened?.options,
    players: card.seats.map((who: Occupant) => ({ name: nameInRecord(who) })),
    commitment: opened?.commitment,
    salts: started?.salts ?? card.seats.map(() => ''),
    events: entries.flatMap((entry) => (entry.type === 'played' ? entry.events : [])),
  };
  return { json, seed: closed?.seed };
}

/** Stored logs are checked like everything from outside: a disk may fail, and a page may be old. */
export function recordOfTable(
  stored: Pick<StoredTable, 'card' | 'entries'>,
  viewer: Viewer,
): Result<AnyChecked, Complaint> {
  const raw = rawOf(stored);
  if (raw.json['game'] === 'sintra') {
    const found = recordOf(sintra, raw, viewer);
    if (found.ok) return ok({ game: 'sintra', checked: found.value });
    return fail(found.problems.map((problem) => (texts) => describeProblem(texts, 'sintra', problem)));
  }
  const found = recordOf(sagrada, raw, viewer);
  if (found.ok) return ok({ game: 'sagrada', checked: found.value });
  return fail(found.problems.map((problem) => (texts) => describeProblem(texts, 'sagrada', problem)));
}

type Found<T extends GameTypes> = Result<Checked<T>, ReturnType<typeof verifyRecord<T>>['problems'][number]>;

function recordOf<T extends GameTypes>(game: Game<T>, { json, seed }: Raw, viewer: Viewer): Found<T> {
  const parsed = parseRecord(game, json);
  if (!parsed.ok) return parsed;
  const position = replayed(game, parsed.value);
  const isOver = game.toAct(position).kind === 'over';
  const record = isOver ? completed(game, parsed.value, position, seed) : seenBy(game, parsed.value, viewer);
  const { problems, status, sight } = verifyRecord(game, record);
  return problems.length > 0 ? fail(problems) : ok({ record, status, sight });
}

function replayed<T extends GameTypes>(game: Game<T>, { options, players, events }: GameRecord<T>): T['position'] {
  const position = game.start(options, players.length);
  for (const event of events) game.play(position, event);
  return position;
}

/** The record as one viewer was sent it. */
export function seenBy<T extends GameTypes>(game: Game<T>, record: GameRecord<T>, viewer: Viewer): GameRecord<T> {
  const position = game.start(record.options, record.players.length);
  const events = record.events.flatMap((event) => {
    game.play(position, event);
    return game.see(position, event, viewer);
  });
  return { ...record, events };
}

/** With its result, and with its seed if all chance of the game follows from it: what was played on may have another. */
function completed<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  position: T['position'],
  seed: string | undefined,
): GameRecord<T> {
  const result = game.result(position);
  const scored = result === undefined ? record : { ...record, result };
  const proved = { ...scored, ...(seed !== undefined && { seed }) };
  return verifyRecord(game, proved).problems.length === 0 ? proved : { ...scored, commitment: NO_COMMITMENT };
}
