/** Whole records, written, read and checked; and records that each break one statement of the format. */
import { describe, expect, test } from 'vitest';
import { COMMON_EXCUSES, commonStatements, isDocumented } from '../../core/test/common-statements.ts';
import { games } from '../../core/test/properties.ts';
import { breakStatements, coverageOf, expectSamplesToVerify, type Statement } from '../../core/test/statements.ts';
import { sampleRecords } from '../../core/test/sample-records.ts';
import { sagrada } from '../src/index.ts';
import { eager } from './eager.ts';
import { isInOrder, POOL_STATEMENTS } from './pool-statements.ts';
import { FACTS, SAGRADA_EXCUSES, SAGRADA_STATEMENTS } from './record-statements.ts';

const STATEMENTS = [...commonStatements(FACTS), ...SAGRADA_STATEMENTS, ...POOL_STATEMENTS];

/** Statements that allow something. */
const HARMLESS = [
  'Field names that this document does not know are ignored',
  'of a name that occurs twice in one object the last counts',
  'which changes nothing',
  'later reveals repeat earlier ones',
];

/** One for each number of players; solo with as many tools as possible, so that each is used now and then. */
const TABLES = [
  { game: sagrada, options: { tools: 5 }, players: 1 },
  { game: sagrada, options: { tools: 3 }, players: 2 },
  { game: sagrada, options: { tools: 3, start: 2 }, players: 3 },
  { game: sagrada, options: { tools: 3 }, players: 4 },
];

const EAGER_TABLES = TABLES.map((table) => ({ ...table, game: eager }));

/** The most games of eager players that it takes until every statement was broken. */
const MOST_EAGER = 200;

/** Statements are broken in one game out of this many. */
const SAMPLED = 100;

describe('records of Sagrada', () => {
  test.each(TABLES)('with $players players are correct in all their forms', (table) => {
    for (let i = 0; i < games(20); i++) {
      expectSamplesToVerify(table, `sagrada ${i}`);
      if (i % SAMPLED === 0) breakStatements(table, STATEMENTS, `sagrada ${i}`);
    }
  });

  test('are refused for every statement of the format that they break, and for no other', () => {
    let left: readonly Statement[] = STATEMENTS;
    for (let i = 0; i < 40; i++) {
      const broken = breakStatements(TABLES[i % TABLES.length], left, `broken ${i}`);
      left = left.filter((statement) => !broken.has(statement));
    }
    for (let i = 0; i < MOST_EAGER && left.length > HARMLESS.length; i++) {
      const broken = breakStatements(EAGER_TABLES[i % EAGER_TABLES.length], left, `eager ${i}`);
      left = left.filter((statement) => !broken.has(statement));
    }
    expect(left.map((statement) => statement.says)).toEqual(HARMLESS);
  });

  test.each(EAGER_TABLES)('with $players players have every pool in its order', (table) => {
    for (let i = 0; i < games(10); i++) {
      expect(sampleRecords(table, `eager ${i}`).every(({ record }) => isInOrder(record))).toBe(true);
    }
  });

  test('have no fields that the format does not know', () => {
    const fields = [...FACTS.options, ...FACTS.events.flatMap((form) => form.fields)];
    expect(fields.filter((name) => !isDocumented(name))).toEqual([]);
  });

  test('have a document whose every sentence is broken here, or excused', () => {
    const headings = ['Game records', 'Sagrada', 'Annotated records', 'Fair chance'];
    const coverage = coverageOf(headings, STATEMENTS, { ...COMMON_EXCUSES, ...SAGRADA_EXCUSES });
    expect(coverage).toEqual({ uncovered: [], unknown: [] });
  });
});
