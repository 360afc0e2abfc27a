/** The requests of a client: its person, new tables, lists and records. */
import { fail, isObject, ok, type Result } from '@leadlight/core';
import {
  readDeviceLink,
  readError,
  readMe,
  readOwnTables,
  readRecovery,
  readTableMade,
  type DeviceLink,
  type FrameProblem,
  type HttpError,
  type Me,
  type OwnTable,
  type TableBody,
} from '@leadlight/protocol';
import { BASE } from '../base/addresses.ts';

/** Why a request failed: the server's reason, or no server at all. */
export type ApiError = HttpError | 'unreachable';

type Asked<Value> = Promise<Result<Value, ApiError>>;
type Read<Value> = (body: unknown) => Result<Value, FrameProblem>;

async function fetched(method: string, path: string, body?: object): Promise<Response | undefined> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return fetch(BASE + path, { method, credentials: 'same-origin', ...sent }).catch(() => undefined);
}

const jsonIn = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);

function errorIn(body: unknown): ApiError {
  const error = readError(body);
  return error.ok ? error.value.error : 'unreachable';
}

async function ask<Value>(read: Read<Value>, method: string, path: string, body?: object): Asked<Value> {
  const answer = await fetched(method, path, body);
  if (answer === undefined) return fail(['unreachable']);
  const json = answer.status === 204 ? null : await jsonIn(answer);
  if (!answer.ok) return fail([errorIn(json)]);
  const value = read(json);
  return value.ok ? value : fail(['unreachable']);
}

const readPersonIn: Read<Me> = (body) => {
  const me = readMe(isObject(body) ? { name: body['name'], colour: body['colour'] } : body);
  return me.ok && me.value !== null ? ok(me.value) : fail(me.ok ? [] : me.problems);
};

const readCodeIn: Read<string> = (body) => {
  const code = readRecovery(isObject(body) ? { code: body['code'] } : body);
  return code.ok ? ok(code.value.code) : code;
};

const readList: Read<readonly OwnTable[]> = (body) => {
  const list = readOwnTables(body);
  return list.ok ? ok(list.value.tables) : list;
};

export const comeIn = (me: Me): Asked<Me> => ask(readPersonIn, 'POST', '/api/guests', me);
export const changeMe = (me: Me): Asked<Me> => ask(readPersonIn, 'PUT', '/api/me', me);
export const signOut = (): Asked<null> => ask(() => ok(null), 'DELETE', '/api/me');
export const offerLink = (): Asked<DeviceLink> => ask(readDeviceLink, 'POST', '/api/me/links');
export const useLink = (token: string): Asked<Me> => ask(readPersonIn, 'POST', '/api/links', { token });
export const makeCode = (): Asked<string> => ask(readCodeIn, 'POST', '/api/me/recovery');
/** The person is back. The answer is the next code: each works once. */
export const recover = (code: string): Asked<string> => ask(readCodeIn, 'POST', '/api/recovery', { code });
export const openTable = (table: TableBody): Asked<string> =>
  ask(
    (body) => {
      const made = readTableMade(body);
      return made.ok ? ok(made.value.id) : made;
    },
    'POST',
    '/api/tables',
    table,
  );
export const ownTables = (): Asked<readonly OwnTable[]> => ask(readList, 'GET', '/api/me/tables');

/** The record of a table as text; undefined if there is none to be had. */
export async function recordText(table: string): Promise<string | undefined> {
  const answer = await fetched('GET', `/api/tables/${table}/record`);
  return answer?.ok === true ? answer.text() : undefined;
}
