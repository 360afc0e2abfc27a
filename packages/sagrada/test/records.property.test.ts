/** Whole records, written, read and checked; and records that each break one statement of the format. */
import { describe, expect, test } from 'vitest';
import { COMMON_EXCUSES, commonStatements, isDocumented } from '../../core/test/common-statements.ts';
import { games } from '../../core/test/properties.ts';
import { breakStatements, coverageOf, expectSamplesToVerify, type Statement } from '../../core/test/statements.ts';
import { sagrada } from '../src/index.ts';
import { FACTS, SAGRADA_EXCUSES, SAGRADA_STATEMENTS } from './record-statements.ts';

const STATEMENTS = [...commonStatements(FACTS), ...SAGRADA_STATEMENTS];

/** One for each number of players; solo with as many tools as possible, so that each is used now and then. */
const TABLES = [
  { game: sagrada, options: { tools: 5 }, players: 1 },
  { game: sagrada, options: { tools: 3 }, players: 2 },
  { game: sagrada, options: { tools: 3, start: 2 }, players: 3 },
  { game: sagrada, options: { tools: 3 }, players: 4 },
];

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
    expect(left.map((statement) => statement.says)).toEqual([
      'Field names that this document does not know are ignored',
      'of a name that occurs twice in one object the last counts',
      'which changes nothing',
      'later reveals repeat earlier ones',
    ]);
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
