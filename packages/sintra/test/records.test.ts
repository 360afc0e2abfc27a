import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../core/test/statements.ts';
import { sampleRecords, type LooseRecord } from '../../core/test/sample-records.ts';
import { sintra } from '../src/index.ts';
import { options } from './table.ts';

const [finished, abandoned] = sampleRecords({ game: sintra, options: options({}), players: 2 }, 'records').map(
  ({ record }) => record,
);

const check = (record: LooseRecord, change: object): readonly string[] =>
  problemsOf(sintra, JSON.stringify({ ...record, ...change }));

describe('a record of Sintra', () => {
  test('verifies as played', () => {
    expect([check(finished, {}), check(abandoned, {})]).toEqual([[], []]);
  });

  test('needs a setup, even if the game was abandoned', () => {
    expect(check(abandoned, { events: [{ type: 'abandoned' }] })).toEqual(['events[0] R-11 not-due']);
  });

  test('has nothing after its end', () => {
    for (const record of [finished, abandoned]) {
      const { length } = record.events;
      for (const type of ['end', 'abandoned']) {
        expect(check(record, { events: [...record.events, { type }] })).toEqual([`events[${length}] R-50 over`]);
      }
      expect(check(record, { events: [...record.events, { type: 'reveal' }] })).toEqual([
        `events[${length}].type R-12 event-unknown`,
      ]);
    }
  });

  test('has no fields of Sagrada', () => {
    const { result } = finished;
    expect(check(finished, { result: { ...result, target: 40, won: true } })).toEqual([
      'result.target record field-misplaced',
      'result.won record field-misplaced',
    ]);
    expect(check(finished, { options: { ...finished.options, tools: 3 } })).toEqual([
      'options.tools record field-misplaced',
    ]);
    const [setup, ...others] = finished.events;
    expect(check(finished, { events: [{ ...setup, offers: [] }, ...others] })).toEqual([
      'events[0].offers R-05 field-misplaced',
    ]);
    const [place, ...places] = (setup['strips'] as object[][])[1];
    const strips = [(setup['strips'] as object[][])[0], [{ ...place, colour: 'pink' }, ...places]];
    expect(check(finished, { events: [{ ...setup, strips }, ...others] })).toEqual([
      'events[0].strips[1][0].colour R-05 field-misplaced',
    ]);
  });

  test('counts the moves of the seat whose turn it is', () => {
    const position = sintra.start(options({}), 2);
    expect(sintra.choices(position, 0)).toBe(0);
    for (const event of finished.events.slice(0, 2)) sintra.play(position, event as never);
    const seats = [0, 1];
    expect(seats.map((seat) => sintra.choices(position, seat))).toEqual(
      seats.map((seat) => sintra.legal(position, seat).length),
    );
    expect(seats.map((seat) => sintra.choices(position, seat)).toSorted((a, b) => a - b)[1]).toBeGreaterThan(20);
  });

  test('hides nothing', () => {
    expect(finished.events.flatMap((event) => sintra.hidden(event as never))).toEqual([]);
  });
});
