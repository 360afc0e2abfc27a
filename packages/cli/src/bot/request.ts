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
import type { Kit } from '../kits.ts';
import type { Line } from './lines.ts';
import { MOST_BYTES, MOST_CHARACTERS, Refusal, type Id } from './protocol.ts';
import { seenBy, seesAll } from './sight.ts';

/** The decision to make, with the question's own seed if it has one. */
export interface Question<T extends GameTypes> {
  readonly moment: Moment<T>;
  readonly seed: string | undefined;
}

interface Request {
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

export function questionOf<T extends GameTypes>(kit: Kit<T>, json: unknown, texts: AllTexts): Question<T> {
  const { seat, seed, record } = requestOf(json, texts);
  return { moment: momentOf(kit, recordOf(kit, record, texts), seat, texts), seed };
}

function requestOf(json: unknown, texts: AllTexts): Request {
  const [problem] = REQUEST(json, '');
  if (problem === undefined) return json as Request;
  const message = describeReason(texts.refusals, 'record', problem.reason);
  throw new Refusal('bad-request', message, [{ path: problem.path, rule: RULE, key: problem.reason.key, message }]);
}

/** The record of a game in progress, with every event checked against the rules. */
function recordOf<T extends GameTypes>(kit: Kit<T>, json: unknown, texts: AllTexts): GameRecord<T> {
  const { bot } = texts.cli;
  const game = gameOf(json);
  if (typeof game === 'string' && game !== kit.game.id) throw new Refusal('other-game', bot['other-game'](kit.game.id));
  const parsed = parseRecord(kit.game, json);
  if (!parsed.ok) throw badRecord(kit, parsed.problems, texts);
  const { status, problems } = verifyRecord(kit.game, parsed.value);
  if (status !== 'running') throw new Refusal('game-over', bot['game-over']);
  if (problems.length > 0) throw badRecord(kit, problems, texts);
  return parsed.value;
}

/** At most this many problems are listed in an answer. */
const MOST_TOLD = 10;

function badRecord<T extends GameTypes>(
  kit: Kit<T>,
  problems: readonly AnyProblem<T['reason']>[],
  texts: AllTexts,
): Refusal {
  const findings = problems.slice(0, MOST_TOLD).map(({ path, reason }) => ({
    path: path === '' ? 'record' : `record.${path}`,
    rule: reason.rule,
    key: reason.key,
    message: kit.reason(texts, reason),
  }));
  const [{ path, rule, message }] = findings;
  return new Refusal('bad-record', texts.refusals.record.problem(path, rule, message), findings);
}

function momentOf<T extends GameTypes>(
  kit: Kit<T>,
  record: GameRecord<T>,
  seat: Seat,
  { cli: { bot } }: AllTexts,
): Moment<T> {
  const last = record.players.length - 1;
  if (seat > last) throw new Refusal('no-such-seat', bot['no-such-seat'](seat, last));
  const moment = seenBy(kit, record, seat);
  const due = kit.game.toAct(moment.position);
  if (due.kind !== 'decide' || !due.seats.includes(seat)) {
    throw new Refusal('nothing-to-decide', bot['nothing-to-decide'](seat));
  }
  if (!seesAll(kit.game, moment)) throw new Refusal('not-seen', bot['not-seen'](seat));
  return moment;
}
