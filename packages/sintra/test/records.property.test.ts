/** Whole records, written, read and checked; and records that each break one statement of the format. */
import { describe, expect, test } from 'vitest';
import { COMMON_EXCUSES, commonStatements, isDocumented } from '../../core/test/common-statements.ts';
import { games, type Table } from '../../core/test/properties.ts';
import { breakStatements, coverageOf, expectSamplesToVerify, type Statement } from '../../core/test/statements.ts';
import { HOUSE_STRIPS, sintra, type Sintra, type Space } from '../src/index.ts';
import { FACTS, SINTRA_EXCUSES, SINTRA_STATEMENTS } from './record-statements.ts';
import { options } from './table.ts';

const STATEMENTS = [...commonStatements(FACTS), ...SINTRA_STATEMENTS];

const withoutJokers = (side: readonly Space[]): Space[] => side.map((space) => (space === 'joker' ? 'orange' : space));

/** Another set, with the jokers on another side. */
const CUSTOM_STRIPS = HOUSE_STRIPS.map(({ id, front, back }) => ({
  id,
  front: id === 3 ? ['joker', 'white', 'pink', 'blue', 'joker'] : withoutJokers(front),
  back: withoutJokers(back),
}));

const tableOf = (players: number, json: object): Table<Sintra> => ({
  game: sintra,
  options: options(json, players),
  players,
});

/** One for each number of players; their options differ, so that every option occurs. */
const TABLES = [
  tableOf(2, { side: 'B', scoreFloor: true, strips: CUSTOM_STRIPS, start: 1 }),
  tableOf(3, { side: 'A' }),
  tableOf(4, { side: 'B' }),
];

/** Statements are broken in one game out of this many. */
const SAMPLED = 100;

describe('records of Sintra', () => {
  test.each(TABLES)('with $players players are correct in all their forms', (table) => {
    for (let i = 0; i < games(20); i++) {
      expectSamplesToVerify(table, `sintra ${i}`);
      if (i % SAMPLED === 0) breakStatements(table, STATEMENTS, `sintra ${i}`);
    }
  });

  test('are refused for every statement of the format that they break, and for no other', () => {
    let left: readonly Statement[] = STATEMENTS;
    for (let i = 0; i < 12; i++) {
      const broken = breakStatements(TABLES[i % TABLES.length], left, `broken ${i}`);
      left = left.filter((statement) => !broken.has(statement));
    }
    expect(left.map((statement) => statement.says)).toEqual([
      'Field names that this document does not know are ignored',
      'of a name that occurs twice in one object the last counts',
      'which changes nothing',
    ]);
  });

  test('have no fields that the format does not know', () => {
    const fields = [...FACTS.options, ...FACTS.events.flatMap((form) => form.fields)];
    expect(fields.filter((name) => !isDocumented(name))).toEqual([]);
  });

  test('have a document whose every sentence is broken here, or excused', () => {
    const headings = ['Game records', 'Sintra', 'Annotated records', 'Fair chance'];
    const coverage = coverageOf(headings, STATEMENTS, { ...COMMON_EXCUSES, ...SINTRA_EXCUSES });
    expect(coverage).toEqual({ uncovered: [], unknown: [] });
  });
});
