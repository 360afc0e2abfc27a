/** Replays a record and checks every move, chance outcome, count and score in it. */
import { commitmentOf, fairLuck, saltCommitmentOf } from './fair.ts';
import type { AnyMove, Game, GameTypes } from './game.ts';
import type { Luck } from './random.ts';
import type { AnyProblem, GameRecord, RecordReasons } from './record.ts';
import { isObject } from './shape.ts';

export interface Verdict<T extends GameTypes> {
  readonly status: 'finished' | 'running' | 'abandoned';
  /** Whether all chance was shown to follow from the seed, or only to be possible. */
  readonly chance: 'proved' | 'possible';
  /** Whether the record says everything, or only what one viewer saw. */
  readonly sight: 'full' | 'partial';
  readonly problems: readonly AnyProblem<T['reason']>[];
}

function recordProblem<Key extends keyof RecordReasons>(
  path: string,
  rule: string,
  key: Key,
  args: RecordReasons[Key],
): AnyProblem {
  return { path, reason: { rule, key, args } };
}

/** The whole check. It stops at the first event that cannot be played, since nothing after it can be judged. */
export function verifyRecord<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): Verdict<T> {
  const position = game.start(record.options, record.players.length);
  const early = [...commitmentProblems(record), ...saltProblems(record)];
  const replay = early.length > 0 ? early : replayProblems(game, record, position);
  const problems = replay.length > 0 ? replay : closingProblems(game, record, position);
  return {
    status: statusOf(game, record, position),
    chance: record.seed === undefined ? 'possible' : 'proved',
    sight: game.complete(position) ? 'full' : 'partial',
    problems,
  };
}

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

/** A salt that was never opened has no nonce and must be empty; an opened one must be what was committed to. */
function saltProblems<T extends GameTypes>(record: GameRecord<T>): readonly AnyProblem[] {
  const { salts, saltCommitments, saltNonces } = record;
  if (saltCommitments === undefined && saltNonces === undefined) return [];
  return salts.flatMap((salt, seat) => {
    const nonce = saltNonces?.[seat] ?? '';
    const fine = nonce === '' ? salt === '' : saltCommitmentOf(seat, nonce, salt) === saltCommitments?.[seat];
    return fine ? [] : [recordProblem(`salts[${seat}]`, 'record', 'record-salt', { seat })];
  });
}

function replayProblems<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  position: T['position'],
): readonly AnyProblem<T['reason']>[] {
  const luck = record.seed === undefined ? undefined : fairLuck(game.id, record.seed, record.salts);
  for (const [index, event] of record.events.entries()) {
    const path = `events[${index}]`;
    const annotation = legalProblems(game, position, event, path);
    const chance = chanceProblems(game, position, event, luck, path);
    const refused = game.play(position, event).map((reason) => ({ path, reason }));
    const problems = refused.length > 0 ? refused : [...chance, ...annotation];
    if (problems.length > 0) return problems;
  }
  return [];
}

const isMove = (event: GameTypes['event']): event is AnyMove => 'player' in event;

/** A seat whose choices are hidden from this record has no list to count. */
function legalProblems<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  event: T['event'],
  path: string,
): readonly AnyProblem[] {
  if (!isMove(event) || event.legal === undefined) return [];
  const counted = game.legal(position, event.player).length;
  if (counted === 0 || counted === event.legal) return [];
  return [recordProblem(path, 'record', 'record-legal', { said: event.legal, counted })];
}

function chanceProblems<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  event: T['event'],
  luck: Luck | undefined,
  path: string,
): readonly AnyProblem[] {
  const due = game.toAct(position);
  if (luck === undefined || due.kind !== 'chance' || event.type !== due.event) return [];
  if (covers(game.draw(position, luck), event)) return [];
  return [recordProblem(path, 'record', 'record-chance', { labels: due.labels })];
}

/** Whether `given` has everything that `expected` has; more is allowed, since unknown fields are ignored. */
function covers(expected: unknown, given: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(given) && expected.length === given.length && expected.every((item, i) => covers(item, given[i]))
    );
  }
  if (!isObject(expected)) return expected === given;
  return isObject(given) && Object.entries(expected).every(([name, value]) => covers(value, given[name]));
}

function closingProblems<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  position: T['position'],
): readonly AnyProblem[] {
  const over = game.toAct(position).kind === 'over';
  const last = `events[${record.events.length - 1}]`;
  if (!over && record.seed !== undefined) return [recordProblem('seed', 'record', 'record-seed-early', {})];
  if (!over || statusOf(game, record, position) === 'abandoned') {
    return record.result === undefined ? [] : [recordProblem('result', 'record', 'record-result-early', {})];
  }
  if (!game.complete(position)) return [recordProblem(last, 'record', 'record-hidden', {})];
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
  return Object.entries(game.result(position) ?? {})
    .filter(([field, expected]) => !covers(inOrder(expected, field), inOrder(given[field], field)))
    .map(([field]) =>
      recordProblem(`result.${field}`, field === 'ranking' ? ranking : scores, 'record-result', { field }),
    );
}

/** Seats that tie for a place may be listed in any order. */
function inOrder(value: unknown, field: string): unknown {
  if (field !== 'ranking' || !Array.isArray(value)) return value;
  return value.map((place: unknown) =>
    Array.isArray(place) ? place.toSorted((a, b) => Number(a) - Number(b)) : place,
  );
}
