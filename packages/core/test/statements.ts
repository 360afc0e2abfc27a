/**
 * Breaks one statement of the record format at a time in an otherwise correct record, and expects the check to refuse
 * it for that statement alone. Each game brings its own table of statements; this is how to run one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  FastRandom,
  parseJson,
  parseRecord,
  verifyRecord,
  type Game,
  type GameTypes,
  type Random,
} from '../src/index.ts';
import type { Table } from './properties.ts';
import { sampleRecords, type LooseRecord, type Sample } from './sample-records.ts';
import { anyOf, present } from './present.ts';

/** The broken record, and the expected answer: `events[3].keep R-22 keep-early`, once for each problem. */
export interface Broken {
  readonly problems: readonly string[];
  /** The record as text, if it differs from the changed record. */
  readonly text?: string;
}

export interface Occasion extends Sample {
  readonly random: Random;
}

export interface Statement {
  /** Words of docs/records.md. */
  readonly says: string;
  /** Changes the record in place; undefined if the record offers no occasion. A harmless change gives no problems. */
  readonly broken: (occasion: Occasion) => Broken | undefined;
}

type Told = string | readonly string[] | undefined;

/** A line of a table: the words, and a way to break them, which returns the problems or undefined. */
export const says = (words: string, broken: (record: LooseRecord, occasion: Occasion) => Told): Statement => ({
  says: words,
  broken: (occasion) => {
    const told = broken(occasion.record, occasion);
    if (told === undefined) return undefined;
    return { problems: typeof told === 'string' ? [told] : told };
  },
});

/** The same, for a record broken as text. */
export const saysOfText = (
  words: string,
  problems: readonly string[],
  change: (text: string) => string,
): Statement => ({
  says: words,
  broken: ({ record }) => ({ problems, text: change(JSON.stringify(record)) }),
});

export function problemsOf<T extends GameTypes>(game: Game<T>, text: string): readonly string[] {
  const json = parseJson(text);
  const record = parseRecord(game, json.ok ? json.value : undefined);
  const problems = record.ok ? verifyRecord(game, record.value).problems : record.problems;
  return problems.map(({ path, reason }) => `${path} ${reason.rule} ${reason.key}`);
}

/** All forms of a random game's record are correct. */
export function expectSamplesToVerify<T extends GameTypes>(table: Table<T>, seedText: string): void {
  for (const { kind, record } of sampleRecords(table, seedText)) {
    expect([kind, ...problemsOf(table.game, JSON.stringify(record))], seedText).toEqual([kind]);
  }
}

/** Breaks each statement in each form of the record, and returns those that it could break. */
export function breakStatements<T extends GameTypes>(
  table: Table<T>,
  statements: readonly Statement[],
  seedText: string,
): ReadonlySet<Statement> {
  const done = new Set<Statement>();
  const samples = sampleRecords(table, seedText);
  for (const [number, statement] of statements.entries()) {
    for (const sample of samples) {
      const random = new FastRandom(`${seedText} ${number}`);
      const occasion = { ...sample, record: structuredClone(sample.record), random };
      const broken = statement.broken(occasion);
      if (broken === undefined) continue;
      const text = broken.text ?? JSON.stringify(occasion.record);
      const where = `${seedText}, ${table.players} players, ${sample.kind}: ${statement.says}`;
      expect([where, ...problemsOf(table.game, text)]).toEqual([where, ...broken.problems]);
      if (broken.problems.length > 0) done.add(statement);
    }
  }
  return done;
}

const DOC = join(import.meta.dirname, '..', '..', '..', 'docs', 'records.md');

/** Spaces do not count, since tables may be reformatted. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The sentences, table rows and lines of code under each heading. */
function sentencesIn(heading: string): readonly string[] {
  const [, section = ''] = readFileSync(DOC, 'utf8').split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [body = ''] = section.split(/^#+ /m);
  return body
    .split(/\n{2,}|\n(?=\||#|\s+")/)
    .flatMap((block) => (/^\s*[|"]/.test(block) ? [plain(block)] : plain(block).split(/(?<=\.)\s+(?=[A-Z`"*])/)))
    .filter((text) => /\w/.test(text) && !/^```|^\|( :?-+:? \|)+$|^\| (event|label) \|/.test(text));
}

export interface Coverage {
  /** Sentences of the sections that no statement and no excuse quotes. */
  readonly uncovered: readonly string[];
  /** Quotes that are not in the document. */
  readonly unknown: readonly string[];
}

/** Checks that the statements, and the excuses for sentences that nothing can break, cover whole sections. */
export function coverageOf(
  headings: readonly string[],
  statements: readonly Statement[],
  excused: Readonly<Record<string, string>>,
): Coverage {
  const quotes = [...statements.map((statement) => statement.says), ...Object.keys(excused)].map(plain);
  const sentences = headings.flatMap(sentencesIn);
  const text = plain(readFileSync(DOC, 'utf8'));
  return {
    uncovered: sentences.filter((sentence) => !quotes.some((quote) => sentence.includes(quote))),
    unknown: quotes.filter((quote) => !text.includes(quote)),
  };
}

/** The index of a random matching event; undefined if there is none. */
export function anEvent(
  { record, random }: Occasion,
  fits: (event: LooseRecord['events'][number], index: number) => boolean,
): number | undefined {
  const found = [...record.events.keys()].filter((index) => fits(present(record.events[index]), index));
  return found.length === 0 ? undefined : found[random.below(found.length)];
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item => anyOf(items, random);
