/**
 * Reads news as carefully as frames: the broker may be shared, and another node may be newer. News of an unknown kind is
 * ignored, and so are fields that this version doesn't know.
 */
import { integer, isObject, listOf, object, oneOf, required, text, type Field, type Shape } from '@leadlight/core';
import { MOST_SEATS } from '@leadlight/protocol';
import type { News, NewsOf, Subject } from './port.ts';

/** Stands in for the number of a rule, since no rule of a game refuses news. */
const RULE = 'news';

/** More than fits into a message of the broker. */
const MOST_PEOPLE = 30_000;

/** A node never tells of more networks at a time. */
export const MOST_NETWORKS = 1000;

const id = text(RULE, /^[\w:-]{1,128}$/);
const count = integer(RULE, 0, 1e9);

/** A count for each network. */
const counts: Shape = (value, path) => {
  if (!isObject(value) || Object.keys(value).length > MOST_NETWORKS) return oneOf(RULE, [])(value, path);
  return Object.entries(value).flatMap(([network, each]) => [
    ...text(RULE, /^[\da-f.:]{1,45}$/i)(network, path),
    ...integer(RULE, 0, 1e6)(each, path),
  ]);
};

/** The kind of a subject: the part before its dot. */
type KindOf<About extends string> = About extends `${infer Kind}.${string}` ? Kind : About;

type Fields = Readonly<Record<string, Field>>;

/** What may be told about each kind of subject. */
const KINDS: {
  readonly [About in KindOf<Subject>]: Readonly<
    Record<NewsOf<Extract<Subject, About | `${About}.${string}`>>['type'], Fields>
  >;
} = {
  table: {
    entries: { count: required(count) },
    lines: { count: required(count) },
    invited: { to: required(id), seat: required(integer(RULE, 0, MOST_SEATS - 1)) },
    present: {
      node: required(id),
      people: required(listOf(RULE, id, 0, MOST_PEOPLE)),
      watchers: required(count),
    },
    'who-is-there': {},
  },
  person: {
    waits: { table: required(id), waits: required(oneOf(RULE, [true, false])) },
    'signed-out': { session: required(id) },
  },
  lobby: { lists: {} },
  limits: {
    taken: { limit: required(id), taken: required(counts) },
    connected: { node: required(id), counts: required(counts) },
  },
  store: { stored: {} },
};

const SHAPES: ReadonlyMap<string, Shape> = new Map(
  Object.entries(KINDS).flatMap(([about, kinds]) =>
    Object.entries(kinds).map(([type, fields]) => [`${about}:${type}`, object(RULE, fields)] as const),
  ),
);

/** Undefined for anything that no node of this version tells about this subject. */
export function readNews(subject: Subject, message: string): News | undefined {
  const news = parsed(message);
  if (!isObject(news) || typeof news['type'] !== 'string') return undefined;
  const shape = SHAPES.get(`${subject.replace(/\..*/s, '')}:${news['type']}`);
  return shape?.(news, '').length === 0 ? (news as unknown as News) : undefined;
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
