/** People who leave an online game or run out of time, and return (R-88, G-92). */
import { describe, expect, test } from 'vitest';
import { verifyRecord } from '@leadlight/core';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { botOf, MOST_ENTRIES, recordOf, THE_HOST, type Pace, type Terms } from '@leadlight/table';
import { DAY, keysOf, LIVE, MINUTE, OnlineTable, termsWith, UNTIMED } from './table.ts';

const T0 = 1_000_000;

const begun = (pace: Pace = LIVE, timeout: Terms['timeout'] = 'bot'): OnlineTable<Sintra> =>
  new OnlineTable(sintra, { players: 2, terms: termsWith(pace, timeout), options: { start: 0 } }).begin('ada', 'bob');

const goes = (table: OnlineTable<Sintra>, name: string) =>
  table.ask(name, { type: 'stand-in', seat: table.seatOf(name), level: 'greedy' });
const returns = (table: OnlineTable<Sintra>, name: string) =>
  table.ask(name, { type: 'stand-in', seat: table.seatOf(name), level: null });

describe('someone whose time is up', () => {
  test('is replaced by the bot that was agreed on, at once', () => {
    const table = begun();
    table.clock += 5 * MINUTE + 500;
    const answer = table.service({ type: 'expire', seat: 0 });
    expect(answer).toMatchObject({ value: { effects: [{ type: 'think', seat: 0, level: 'greedy' }] } });
    expect(table.log.at(-1)).toMatchObject({ type: 'stood-in', seat: 0, level: 'greedy', sender: 'host' });
    expect(table.clocks[0]).toEqual({ left: 0, since: null });
  });

  test('ends the game where people agreed on that', () => {
    const table = begun(LIVE, 'abandon');
    table.clock += 5 * MINUTE + 500;
    table.service({ type: 'expire', seat: 0 });
    expect(table.state.phase).toBe('over');
    expect(table.types.slice(-2)).toEqual(['played', 'closed']);
    const record = recordOf(sintra, table.state, []);
    expect(verifyRecord(sintra, record)).toMatchObject({ status: 'abandoned', chance: 'proved', problems: [] });
  });
});

describe('someone who leaves for good', () => {
  test('is replaced by the bot that was agreed on, and by no other', () => {
    const table = begun();
    expect(keysOf(table.ask('ada', { type: 'stand-in', seat: 0, level: 'random' }))).toEqual(['table-level']);
    expect(goes(table, 'ada').ok).toBe(true);
    expect(table.state.standIns).toEqual(['greedy', null]);
    expect(keysOf(goes(table, 'ada'))).toEqual(['table-away']);
  });

  test('ends the game where people agreed on that', () => {
    const table = begun(UNTIMED, 'abandon');
    expect(goes(table, 'bob').ok).toBe(true);
    expect(table.state.phase).toBe('over');
  });

  test('leaves the own seat alone', () => {
    const table = begun();
    const leaving = { type: 'stand-in', seat: 1, level: 'greedy' } as const;
    for (const name of ['ada', 'eve']) expect(keysOf(table.ask(name, leaving))).toEqual(['table-not-yours']);
    expect(keysOf(table.ask('ada', { type: 'abandon' }))).toEqual(['table-not-yours']);
    expect(table.ask(THE_HOST, leaving).ok).toBe(true);
  });

  test('keeps what is left on the clock, less what was spent', () => {
    const table = begun();
    table.clock += 30_000;
    goes(table, 'ada');
    expect(table.clocks[0]).toEqual({ left: 5 * MINUTE - 30_000, since: null });
  });

  test('plays no turns from then on, but the bot does', () => {
    const table = begun();
    goes(table, 'ada');
    expect(keysOf(table.play('ada', 0))).toEqual(['table-away']);
    expect(table.play(botOf(0), 0).ok).toBe(true);
  });
});

