import { fail, gameOf, isObject, ok, problem, type AnyProblem, type Result } from '@leadlight/core';
import type { Games } from '../game/games.ts';
import type { TerminalGame } from '../game/terminal-game.ts';

/** The most characters of an unknown name or version. */
const MOST_NAMED = 80;

const shortened = (name: string): string => (name.length > MOST_NAMED ? `${name.slice(0, MOST_NAMED)}…` : name);

/** The game of a record, under the rules that the record names. */
export function gameOfRecord(json: unknown, games: Games): Result<TerminalGame, AnyProblem<never>> {
  const id = gameOf(json);
  if (!games.has(id)) return fail([unknownGame(json, id)]);
  const rules = isObject(json) ? json['rules'] : undefined;
  const found = games.under(id, rules);
  if (found !== undefined) return ok(found);
  // A record that names no version at all is misshapen, under any rules.
  return typeof rules === 'string' ? fail([unknownRules(rules)]) : ok(games.latest(id));
}

const unknownRules = (rules: string): AnyProblem<never> => ({
  path: 'rules',
  reason: { rule: 'record', key: 'record-rules', args: { rules: shortened(rules) } },
});

function unknownGame(json: unknown, game: unknown): AnyProblem<never> {
  if (typeof game === 'string') {
    return { path: 'game', reason: { rule: 'record', key: 'record-game', args: { game: shortened(game) } } };
  }
  if (!isObject(json)) return problem('record', 'field-wrong', '');
  return problem('record', game === undefined ? 'field-missing' : 'field-wrong', 'game');
}
