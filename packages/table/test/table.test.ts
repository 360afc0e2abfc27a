import { describe, expect, test } from 'vitest';
import { commitmentOf, fairLuck, seedFromText } from '@leadlight/core';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, sintraText, type Sintra } from '@leadlight/sintra';
import { dealTable, foldAll, forkTable, lastTurn, type Command } from '@leadlight/table';
import { HOST, keysOf, person, sitting, TestHost } from './host.ts';
import { present } from '../../core/test/present.ts';

/** A move of the seat whose turn it is, as a command. */
function turn(host: TestHost<Sintra>, id = 'turn'): Extract<Command<Sintra>, { type: 'play' }> {
  const seat = host.state.position.turn;
  return {
    id,
    type: 'play',
    seat,
    seen: host.state.events.length,
    moves: sintra.legal(host.state.position, seat).slice(0, 1),
  };
}

describe('before the game', () => {
  test('people take free seats, and leave them again', () => {
    const host = new TestHost(sintra, 2, 'seats');
    expect(host.ask({ id: '1', type: 'sit', seat: 0, who: person(0) }, sitting(0)).ok).toBe(true);
    expect(host.state.seats).toEqual([person(0), null]);
    expect(keysOf(host.ask({ id: '2', type: 'sit', seat: 0, who: person(1) }, HOST))).toEqual(['table-taken']);
    expect(keysOf(host.ask({ id: '3', type: 'sit', seat: 1, who: person(1) }, sitting(0)))).toEqual([
      'table-not-yours',
    ]);
    expect(keysOf(host.ask({ id: '4', type: 'sit', seat: 2, who: person(1) }, HOST))).toEqual(['table-seat']);
    expect(keysOf(host.ask({ id: '5', type: 'leave', seat: 1 }, HOST))).toEqual(['table-empty']);
    expect(host.ask({ id: '6', type: 'leave', seat: 0 }, sitting(0)).ok).toBe(true);
    expect(host.state.seats).toEqual([null, null]);
  });

  test('the host starts it once all seats are taken, with the first chance event', () => {
    const host = new TestHost(sintra, 2, 'begin');
    host.ask({ id: '1', type: 'sit', seat: 0, who: person(0) }, HOST);
    expect(keysOf(host.ask({ id: '2', type: 'start' }, HOST))).toEqual(['table-empty']);
    host.ask({ id: '3', type: 'sit', seat: 1, who: person(1) }, HOST);
    expect(keysOf(host.ask({ id: '4', type: 'start' }, sitting(0)))).toEqual(['table-not-yours']);
    expect(keysOf(host.ask(turn(host), sitting(0, 1)))).toEqual(['table-waiting']);
    expect(host.ask({ id: '5', type: 'start' }, HOST).ok).toBe(true);
    expect(host.state.events.map(({ type }) => type)).toEqual(['setup', 'fill']);
    expect(keysOf(host.ask({ id: '6', type: 'start' }, HOST))).toEqual(['table-started']);
    expect(keysOf(host.ask({ id: '7', type: 'leave', seat: 0 }, HOST))).toEqual(['table-started']);
  });
});

describe('a turn', () => {
  test('is played by its seat alone, at the moment that it saw', () => {
    const host = new TestHost(sintra, 2, 'turn');
    host.begin();
    const first = turn(host);
    expect(keysOf(host.ask(first, sitting(1 - first.seat)))).toEqual(['table-not-yours']);
    expect(keysOf(host.ask({ ...first, seen: 1 }, sitting(first.seat)))).toEqual(['table-stale']);
    expect(keysOf(host.ask({ ...first, moves: [] }, sitting(first.seat)))).toEqual(['table-nothing']);
    expect(host.ask(first, sitting(first.seat)).ok).toBe(true);
    expect(host.state.events).toHaveLength(3);
  });

  test('is refused as a whole if one of its moves breaks a rule', () => {
    const host = new TestHost(sintra, 2, 'refused');
    host.begin();
    const first = turn(host);
    const answer = host.ask({ ...first, moves: [...first.moves, ...first.moves] }, sitting(first.seat));
    expect(answer.ok ? [] : answer.problems.map(({ path, reason }) => `${path} ${reason.rule}`)).toContain(
      'moves[1] R-11',
    );
    expect(host.state.events).toHaveLength(2);
  });

  test('is played once, however often it is sent', () => {
    const host = new TestHost(sintra, 2, 'twice');
    host.begin();
    const first = turn(host);
    host.ask(first, sitting(first.seat));
    expect(host.ask(first, sitting(first.seat))).toMatchObject({ ok: true, value: { entries: [], effects: [] } });
    expect(host.state.events).toHaveLength(3);
  });

  test('may come late where seats decide at the same time', () => {
    const host = new TestHost(sagrada, 2, 'windows');
    host.begin();
    const seen = host.state.events.length;
    const choices = [0, 1].map((seat) => sagrada.legal(host.state.position, seat)[0]);
    expect(host.ask({ id: 'a', type: 'play', seat: 1, seen, moves: [present(choices[1])] }, sitting(1)).ok).toBe(true);
    expect(host.ask({ id: 'b', type: 'play', seat: 0, seen, moves: [present(choices[0])] }, sitting(0)).ok).toBe(true);
    expect(host.state.events.at(-1)?.type).toBe('roll');
  });
});

