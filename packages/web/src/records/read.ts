/**
 * Reads records from a file or a link, possibly made by a stranger. Nothing in a record is trusted until the rules have
 * replayed it, and problems are explained in words.
 */
import {
  fail,
  gameOf,
  isObject,
  ok,
  parseJson,
  parseRecord,
  verifyRecord,
  type GameRecord,
  type GameTypes,
  type RecordReason,
  type Result,
  type Verdict,
} from '@leadlight/core';
import { describeProblem } from '@leadlight/messages';
import type { ClientGame } from '../game/client-game.ts';
import { gameUnder, latestGame } from '../game/registry.ts';
import { complaintsOf, type Complaint } from './complaints.ts';
import { momentsOf, type Moments } from './moments.ts';

/** Far more than any game needs, and little enough to check quickly. */
export const MOST_CHARACTERS = 1_000_000;

/** A record that the rules have replayed. */
export interface Checked<T extends GameTypes> {
  readonly record: GameRecord<T>;
  readonly status: Verdict<T>['status'];
  readonly sight: Verdict<T>['sight'];
  /** The whole record as its moments. */
  readonly moments: Moments<T>;
}

/** A checked record, and the game under the rules that it names. */
export interface AnyChecked {
  readonly client: ClientGame;
  readonly checked: Checked<GameTypes>;
}

/** A record in the right form, and the game under the rules that it names. Nothing in it has been replayed. */
export interface AnyParsed {
  readonly client: ClientGame;
  readonly record: GameRecord;
}

export async function readRecord(text: string): Promise<Result<AnyChecked, Complaint>> {
  const parsed = await readForm(text);
  return parsed.ok ? check(parsed.value) : parsed;
}

/** Checks only the form of a record. */
export async function readForm(text: string): Promise<Result<AnyParsed, Complaint>> {
  if (text.length > MOST_CHARACTERS) return fail([({ stored }) => Promise.resolve(stored.links['too-large'])]);
  const json = parseJson(text);
  return json.ok ? readJson(json.value) : fail([complainOfForm({ rule: 'record', key: 'record-json', args: {} })]);
}

async function readJson(json: unknown): Promise<Result<AnyParsed, Complaint>> {
  const client = await gameIn(json);
  if (client !== undefined) return parse(client, json);
  const game = gameOf(json);
  const named = typeof game === 'string' ? game.slice(0, 40) : '';
  return fail([complainOfForm({ rule: 'record', key: 'record-game', args: { game: named } })]);
}

/** The game and the rules that a record names; the latest rules refuse a record of unknown ones. */
async function gameIn(json: unknown): Promise<ClientGame | undefined> {
  const game = gameOf(json);
  if (typeof game !== 'string') return undefined;
  const rules = isObject(json) ? json['rules'] : undefined;
  return (await gameUnder(game, String(rules))) ?? latestGame(game);
}

const complainOfForm =
  (reason: RecordReason): Complaint =>
  ({ refusals }) =>
    Promise.resolve(describeProblem(refusals, {}, { path: '', reason }));

async function parse(client: ClientGame, json: unknown): Promise<Result<AnyParsed, Complaint>> {
  const parsed = parseRecord(client.game, json);
  if (!parsed.ok) return fail(complaintsOf(await client.telling(), parsed.problems));
  return ok({ client, record: parsed.value });
}

async function check({ client, record }: AnyParsed): Promise<Result<AnyChecked, Complaint>> {
  const { status, sight, problems } = verifyRecord(client.game, record);
  if (problems.length > 0) return fail(complaintsOf(await client.telling(), problems));
  const moments = momentsOf(client.game, record, 'all');
  return ok({ client, checked: { record, status, sight, moments } });
}
