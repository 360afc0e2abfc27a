/** Checks one record and reports on it in one line. */
import { gameOf, isObject, parseRecord, problem, verifyRecord, type AnyProblem, type GameTypes } from '@leadlight/core';
import { describeReason, type AllTexts } from '@leadlight/messages';
import { reportBug } from '../bug.ts';
import { isGameId, withKit, type Kit } from '../kits.ts';

export interface Checked {
  readonly good: boolean;
  /** The report. */
  readonly line: string;
}

/** The most characters of an unknown game's name. */
const MOST_NAMED = 80;

/** At most this many problems are listed; the rest are counted. */
const MOST_TOLD = 3;

/** A record that brings a bug to light is bad, too: the records behind it can still be checked. */
export function checkRecord(json: unknown, texts: AllTexts): Checked {
  try {
    const id = gameOf(json);
    return isGameId(id) ? withKit(id, (kit) => checkWith(kit, json, texts)) : unknownGame(json, texts);
  } catch (error) {
    return { good: false, line: `${texts.cli.verify.bad}: ${reportBug(error, texts)}` };
  }
}

function checkWith<T extends GameTypes>(kit: Kit<T>, json: unknown, texts: AllTexts): Checked {
  const parsed = parseRecord(kit.game, json);
  const words = (reason: AnyProblem<T['reason']>['reason']): string => kit.reason(texts, reason);
  if (!parsed.ok) return bad(parsed.problems, words, texts);
  const record = parsed.value;
  const verdict = verifyRecord(kit.game, record);
  if (verdict.problems.length > 0) return bad(verdict.problems, words, texts);
  const { ok, players, events, status, chance, sight } = texts.cli.verify;
  const facts = [
    kit.name(texts),
    players(record.players.length),
    events(record.events.length),
    status[verdict.status],
    chance[verdict.chance],
    ...(verdict.sight === 'partial' ? [sight.partial] : []),
  ];
  return { good: true, line: `${ok}: ${facts.join(' · ')}` };
}

const shortened = (name: string): string => (name.length > MOST_NAMED ? `${name.slice(0, MOST_NAMED)}…` : name);

/** The game is missing or unknown. */
function unknownGame(json: unknown, texts: AllTexts): Checked {
  const game = gameOf(json);
  const found: AnyProblem<never> =
    typeof game === 'string'
      ? { path: 'game', reason: { rule: 'record', key: 'record-game', args: { game: shortened(game) } } }
      : problem(
          'record',
          isObject(json) && game === undefined ? 'field-missing' : 'field-wrong',
          isObject(json) ? 'game' : '',
        );
  return bad([found], (reason) => describeReason(texts.refusals, 'record', reason), texts);
}

function bad<Why extends AnyProblem>(
  problems: readonly Why[],
  words: (reason: Why['reason']) => string,
  texts: AllTexts,
): Checked {
  const { bad: caption, more } = texts.cli.verify;
  const told = problems
    .slice(0, MOST_TOLD)
    .map(({ path, reason }) =>
      [placeOf(path, texts), reason.rule, words(reason)].filter((part) => part !== '').join(': '),
    );
  const rest = problems.length - told.length;
  return { good: false, line: `${caption}: ${[...told, ...(rest > 0 ? [more(rest)] : [])].join(' · ')}` };
}

/** The place in the record: an event's index and the rest of the path, or the path itself. */
function placeOf(path: string, texts: AllTexts): string {
  const [, index, field] = /^events\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (index === undefined) return path;
  return [texts.cli.verify.event(Number(index)), field].filter((part) => part !== '').join(', ');
}
