/** Turns a line into a question that can be answered, and checks everything in it. */
import type { Moment } from '@leadlight/bots';
import {
  gameOf,
  integer,
  object,
  optional,
  parseJson,
  parseRecord,
  required,
  text,
  verifyRecord,
  type AnyProblem,
  type GameRecord,
  type GameTypes,
  type Seat,
  type Shape,
} from '@leadlight/core';
import { describeReason, type AllTexts } from '@leadlight/messages';
import type { Games } from '../game/games.ts';
import type { TerminalGame } from '../game/terminal-game.ts';
import { gameOfRecord } from '../records/game-of.ts';
import type { Line } from '../protocol/lines.ts';
import { MOST_BYTES, MOST_CHARACTERS, Refusal, type Id } from '../protocol/answers.ts';
import { seenBy, seesAll } from './sight.ts';

/** The fields of a question. */
export interface Request {
  readonly id: string | number;
  readonly seat: Seat;
  readonly seed?: string;
  readonly record: unknown;
}

/** The rule broken by a line whose fields do not form a question. */
const RULE = 'request';

const shortText = text(RULE, new RegExp(`^.{0,${MOST_CHARACTERS}}$`, 'su'));
const idShape: Shape = (value, path) => (Number.isSafeInteger(value) ? [] : shortText(value, path));

const REQUEST = object(RULE, {
  id: required(idShape),
  seat: required(integer(RULE, 0, Number.MAX_SAFE_INTEGER)),
  seed: optional(shortText),
  record: required(() => []),
});

export function jsonOf({ text: said, fault }: Line, { cli: { bot } }: AllTexts): unknown {
  if (fault === 'line-too-long') throw new Refusal(fault, bot[fault](MOST_BYTES));
  if (fault === 'not-utf8') throw new Refusal(fault, bot[fault]);
  const parsed = parseJson(said);
  if (!parsed.ok) throw new Refusal('not-json', bot['not-json']);
  return parsed.value;
}

/** The id of a question; null if it has none that can be repeated. */
export function idOf(json: unknown): Id {
  const { id } = Object(json) as { readonly id?: unknown };
  return idShape(id, '').length === 0 ? (id as Id) : null;
}

export function requestOf(json: unknown, texts: AllTexts): Request {
  const [problem] = REQUEST(json, '');
  if (problem === undefined) return json as Request;
  const message = describeReason(texts.refusals, {}, problem.reason);
  throw new Refusal('bad-request', message, [{ path: problem.path, rule: RULE, key: problem.reason.key, message }]);
}

/** The bot's game, under the rules that the record names. */
export function gameFor(
  { game, games }: { readonly game: string; readonly games: Games },
  { record }: Request,
  texts: AllTexts,
): TerminalGame {
  const id = gameOf(record);
  if (typeof id === 'string' && id !== game) throw new Refusal('other-game', texts.cli.bot['other-game'](game));
  // A record that names no game at all is misshapen, whatever the game.
  if (typeof id !== 'string') return games.latest(game);
  const found = gameOfRecord(record, games);
  if (found.ok) return found.value;
  throw badRecord(found.problems, (reason) => describeReason(texts.refusals, {}, reason), texts);
}

/** The record of a game in progress, with every event checked against the rules. */
function recordOf<T extends GameTypes>(terminalGame: TerminalGame<T>, json: unknown, texts: AllTexts): GameRecord<T> {
  const { game } = terminalGame;
  const words = (reason: AnyProblem<T['reason']>['reason']): string => terminalGame.reason(texts, reason);
  const parsed = parseRecord(game, json);
  if (!parsed.ok) throw badRecord(parsed.problems, words, texts);
  const { status, problems } = verifyRecord(game, parsed.value);
  if (status !== 'running') throw new Refusal('game-over', texts.cli.bot['game-over']);
  if (problems.length > 0) throw badRecord(problems, words, texts);
  return parsed.value;
}

/** At most this many problems are listed in an answer. */
const MOST_TOLD = 10;

function badRecord<Why extends AnyProblem>(
  problems: readonly Why[],
  words: (reason: Why['reason']) => string,
  texts: AllTexts,
): Refusal {
  const findings = problems.slice(0, MOST_TOLD).map(({ path, reason }) => ({
    path: path === '' ? 'record' : `record.${path}`,
    rule: reason.rule,
    key: reason.key,
    message: words(reason),
  }));
  const [{ path, rule, message } = { path: '', rule: '', message: '' }] = findings;
  return new Refusal('bad-record', texts.refusals.record.problem(path, rule, message), findings);
}

/** The decision to make, with what the seat has seen before it. */
export function momentOf<T extends GameTypes>(
  terminalGame: TerminalGame<T>,
  { seat, record: json }: Request,
  texts: AllTexts,
): Moment<T> {
  const { bot } = texts.cli;
  const record = recordOf(terminalGame, json, texts);
  const last = record.players.length - 1;
  if (seat > last) throw new Refusal('no-such-seat', bot['no-such-seat'](seat, last));
  const moment = seenBy(terminalGame, record, seat);
  const due = terminalGame.game.toAct(moment.position);
  if (due.kind !== 'decide' || !due.seats.includes(seat)) {
    throw new Refusal('nothing-to-decide', bot['nothing-to-decide'](seat));
  }
  if (!seesAll(terminalGame.game, moment)) throw new Refusal('not-seen', bot['not-seen'](seat));
  return moment;
}