describe('bots', () => {
  test('are called when their seat must decide, and when one stands in for a person', () => {
    const host = new TestHost(sintra, 2, 'bots', { start: 0 });
    host.ask({ id: '1', type: 'sit', seat: 0, who: person(0) }, HOST);
    host.ask({ id: '2', type: 'sit', seat: 1, who: { kind: 'bot', level: 'master' } }, HOST);
    expect(host.ask({ id: '3', type: 'start' }, HOST)).toMatchObject({ value: { effects: [] } });
    const think = { type: 'think', seat: 1, level: 'master' };
    expect(host.ask(turn(host), sitting(0))).toMatchObject({ value: { effects: [think] } });
    expect(host.ask({ id: '4', type: 'stand-in', seat: 0, level: 'greedy' }, HOST)).toMatchObject({
      value: { effects: [think] },
    });
    expect(host.ask(turn(host, 'reply'), sitting(1))).toMatchObject({
      value: { effects: [{ type: 'think', seat: 0, level: 'greedy' }] },
    });
    expect(keysOf(host.ask({ id: '5', type: 'stand-in', seat: 1, level: null }, HOST))).toEqual(['table-seat']);
  });
});

describe('the end', () => {
  test('of an abandoned game shows the seed, and the table refuses all further commands', () => {
    const host = new TestHost(sintra, 2, 'abandon');
    host.begin();
    expect(keysOf(host.ask({ id: '1', type: 'abandon' }, sitting(0)))).toEqual(['table-not-yours']);
    expect(host.ask({ id: '2', type: 'abandon' }, HOST).ok).toBe(true);
    const closed = host.log.at(-1);
    expect(closed?.type === 'closed' && commitmentOf(closed.seed)).toBe(host.log[0].commitment);
    expect(keysOf(host.ask({ id: '3', type: 'abandon' }, HOST))).toEqual(['table-over']);
  });

  test('the log alone restores everything', () => {
    const host = new TestHost(sintra, 3, 'again');
    host.begin();
    for (let i = 0; i < 20; i++) host.ask(turn(host, `turn-${i}`), sitting(0, 1, 2));
    const log = JSON.parse(JSON.stringify(host.log)) as typeof host.log;
    const again = foldAll(sintra, log);
    expect(sintraText.writePosition(again.position)).toBe(sintraText.writePosition(host.state.position));
    expect({ ...again, position: null }).toEqual({ ...host.state, position: null });
  });
});

describe('a new table', () => {
  test('starts where the seat last decided, with the same chance to come', () => {
    const host = new TestHost(sintra, 2, 'fork', { start: 0 });
    host.begin();
    for (let i = 0; i < 3; i++) host.ask(turn(host, `turn-${i}`), sitting(0, 1));
    const kept = lastTurn(sintra, host.state.events, 1) ?? 0;
    expect(kept).toBe(3);
    const [opened] = host.log;
    const origin = { how: 'take-back', table: 'first', events: kept } as const;
    const { entries: log, state } = forkTable(sintra, {
      opened,
      seats: [person(0), person(1)],
      salts: ['', ''],
      events: host.state.events.slice(0, kept),
      origin,
      now: 5000,
      luck: fairLuck('sintra', seedFromText('fork'), ['', '']),
    });
    const fork = foldAll(sintra, log);
    expect(state).toEqual(fork);
    expect(fork.opened.origin).toEqual(origin);
    expect(fork.phase).toBe('playing');
    expect(fork.position.turn).toBe(1);
    expect(fork.events).toEqual(host.state.events.slice(0, kept));
  });

  test('deals the same again if it keeps no events', () => {
    const host = new TestHost(sagrada, 1, 'same');
    host.begin();
    const { entries: log, state } = forkTable(sagrada, {
      opened: host.log[0],
      seats: [person(0)],
      salts: [''],
      events: [],
      origin: { how: 'same-deal', table: 'first', events: 0 },
      now: 5000,
      luck: fairLuck('sagrada', seedFromText('same'), ['']),
    });
    expect(state).toEqual(foldAll(sagrada, log));
    expect(state.events).toEqual(host.state.events);
    expect(lastTurn(sagrada, host.state.events, 0)).toBeUndefined();
  });

  test('undoes a whole turn, including chance in its middle, but not the turn before', () => {
    const place = (player: number): Sagrada['move'] => ({ type: 'place', player, die: 'R1', cell: 'A1' });
    const done = (player: number): Sagrada['move'] => ({ type: 'done', player });
    const roll = { type: 'roll', round: 1, dice: [] } as const;
    const events: Sagrada['event'][] = [done(0), roll, place(0), roll, place(0), done(0)];
    expect(lastTurn(sagrada, [...events, place(1)], 0)).toBe(2);
    expect(lastTurn(sagrada, [...events, done(0)], 0)).toBe(6);
    expect(lastTurn(sagrada, [roll, place(1), roll, place(0)], 0)).toBe(3);
  });

  test('has all seats taken, and begins like any other', () => {
    const host = new TestHost(sintra, 2, 'new');
    host.begin();
    const { entries: log, state } = dealTable(sintra, {
      opened: host.log[0],
      seats: [person(0), person(1)],
      salts: ['', ''],
      now: 5000,
      luck: fairLuck('sintra', seedFromText('new'), ['', '']),
    });
    const fresh = foldAll(sintra, log);
    expect(state).toEqual(fresh);
    expect(fresh.phase).toBe('playing');
    expect(fresh.seats).toEqual([person(0), person(1)]);
    expect(fresh.events).toEqual(host.state.events);
  });
});
