/** Every shape accepts its examples, and nothing that differs from them in one place. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as protocol from '../src/index.ts';
import { BODIES, CLIENT_FRAMES, SERVER_FRAMES } from './examples.ts';
import { changed, mutationsOf, pathsIn } from './mutations.ts';

const { readClientFrame, readServerFrame, writeFrame } = protocol;

const expectAlways = <Values>(property: fc.IProperty<Values>): void =>
  expect(fc.check(property)).toMatchObject({ failed: false, counterexample: null });

interface Read {
  readonly ok: boolean;
}

const bodyReaders: Readonly<Record<keyof typeof BODIES, (body: unknown) => Read>> = {
  ...protocol,
  readNewTable: protocol.newTableReader(['apprentice', 'master']),
};

/** Places that others check: the table its commands and entries, the game its options. */
const FREE: ReadonlySet<string> = new Set([
  'command.type',
  'entry.at',
  'entry.seat',
  'options',
  'problems',
  'problems.0.reason.args',
]);

/** The whole answer has its problems checked; those of a refusal over HTTP are for people. */
const freeIn = (name: string): ReadonlySet<string> =>
  new Set([...FREE].filter((path) => name !== 'answer' || path !== 'problems'));

const OPTIONAL: ReadonlySet<string> = new Set(['phrase', 'text', 'problems', 'problems.0.reason.args.seat']);
const OPTIONAL_IN_REFUSALS: ReadonlySet<string> = new Set(['table', 'id']);

/** What most hosts have nothing to say about. */
const OPTIONAL_IN_WELCOMES: ReadonlySet<string> = new Set(['off', 'nearby']);

function optionalIn(name: string): ReadonlySet<string> {
  if (name === 'refused') return OPTIONAL_IN_REFUSALS;
  return name === 'welcome' ? OPTIONAL_IN_WELCOMES : OPTIONAL;
}

const DIRECTIONS = [
  ['client', CLIENT_FRAMES, readClientFrame],
  ['server', SERVER_FRAMES, readServerFrame],
] as const;

describe.each(DIRECTIONS)('frames of a %s', (_, frames, read: (text: string) => Read) => {
  test.each(Object.entries<object>(frames))('%s is read as it was written', (__, frame) => {
    expect(read(JSON.stringify(frame))).toEqual({ ok: true, value: frame });
  });

  test.each(Object.entries(frames))('%s with one mistake is refused', (type, frame) => {
    const mutations = mutationsOf(frame, freeIn(type), optionalIn(type));
    expect(mutations.length).toBeGreaterThan(5);
    expect(mutations.filter(({ value }) => read(JSON.stringify(value)).ok).map(({ name }) => name)).toEqual([]);
  });

  test.each(Object.entries(frames))('%s may have more fields, for versions to come', (__, frame) => {
    expect(read(JSON.stringify({ ...frame, later: true })).ok).toBe(true);
  });

  test('no text makes the reader fail, or pass for a frame', () => {
    expectAlways(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !read(text).ok));
  });

  test('frames with anything anywhere are read or refused, and never fail', () => {
    const all = Object.values<object>(frames).flatMap((frame) => pathsIn(frame).map((path) => ({ frame, path })));
    expectAlways(
      fc.property(fc.constantFrom(...all), fc.jsonValue(), ({ frame, path }, value) => {
        const text = JSON.stringify(changed(frame, path, () => value));
        return typeof read(text).ok === 'boolean';
      }),
    );
  });
});

test('neither side reads the frames of the other', () => {
  for (const frame of Object.values(SERVER_FRAMES).filter(({ type }) => type !== 'lobby')) {
    expect(readClientFrame(writeFrame(frame)).ok, frame.type).toBe(false);
  }
  for (const frame of Object.values(CLIENT_FRAMES))
    expect(readServerFrame(JSON.stringify(frame)).ok, frame.type).toBe(false);
});

describe.each(Object.keys(BODIES) as (keyof typeof BODIES)[])('%s', (name) => {
  const read = bodyReaders[name];
  const body = BODIES[name];

  test('accepts its example', () => {
    expect(read(body).ok).toBe(true);
  });

  test('refuses it with one mistake', () => {
    const mutations = mutationsOf(body, freeIn(name), optionalIn(name));
    expect(mutations.filter(({ value }) => read(value).ok).map((mutation) => mutation.name)).toEqual([]);
  });

  test('refuses anything else', () => {
    expectAlways(fc.property(fc.jsonValue(), (value) => (name === 'readMe' && value === null) || !read(value).ok));
  });
});
