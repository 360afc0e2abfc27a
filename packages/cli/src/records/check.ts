/** Checks one record and reports on it in one line. */
import {
  parseRecord,
  verifyRecord,
  type AnyProblem,
  type GameRecord,
  type GameTypes,
  type Verdict,
} from '@leadlight/core';
import { describeReason, type AllTexts } from '@leadlight/messages';
import { reportBug } from '../base/bug.ts';
import type { Games } from '../game/games.ts';
import type { TerminalGame } from '../game/terminal-game.ts';
import { gameOfRecord } from './game-of.ts';

export interface Checked {
  readonly good: boolean;
  /** The report. */
  readonly line: string;
  /** The same for programs. */
  readonly facts: object;
}

/** At most this many problems are listed; the rest are counted. */
const MOST_TOLD = 3;

/** A record that brings a bug to light is bad, too: the records behind it can still be checked. */
export function checkRecord(json: unknown, games: Games, texts: AllTexts): Checked {
  try {
    const game = gameOfRecord(json, games);
    if (game.ok) return checkWith(game.value, json, texts);
    return bad(game.problems, (reason) => describeReason(texts.refusals, {}, reason), texts);
  } catch (error) {
    const line = texts.cli.labelled(texts.cli.verify.bad, reportBug(error, texts));
    return { good: false, line, facts: { error: String(error) } };
  }
}

function checkWith<T extends GameTypes>(terminalGame: TerminalGame<T>, json: unknown, texts: AllTexts): Checked {
  const parsed = parseRecord(terminalGame.game, json);
  const words = (reason: AnyProblem<T['reason']>['reason']): string => terminalGame.reason(texts, reason);
  if (!parsed.ok) return bad(parsed.problems, words, texts);
  const record = parsed.value;
  const verdict = verifyRecord(terminalGame.game, record);
  if (verdict.problems.length > 0) return bad(verdict.problems, words, texts);
  const { ok, players, events, status, chance, sight } = texts.cli.verify;
  const facts = [
    terminalGame.name(texts),
    players(record.players.length),
    events(record.events.length),
    status[verdict.status],
    chance[verdict.chance],
    ...(verdict.sight === 'partial' ? [sight.partial] : []),
  ];
  return { good: true, line: texts.cli.labelled(ok, facts.join(' · ')), facts: factsOf(record, verdict) };
}

const factsOf = ({ game, rules, players, events }: GameRecord, { status, chance, sight }: Verdict): object => ({
  game,
  rules,
  players: players.length,
  events: events.length,
  status,
  chance,
  sight,
});

function bad<Why extends AnyProblem>(
  problems: readonly Why[],
  words: (reason: Why['reason']) => string,
  texts: AllTexts,
): Checked {
  const { labelled, verify } = texts.cli;
  const told = problems.slice(0, MOST_TOLD).map(({ path, reason }) => {
    const ruled = labelled(reason.rule, words(reason));
    return path === '' ? ruled : labelled(placeOf(path, texts), ruled);
  });
  const rest = problems.length - told.length;
  const all = [...told, ...(rest > 0 ? [verify.more(rest)] : [])];
  return { good: false, line: labelled(verify.bad, all.join(' · ')), facts: { problems: problems.map(toldOf(words)) } };
}

/** A problem for programs: the rule and the key never change, the sentence is in the user's language. */
const toldOf =
  <Why extends AnyProblem>(words: (reason: Why['reason']) => string) =>
  ({ path, reason }: Why): object => ({ path, rule: reason.rule, key: reason.key, text: words(reason) });

/** The place in the record: an event's index and the rest of the path, or the path itself. */
function placeOf(path: string, texts: AllTexts): string {
  const [, index, field] = /^events\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (index === undefined) return path;
  return [texts.cli.verify.event(Number(index)), field].filter((part) => part !== '').join(', ');
}
