/** People come to an online table and leave it; one of them arranges it and starts the game. */
import { fairLuck, settle, verifyRecord } from '@leadlight/core';
import { describe, expect, test } from 'vitest';
import { sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { hostOf, ownersOf, recordOf, senderAt, THE_HOST, viewerAt } from '@leadlight/table';
import { BOT, keysOf, OnlineTable, who } from './table.ts';

/** Everybody seals a salt and opens it, and the game begins. */
function share(table: OnlineTable<Sintra>, ...names: readonly string[]): void {
  for (const name of names) table.seal(name);
  for (const name of names) table.open(name);
}

/** What a check of the record finds. */
const problemsOf = ({ state }: OnlineTable<Sintra>): readonly unknown[] =>
  verifyRecord(sintra, recordOf(sintra, state, state.events)).problems;

const fresh = (players = 3) => new OnlineTable(sintra, { players });

describe('a seat', () => {
  test('belongs to the person who took it', () => {
    const table = fresh();
    expect(table.sit('ada', 1).ok).toBe(true);
    expect(ownersOf(table.state)).toEqual([null, 'ada', null]);
    expect(senderAt(table.state, 'ada')).toEqual({ name: 'ada', seats: [1], host: true });
    expect(senderAt(table.state, 'bob')).toEqual({ name: 'bob', seats: [], host: false });
    expect([viewerAt(table.state, 'ada'), viewerAt(table.state, 'bob')]).toEqual([1, null]);
  });

  test('is one per person', () => {
    const table = fresh();
    table.sit('ada', 1);
    expect(keysOf(table.sit('ada', 0))).toEqual(['table-seated']);
    expect(keysOf(table.sit('bob', 1))).toEqual(['table-taken']);
    table.ask('ada', { type: 'leave', seat: 1 });
    expect(table.sit('ada', 0).ok).toBe(true);
    expect(ownersOf(table.state)).toEqual(['ada', null, null]);
  });

  test('of a bot belongs to nobody, and only the host gives it away', () => {
    const table = fresh();
    table.sit('ada', 0);
    table.sit('bob', 1);
    expect(keysOf(table.ask('bob', { type: 'sit', seat: 2, who: BOT }))).toEqual(['table-not-yours']);
    expect(keysOf(table.ask('eve', { type: 'sit', seat: 2, who: BOT }))).toEqual(['table-not-yours']);
    expect(table.ask('ada', { type: 'sit', seat: 2, who: BOT }).ok).toBe(true);
    expect(ownersOf(table.state)).toEqual(['ada', 'bob', null]);
  });

  test('is never the service’s own', () => {
    const table = fresh();
    expect(keysOf(table.service({ type: 'sit', seat: 0, who: who('host') }))).toEqual(['table-not-yours']);
    expect(keysOf(table.sit(THE_HOST.name, 0))).toEqual(['table-not-yours']);
    expect(table.log).toHaveLength(1);
  });

  test('is left by its person or freed by the host, and by nobody else', () => {
    const table = fresh();
    for (const [seat, name] of ['ada', 'bob', 'cleo'].entries()) table.sit(name, seat);
    expect(keysOf(table.ask('bob', { type: 'leave', seat: 2 }))).toEqual(['table-not-yours']);
    expect(keysOf(table.ask('eve', { type: 'leave', seat: 2 }))).toEqual(['table-not-yours']);
    expect(table.ask('bob', { type: 'leave', seat: 1 }).ok).toBe(true);
    expect(table.ask('ada', { type: 'leave', seat: 2 }).ok).toBe(true);
    expect(ownersOf(table.state)).toEqual(['ada', null, null]);
  });

  test('is not taken again by someone who was removed, but by someone who left', () => {
    const table = fresh();
    for (const [seat, name] of ['ada', 'bob', 'cleo'].entries()) table.sit(name, seat);
    table.ask('bob', { type: 'leave', seat: 1 });
    table.ask('ada', { type: 'leave', seat: 2 });
    expect(keysOf(table.sit('cleo', 2))).toEqual(['table-removed']);
    expect(table.sit('bob', 2).ok).toBe(true);
  });

  test('of a bot can be freed without removing anyone', () => {
    const table = fresh();
    table.sit('ada', 0);
    table.ask('ada', { type: 'sit', seat: 1, who: BOT });
    table.ask('ada', { type: 'leave', seat: 1 });
    expect(table.sit('bob', 1).ok).toBe(true);
  });

  test('is believed by its log, not by what a sender claims', () => {
    const table = fresh();
    table.sit('ada', 0);
    const claiming = { name: 'eve', seats: [0, 1, 2], host: true };
    expect(keysOf(table.ask(claiming, { type: 'leave', seat: 0 }))).toEqual(['table-not-yours']);
    expect(keysOf(table.ask(claiming, { type: 'start' }))).toEqual(['table-not-yours']);
  });
});

describe('the host', () => {
  test('is the one who came first and is still there', () => {
    const table = fresh();
    expect(hostOf(table.state)).toBeNull();
    for (const [seat, name] of ['ada', 'bob', 'cleo'].entries()) table.sit(name, 2 - seat);
    expect(hostOf(table.state)).toBe('ada');
    table.ask('ada', { type: 'leave', seat: 2 });
    expect(hostOf(table.state)).toBe('bob');
    table.sit('ada', 2);
    expect(hostOf(table.state)).toBe('bob');
    table.ask('bob', { type: 'leave', seat: 1 });
    expect(hostOf(table.state)).toBe('cleo');
  });

  test('arranges nothing once the game is to begin', () => {
    const table = fresh().gather('ada', 'bob', 'cleo');
    expect(senderAt(table.state, 'ada')).toEqual({ name: 'ada', seats: [0], host: false });
    expect(keysOf(table.ask('ada', { type: 'close-seals' }))).toEqual(['table-not-yours']);
    expect(keysOf(table.ask('ada', { type: 'leave', seat: 1 }))).toEqual(['table-not-yours']);
    expect(keysOf(table.ask('ada', { type: 'leave', seat: 0 }))).toEqual(['table-started']);
    expect(keysOf(table.sit('dan', 0))).toEqual(['table-started']);
  });
});

describe('a command that is sent again', () => {
  test('still has its answer when it has ended its sender’s authority', () => {
    const table = fresh();
    for (const [seat, name] of ['ada', 'bob', 'cleo'].entries()) table.sit(name, seat);
    const leaving = () => table.ask('bob', { type: 'leave', seat: 1 }, 'leaving');
    const starting = () => table.ask('ada', { type: 'start' }, 'starting');
    for (const command of [leaving, starting]) {
      const { length } = table.log;
      expect([keysOf(command()), table.log.length]).toEqual([[], length + 1]);
      expect([keysOf(command()), table.log.length]).toEqual([[], length + 1]);
    }
    expect(keysOf(table.ask('eve', { type: 'start' }, 'starting'))).toEqual(['table-not-yours']);
  });
});

describe('a game starts', () => {
  test('only when its host wants it', () => {
    const table = fresh();
    table.sit('ada', 0);
    table.sit('bob', 1);
    expect(keysOf(table.ask('bob', { type: 'start' }))).toEqual(['table-not-yours']);
    expect(keysOf(table.ask('eve', { type: 'start' }))).toEqual(['table-not-yours']);
    expect(table.ask('ada', { type: 'start' }).ok).toBe(true);
    expect(keysOf(table.ask(THE_HOST, { type: 'start' }))).toEqual(['table-started']);
  });

  test('with those who came, numbered anew in their order', () => {
    const table = new OnlineTable(sintra, { players: 4 });
    table.sit('ada', 3);
    table.sit('bob', 1);
    table.ask('ada', { type: 'start' });
    expect(table.log.at(-1)).toMatchObject({ type: 'gathered', seats: [1, 3] });
    expect(table.state).toMatchObject({ phase: 'sealing', seats: [who('bob'), who('ada')], standIns: [null, null] });
    expect(table.state.opened.players).toBe(2);
    expect(ownersOf(table.state)).toEqual(['bob', 'ada']);
    expect(hostOf(table.state)).toBe('ada');
    expect(table.state.position).toEqual(sintra.start(table.state.opened.options, 2));
  });

  test('and says so even if nobody is missing', () => {
    const table = fresh(2).gather('ada', 'bob');
    expect(table.log.at(-1)).toMatchObject({ type: 'gathered', seats: [0, 1], command: '2', sender: 'ada' });
  });

  test('not with fewer people than the game needs', () => {
    const table = fresh();
    table.sit('ada', 0);
    const answer = table.ask('ada', { type: 'start' });
    expect(answer.ok ? [] : answer.problems.map(({ reason }) => reason.rule)).toEqual(['R-01']);
    expect(table.state.phase).toBe('gathering');
  });

  test('with the player whom its creator chose, whatever the number of their seat is by now', () => {
    const table = new OnlineTable(sintra, { players: 4, options: { start: 3 } });
    table.sit('ada', 1);
    table.sit('bob', 3);
    table.ask('ada', { type: 'start' });
    expect(table.state.opened.options).toMatchObject({ start: 1 });
    share(table, 'ada', 'bob');
    expect(table.state.events[0]).toMatchObject({ type: 'setup', start: 1 });
    expect(sintra.toAct(table.state.position)).toMatchObject({ seats: [1] });
    expect(problemsOf(table)).toEqual([]);
  });

  test('with a random player if nobody took the chosen seat', () => {
    const table = new OnlineTable(sintra, { players: 4, options: { start: 3, side: 'B' } });
    table.sit('ada', 0);
    table.sit('bob', 2);
    table.ask('ada', { type: 'start' });
    expect(table.state.opened.options).toMatchObject({ side: 'B' });
    expect(table.state.opened.options).not.toHaveProperty('start');
    share(table, 'ada', 'bob');
    const [drawn] = settle(
      sintra,
      sintra.start(table.state.opened.options, 2),
      fairLuck('sintra', table.seed, table.state.salts),
    );
    expect(table.state.events[0]).toEqual(drawn);
    expect(problemsOf(table)).toEqual([]);
  });

  test('for one person where the game allows it', () => {
    const table = new OnlineTable(sagrada, { players: 4 }).begin('ada');
    expect(table.state.phase).toBe('playing');
    expect(table.state.events[0]).toMatchObject({ type: 'setup', private: [[expect.any(String), expect.any(String)]] });
  });
});
