/** Replays a record and checks every move, chance outcome, count and score in it. */
import { covers } from './chance.ts';
import { documentedWith } from './documented.ts';
import { commitmentOf, fairLuck, saltCommitmentOf } from './fair.ts';
import type { Game, GameTypes } from './game.ts';
import type { Luck } from './random.ts';
import { recordProblem, type AnyProblem } from './record-reasons.ts';
import type { GameRecord } from './record.ts';
import { isClosed, replayEvents, type Played } from './replay.ts';
import { isObject, misplacedFields, problem } from './shape.ts';

export interface Verdict<T extends GameTypes = GameTypes> {
  readonly status: 'finished' | 'running' | 'abandoned';
  /** Whether all chance was proved to follow from the seed, or is only possible. */
  readonly chance: 'proved' | 'possible';
  /** Whether the record is complete, or holds only one viewer's view. */
  readonly sight: 'full' | 'partial';
  readonly problems: readonly AnyProblem<T['reason']>[];
}

/** The same check step by step, each with its own problems: a later step may be fine although an earlier one is not. */
export interface Examination<T extends GameTypes = GameTypes> extends Omit<Verdict<T>, 'problems'> {
  /** The seed does not match its commitment. */
  readonly commitment: readonly AnyProblem[];
  /** Salts do not match theirs. */
  readonly salts: readonly AnyProblem[];
  /** The first event that cannot be played, or whose chance differs. */
  readonly course: readonly AnyProblem<T['reason']>[];
  /** Claims about the end. Empty if the course has problems, because nothing can be said about the end then. */
  readonly closing: readonly AnyProblem[];
  /** The events without a problem. */
  readonly played: Played;
  /** The result of the game as it was played here; undefined if it didn't come to one. */
  readonly result: T['result'] | undefined;
}

export function examineRecord<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): Examination<T> {
  const { options, events } = record;
  const course = { options, players: record.players.length, events };
  const { position, problems, played } = replayEvents(game, course, luckOf(game, record));
  return {
    status: statusOf(game, record, position),
    chance: record.seed === undefined ? 'possible' : 'proved',
    sight: game.complete(position) ? 'full' : 'partial',
    commitment: commitmentProblems(record),
    salts: saltProblems(record),
    course: problems,
    closing: problems.length > 0 ? [] : closingProblems(game, record, position),
    played,
    result: problems.length > 0 ? undefined : game.result(position),
  };
}

/** The whole check: the promises before the game, the game event by event, and the claims about its end. */
export function verifyRecord<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): Verdict<T> {
  const { status, chance, sight, commitment, salts, course, closing } = examineRecord(game, record);
  const early = [...commitment, ...salts];
  return { status, chance, sight, problems: early.length > 0 ? early : [...course, ...closing] };
}

/** The chance that follows from the seed. A running game must not show its seed, so nothing is compared with it. */
const luckOf = <T extends GameTypes>({ id }: Game<T>, { seed, salts, events }: GameRecord<T>): Luck | undefined =>
  seed === undefined || !isClosed(events) ? undefined : fairLuck(id, seed, salts);

function statusOf<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  position: T['position'],
): Verdict<T>['status'] {
  if (game.toAct(position).kind !== 'over') return 'running';
  return record.events.some((event) => event.type === 'abandoned') ? 'abandoned' : 'finished';
}

function commitmentProblems<T extends GameTypes>(record: GameRecord<T>): readonly AnyProblem[] {
  if (record.seed === undefined || commitmentOf(record.seed) === record.commitment) return [];
  return [recordProblem('commitment', 'record', 'record-commitment', {})];
}

/** Hashes and nonces come together, one of each per seat. */
function saltProblems<T extends GameTypes>(record: GameRecord<T>): readonly AnyProblem[] {
  const { salts, saltCommitments: hashes, saltNonces: nonces } = record;
  if (hashes === undefined && nonces === undefined) return [];
  if (hashes === undefined) return [problem('record', 'field-missing', 'saltCommitments')];
  if (nonces === undefined) return [problem('record', 'field-missing', 'saltNonces')];
  return salts.flatMap((salt, seat) => seatSaltProblems(seat, salt, hashes[seat] ?? '', nonces[seat] ?? ''));
}

/** Without a hash there is nothing to open; a salt that was not opened is empty; an opened one matches its hash. */
function seatSaltProblems(seat: number, salt: string, hash: string, nonce: string): readonly AnyProblem[] {
  if (hash === '' && nonce !== '') return [problem('record', 'field-misplaced', `saltNonces[${seat}]`)];
  const fine = nonce === '' ? salt === '' : saltCommitmentOf(seat, nonce, salt) === hash;
  return fine ? [] : [recordProblem(`salts[${seat}]`, 'record', wrongSalt(hash, nonce), { seat })];
}

/** The contradiction in a wrong salt: a commitment, one that was never opened, or none at all. */
function wrongSalt(hash: string, nonce: string): 'record-salt' | `record-salt-${'uncommitted' | 'unopened'}` {
  if (hash === '') return 'record-salt-uncommitted';
  return nonce === '' ? 'record-salt-unopened' : 'record-salt';
}

function closingProblems<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  position: T['position'],
): readonly AnyProblem[] {
  const over = game.toAct(position).kind === 'over';
  if (!over && record.seed !== undefined) return [recordProblem('seed', 'record', 'record-seed-early', {})];
  if (!over || statusOf(game, record, position) === 'abandoned') {
    return record.result === undefined ? [] : [recordProblem('result', 'record', 'record-result-early', {})];
  }
  return resultProblems(game, record, position);
}

function resultProblems<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  position: T['position'],
): readonly AnyProblem[] {
  const { scores, ranking } = game.scoring;
  if (!isObject(record.result)) return [recordProblem('result', scores, 'record-result-missing', {})];
  const given: Readonly<Record<string, unknown>> = record.result;
  const expected = game.result(position) ?? {};
  const wrong = Object.entries(expected)
    .filter(([field, value]) => !covers(inOrder(value, field), inOrder(given[field], field)))
    .map(([field]) =>
      recordProblem(`result.${field}`, field === 'ranking' ? ranking : scores, 'record-result', { field }),
    );
  return [...wrong, ...misplacedIn(expected, given, documentedWith(game.fields ?? []), 'result')];
}

/** Fields that belong to the result of another game or number of players: here, or in any part of it. */
function misplacedIn(
  expected: unknown,
  given: unknown,
  names: ReadonlySet<string>,
  path: string,
): readonly AnyProblem[] {
  if (Array.isArray(expected) && Array.isArray(given)) {
    return expected.flatMap((item, i) => misplacedIn(item, given[i], names, `${path}[${i}]`));
  }
  if (!isObject(expected) || !isObject(given)) return [];
  const parts = Object.entries(expected).flatMap(([name, part]) =>
    misplacedIn(part, given[name], names, `${path}.${name}`),
  );
  return [...misplacedFields('record', given, expected, names, path), ...parts];
}

/** Tied seats may be listed in any order. */
function inOrder(value: unknown, field: string): unknown {
  if (field !== 'ranking' || !Array.isArray(value)) return value;
  return value.map((place: unknown) =>
    Array.isArray(place) ? place.toSorted((a, b) => Number(a) - Number(b)) : place,
  );
}
