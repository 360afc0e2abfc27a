/** Game records: the public form of a whole game, which an independent program can check (docs/records.md). */
import { HEX_32, HEX_32_OR_NONE, SALT } from './fair.ts';
import type { Game, GameTypes } from './game.ts';
import type { Problem, Reason, ShapeReason } from './reason.ts';
import type { AnyProblem } from './record-reasons.ts';
import { fail, ok, type Result } from './result.ts';
import {
  integer,
  isObject,
  listOf,
  oneOf,
  optional,
  problem,
  recordObject,
  required,
  text,
  type Field,
  type Shape,
} from './shape.ts';

export const FORMAT = 'leadlight-record/1';

/** The most events in a record: far more than any game has, and few enough to check at once. */
const MOST_EVENTS = 10_000;

/** The fields of a record that do not depend on the game. */
export interface Envelope {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: string;
  /** In seat order. */
  readonly players: readonly { readonly name: string }[];
  /** Published before the first chance event; zeros if the chance was not drawn from a seed. */
  readonly commitment: string;
  /** Each seat's contribution to the chance, '' for none. */
  readonly salts: readonly string[];
  /** If seats committed to their salts first: the hashes ('' for none), and the nonces ('' if never opened). */
  readonly saltCommitments?: readonly string[];
  readonly saltNonces?: readonly string[];
  /** Only once the game is over. */
  readonly seed?: string;
}

export interface GameRecord<T extends GameTypes = GameTypes> extends Envelope {
  readonly game: T['id'];
  readonly options: T['options'];
  readonly events: readonly T['event'][];
  /** Only once the game has ended. */
  readonly result?: T['result'];
}

const anything: Field = required(() => []);
const maybe: Field = optional(() => []);

/** One text per seat. Without players, any number: only the players are wrong then. */
const perSeat = (players: number, pattern: RegExp): Shape =>
  listOf('record', text('record', pattern), players, players === 0 ? Infinity : players);

/** Made once for each game and number of players, because a file may hold a million records. */
const envelopes = new WeakMap<object, Map<number, Shape>>();

function envelopeShapeFor<T extends GameTypes>(game: Game<T>, players: number): Shape {
  const known = envelopes.get(game) ?? new Map<number, Shape>();
  envelopes.set(game, known);
  const shape = known.get(players) ?? envelopeShape(game, players);
  if (players <= game.players.most) known.set(players, shape);
  return shape;
}

function envelopeShape<T extends GameTypes>(game: Game<T>, players: number): Shape {
  return recordObject('record', {
    format: required(oneOf('record', [FORMAT])),
    game: required(oneOf('record', [game.id])),
    rules: required(oneOf('record', [game.rules])),
    options: anything,
    players: required(
      listOf('record', recordObject('record', { name: required(text('record', /^[^\p{C}]{0,80}$/u)) }), players),
    ),
    commitment: required(text('record', HEX_32)),
    salts: required(perSeat(players, SALT)),
    saltCommitments: optional(perSeat(players, HEX_32_OR_NONE)),
    saltNonces: optional(perSeat(players, HEX_32_OR_NONE)),
    seed: optional(text('record', HEX_32)),
    events: required(listOf('record', () => [], 0, MOST_EVENTS)),
    result: maybe,
  });
}

/** Parses JSON from outside, which may not be JSON at all. */
export function parseJson(json: string): Result<unknown, AnyProblem> {
  try {
    return ok(JSON.parse(json) as unknown);
  } catch {
    return fail([{ path: '', reason: { rule: 'record', key: 'record-json', args: {} } }]);
  }
}

/** The game that a record claims to be of. */
export const gameOf = (json: unknown): unknown => (isObject(json) ? json['game'] : undefined);

/** Checks the form of a record: the envelope, the options, and each event by itself. Replays nothing. */
export function parseRecord<T extends GameTypes>(
  game: Game<T>,
  json: unknown,
): Result<GameRecord<T>, AnyProblem<T['reason']>> {
  const problems = formProblems(game, json);
  if (problems.length > 0) return fail(problems);
  const record = json as GameRecord<T>;
  const options = game.parseOptions(record.options, record.players.length);
  return options.ok ? ok({ ...record, options: options.value }) : options;
}

function formProblems<T extends GameTypes>(game: Game<T>, json: unknown): readonly AnyProblem<T['reason']>[] {
  if (!isObject(json)) return [problem('record', 'field-wrong', '')];
  const players = Array.isArray(json['players']) ? json['players'].length : undefined;
  const envelope = [...envelopeShapeFor(game, players ?? 0)(json, ''), ...countProblems(game, players)];
  if (envelope.length > 0) return envelope;
  return [...optionProblems(game, json['options'], players ?? 0), ...eventProblems(game, json['events'])];
}

/** Without a list of players, there is nothing to count. */
const countProblems = <T extends GameTypes>(
  { players: { least, most } }: Game<T>,
  players: number | undefined,
): readonly Problem<ShapeReason>[] =>
  players === undefined ? [] : integer('record', least, most)(players, 'players.length');

function optionProblems<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  players: number,
): readonly AnyProblem<T['reason']>[] {
  const parsed = game.parseOptions(options, players);
  return parsed.ok ? missingOptions(parsed.value, options) : parsed.problems.map((found) => under('options', found));
}

/** A record must contain all options: only tables may leave out defaults. */
const missingOptions = (complete: object, given: unknown): readonly Problem<ShapeReason>[] =>
  Object.keys(complete)
    .filter((name) => !isObject(given) || given[name] === undefined)
    .map((name) => problem('record', 'field-missing', `options.${name}`));

function eventProblems<T extends GameTypes>(game: Game<T>, events: unknown): readonly Problem<T['reason']>[] {
  if (!Array.isArray(events)) return [];
  const problems: Problem<T['reason']>[] = [];
  for (const [index, event] of events.entries()) {
    const parsed = game.parseEvent(event);
    if (!parsed.ok) problems.push(...parsed.problems.map((found) => under(`events[${index}]`, found)));
  }
  return problems;
}

function under<Why extends Reason>(path: string, found: Problem<Why>): Problem<Why> {
  return { path: found.path === '' ? path : `${path}.${found.path}`, reason: found.reason };
}

/** A record as one line of JSON, its fields in the documented order. */
export function writeRecord<T extends GameTypes>(record: GameRecord<T>): string {
  const { format, game, rules, options, players, commitment, salts, events, result } = record;
  const { saltCommitments, saltNonces, seed } = record;
  const opened = { saltCommitments, saltNonces, seed };
  return JSON.stringify({ format, game, rules, options, players, commitment, salts, ...opened, events, result });
}
