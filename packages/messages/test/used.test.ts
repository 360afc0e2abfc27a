/** Texts that no reader can ever see are dead: the code that uses them must still exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../src/index.ts';

const PACKAGES = join(import.meta.dirname, '..', '..');

/** The sources of some packages, or of a folder in one, without the files that only declare. */
function sourcesOf(names: readonly string[], without: readonly string[] = []): string {
  return names
    .map((name) => (name.includes('/') ? name : `${name}/src`))
    .flatMap((folder) => readdirSync(join(PACKAGES, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !without.includes(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** Keys that no source writes as a value; `'key':` only declares it. */
const unwritten = (keys: readonly string[], source: string): readonly string[] =>
  keys.filter((key) => !new RegExp(`'${key}'(?!:)`).test(source));

describe('every reason can occur', () => {
  it.each([
    ['sintra', Object.keys(en.refusals.sintra)],
    ['sagrada', Object.keys(en.refusals.sagrada)],
  ] as const)('in %s', (game, keys) => {
    expect(unwritten(keys, sourcesOf([game], ['reasons.ts']))).toEqual([]);
  });

  it('in records', () => {
    expect(unwritten(Object.keys(en.refusals.record.reasons), sourcesOf(['core', 'cli']))).toEqual([]);
  });
});

describe('every consequence can occur', () => {
  it.each([
    ['sintra', Object.keys(en.sintra.consequences)],
    ['sagrada', Object.keys(en.sagrada.consequences)],
  ] as const)('in %s', (game, types) => {
    expect(unwritten(types, sourcesOf([game], ['consequences.ts', 'events.ts', 'index.ts']))).toEqual([]);
  });
});

/** The last name on the path to each text: a field that the code reads, or one of the names in a list. */
function lastKeys(texts: object): readonly string[] {
  return Object.entries(texts).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? lastKeys(inner) : [key],
  );
}

/** Texts that no source reads, neither by field nor by a name in a list. */
const unread = (texts: object, source: string): readonly string[] =>
  lastKeys(texts).filter((key) => !new RegExp(`\\.${key}\\b|'${key}'|[{,(]\\s*${key}\\s*[,}:]`).test(source));

describe('the server', () => {
  it('reads every text of its own', () => {
    expect(unread(en.server, sourcesOf(['server']))).toEqual([]);
  });
});

describe('the client', () => {
  it('reads every text around the boards', () => {
    // A kind of space is looked up by its colour.
    const strips = { ...en.sintra.strips, kinds: '' };
    expect(
      unread(
        {
          ...en.web,
          strips,
          stored: en.stored,
          reference: en.reference,
          online: en.online,
          verification: en.verification,
          ending: en.ending,
          byEar: en.byEar,
          brief: en.brief,
          typed: en.typed.common,
        },
        sourcesOf(['web', 'table', 'protocol']),
      ),
    ).toEqual([]);
    for (const { preview, log } of [en.sintra, en.sagrada])
      expect(unread({ ...preview, ...log }, sourcesOf(['web/src/games', 'web/src/play', 'messages/src/log']))).toEqual(
        [],
      );
  });
});

describe('the command line', () => {
  it('reads every text of its own', () => {
    // The core's verdicts pick some of them by value.
    expect(unread(en.cli, sourcesOf(['cli', 'core']))).toEqual([]);
  });
});

describe('the components and the spoken description of a board', () => {
  it('read every text of Sintra', () => {
    const texts = { ...en.sintra.board, ...en.explanations.sintra, ...en.typed.sintra };
    expect(unread(texts, sourcesOf(['web/src/games/sintra']))).toEqual([]);
  });

  it('read every text of Sagrada', () => {
    const texts = { ...en.sagrada.board, ...en.explanations.sagrada, ...en.sagradaTurn, ...en.typed.sagrada };
    expect(unread(texts, sourcesOf(['web/src/games/sagrada']))).toEqual([]);
  });
});
