/**
 * Reads records from a file or a link, possibly made by a stranger. Nothing in a record is trusted until the rules have
 * replayed it, and problems are explained in words.
 */
import {
  fail,
  gameOf,
  ok,
  parseJson,
  parseRecord,
  verifyRecord,
  type AnyProblem,
  type Game,
  type GameRecord,
  type GameTypes,
  type Result,
  type Verdict,
} from '@leadlight/core';
import { describeProblem, type Reasons } from '@leadlight/messages';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { COMPLAIN, type Complaint } from './complaints.ts';

/** Far more than any game needs, and little enough to check quickly. */
export const MOST_CHARACTERS = 1_000_000;

/** A record that the rules have replayed. */
export interface Checked<T extends GameTypes> {
  readonly record: GameRecord<T>;
  readonly status: Verdict<T>['status'];
  readonly sight: Verdict<T>['sight'];
}

/** A checked record of either game: `record.game` tells which. */
export type AnyChecked =
  | { readonly game: 'sintra'; readonly checked: Checked<Sintra> }
  | { readonly game: 'sagrada'; readonly checked: Checked<Sagrada> };

export function readRecord(text: string): Result<AnyChecked, Complaint> {
  if (text.length > MOST_CHARACTERS) return fail([({ stored }) => stored.links['too-large']]);
  const json = parseJson(text);
  return json.ok ? checkJson(json.value) : fail([complainOfForm({ rule: 'record', key: 'record-json', args: {} })]);
}

function checkJson(json: unknown): Result<AnyChecked, Complaint> {
  const game = gameOf(json);
  if (game === 'sintra') {
    const checked = check(sintra, json, COMPLAIN.sintra);
    return checked.ok ? ok({ game, checked: checked.value }) : checked;
  }
  if (game === 'sagrada') {
    const checked = check(sagrada, json, COMPLAIN.sagrada);
    return checked.ok ? ok({ game, checked: checked.value }) : checked;
  }
  const named = typeof game === 'string' ? game.slice(0, 40) : '';
  return fail([complainOfForm({ rule: 'record', key: 'record-game', args: { game: named } })]);
}

const complainOfForm =
  (reason: Reasons['record']): Complaint =>
  ({ refusals }) =>
    describeProblem(refusals, 'record', { path: '', reason });

function check<T extends GameTypes>(
  game: Game<T>,
  json: unknown,
  complain: (found: readonly AnyProblem<T['reason']>[]) => readonly Complaint[],
): Result<Checked<T>, Complaint> {
  const parsed = parseRecord(game, json);
  if (!parsed.ok) return fail(complain(parsed.problems));
  const { status, sight, problems } = verifyRecord(game, parsed.value);
  return problems.length > 0 ? fail(complain(problems)) : ok({ record: parsed.value, status, sight });
}