describe('someone who returns', () => {
  test('has to be away first', () => {
    expect(keysOf(returns(begun(), 'ada'))).toEqual(['table-back']);
  });

  test('has at least a minute, if the bot has decided something', () => {
    const table = begun();
    table.clock += 5 * MINUTE + 500;
    table.service({ type: 'expire', seat: 0 });
    table.play(botOf(0), 0);
    table.play('bob', 1);
    table.clock += 7_000;
    expect(returns(table, 'ada').ok).toBe(true);
    expect(table.clocks[0]).toEqual({ left: MINUTE, since: table.clock });
    expect(table.play('ada', 0).ok).toBe(true);
  });

  test('has the whole bank if that is less than a minute', () => {
    const table = begun({ kind: 'live', bank: 20_000, increment: 0 });
    table.clock += 20_500;
    table.service({ type: 'expire', seat: 0 });
    table.play(botOf(0), 0);
    returns(table, 'ada');
    expect(table.clocks[0]).toEqual({ left: 20_000, since: null });
  });

  test('keeps more than a minute', () => {
    const table = begun();
    table.clock += 60_000;
    goes(table, 'ada');
    table.play(botOf(0), 0);
    returns(table, 'ada');
    expect(table.clocks[0]).toEqual({ left: 4 * MINUTE, since: null });
  });

  test('has the full time where days are counted', () => {
    const table = begun({ kind: 'days', days: 2 });
    table.clock += 2 * DAY + 500;
    table.service({ type: 'expire', seat: 0 });
    table.play(botOf(0), 0);
    returns(table, 'ada');
    expect(table.clocks[0]).toEqual({ left: 2 * DAY, since: null });
  });

  test('gains no time by leaving and returning at once, as often as that may be', () => {
    const table = begun();
    for (let i = 0; i < 10; i++) {
      table.clock += 200;
      goes(table, 'ada');
      table.clock += 200;
      returns(table, 'ada');
      expect(table.clocks[0]).toEqual({ left: 5 * MINUTE, since: T0 });
    }
    table.clock += 5 * MINUTE;
    expect(table.service({ type: 'expire', seat: 0 }).ok).toBe(true);
    returns(table, 'ada');
    expect(table.clocks[0]).toEqual({ left: 5 * MINUTE, since: T0 });
    expect(table.service({ type: 'expire', seat: 0 }).ok).toBe(true);
  });

  test('finds the clock as it was if it was not the own turn', () => {
    const table = begun();
    goes(table, 'bob');
    table.clock += 3 * MINUTE;
    returns(table, 'bob');
    expect(table.clocks).toEqual([
      { left: 5 * MINUTE, since: T0 },
      { left: 5 * MINUTE, since: null },
    ]);
    expect(table.log.at(-1)).not.toHaveProperty('clocks');
  });

  test('has no clock where nothing is timed', () => {
    const table = begun(UNTIMED);
    goes(table, 'ada');
    table.play(botOf(0), 0);
    expect(returns(table, 'ada').ok).toBe(true);
    expect(JSON.stringify(table.log)).not.toContain('clocks');
  });

  test('cannot come and go for ever, but time still runs out', () => {
    const table = begun();
    if (table.log.length % 2 === 1) goes(table, 'bob');
    for (let i = 0; i < MOST_ENTRIES / 2; i++) (i % 2 === 0 ? goes : returns)(table, 'ada');
    expect(table.state.standIns[0]).toBeNull();
    expect(keysOf(goes(table, 'ada'))).toEqual(['table-full']);
    table.clock += DAY;
    expect(table.service({ type: 'expire', seat: 0 }).ok).toBe(true);
  });
});

describe('the record', () => {
  test('says which moves a bot played for an absent person', () => {
    const table = begun();
    table.play('ada', 0);
    goes(table, 'bob');
    table.play(botOf(1), 1);
    table.play('ada', 0);
    const marked = table.state.events.flatMap((event) => ('player' in event ? [[event.player, event.by]] : []));
    expect(marked).toEqual([
      [0, undefined],
      [1, 'bot:greedy'],
      [0, undefined],
    ]);
    table.service({ type: 'abandon' });
    const record = recordOf(sintra, table.state, []);
    expect(verifyRecord(sintra, record).problems).toEqual([]);
    expect(record.players).toEqual([{ name: 'ada' }, { name: 'bob' }]);
  });

  test('marks neither chance nor the moves of other people', () => {
    const table: OnlineTable<Sagrada> = new OnlineTable(sagrada, { players: 2 }).begin('ada', 'bob');
    table.ask('ada', { type: 'stand-in', seat: 0, level: 'greedy' });
    table.play(botOf(0), 0);
    table.play('bob', 1);
    expect(table.state.events.map((event) => [event.type, event.by])).toEqual([
      ['setup', undefined],
      ['choose', 'bot:greedy'],
      ['choose', undefined],
      ['roll', undefined],
    ]);
    const seen = table.shown(1).flatMap(({ entry }) => (entry.type === 'played' ? entry.events : []));
    expect(seen[1]).toEqual({ type: 'choose', player: 0, pattern: null, by: 'bot:greedy' });
  });
});
