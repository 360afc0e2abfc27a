/** A table refuses misshapen and hostile commands with reasons, and keeps nothing of them. */
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '@leadlight/core';
import { sagrada, TOOL_IDS, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { MOST_ENTRIES, receive, type Command } from '@leadlight/table';
import { INHERITED_NAMES } from '../../core/test/odd-names.ts';
import { HOST, keysOf, person, sitting, TestHost } from './host.ts';
import { firstTwo, present } from '../../core/test/present.ts';

/** A stranger can send anything. */
const sent = <T extends GameTypes>(command: unknown): Command<T> => command as Command<T>;

/** Two people choose their windows at the same time, and one of them has chosen. */
function choosing(): { readonly host: TestHost<Sagrada>; readonly command: Record<string, unknown> } {
  const host = new TestHost(sagrada, 2, 'choosing');
  host.begin();
  const seen = host.state.events.length;
  const [mine, theirs] = firstTwo([0, 1].flatMap((seat) => sagrada.legal(host.state.position, seat).slice(0, 1)));
  host.ask({ id: 'theirs', type: 'play', seat: 1, seen, moves: [theirs] }, sitting(1));
  return { host, command: { id: 'mine', type: 'play', seat: 0, seen, moves: [mine] } };
}

/** The table refuses the changed command, keeps nothing of it, and goes on. */
function expectRefused(change: (command: Record<string, unknown>) => unknown): void {
  const { host, command } = choosing();
  const before = JSON.stringify(host.log);
  const answer = host.ask(sent(change(command)), sitting(0));
  expect(answer.ok).toBe(false);
  expect(keysOf(answer)).not.toEqual([]);
  expect(JSON.stringify(host.log)).toBe(before);
  expect(host.ask(sent(command), sitting(0)).ok).toBe(true);
}

const ODD = [undefined, null, NaN, Infinity, -Infinity, -1, 0.5, 1e9, 2 ** 53, '0', '', true, {}, [], [0], 'length'];

describe('a turn is refused', () => {
  test.for([...ODD, -2, 0, 3])('if it has seen %o events', (seen) => {
    expectRefused((command) => ({ ...command, seen }));
  });

  test.for(ODD)('for seat %o', (seat) => {
    expectRefused((command) => ({ ...command, seat }));
  });

  const FORMS: readonly (readonly [string, (move: unknown) => unknown])[] = [
    ['missing', () => undefined],
    ['null', () => null],
    ['a text', () => 'moves'],
    ['an object', (move) => ({ 0: move, length: 1 })],
    ['none', () => []],

    ['holes alone', () => Object.assign([], { length: 3 })],
    ['no objects', () => [null, undefined, 5, 'x']],
    ['a list of lists', (move) => [[move]]],
    ['far too many', (move) => Array.from({ length: 1e6 }, () => move)],
    ['one that is fine and one that is nothing', (move) => [move, null]],
    ['the end of the game', () => [{ type: 'abandoned' }]],
    ['the end of the game by a seat', () => [{ type: 'abandoned', player: 0 }]],
    ['chance', () => [{ type: 'roll', round: 1, dice: [], player: 0 }]],
    ['of no kind', () => [{ type: '__proto__', player: 0 }]],
  ];

  test.for(FORMS)('if its moves are %s', ([, form]) => {
    expectRefused((command) => ({ ...command, moves: form((command['moves'] as readonly unknown[])[0]) }));
  });

  test.for([undefined, null, 5, '', ' ', 'a b', 'line\n', 'x'.repeat(65), 'é', {}, ['mine']])(
    'with the id %o',
    (id) => {
      expectRefused((command) => ({ ...command, id }));
    },
  );

  test.for([undefined, null, 5, 'play', [], {}, { id: 'x' }, { id: 'x', type: 'constructor' }, { id: 'x', type: [] }])(
    'if it is %o',
    (command) => {
      expectRefused(() => command);
    },
  );
});

describe('an occupant', () => {
  const WHO: readonly unknown[] = [
    undefined,
    null,
    'Ada',
    [],
    {},
    { kind: 'person' },
    { kind: 'ghost', name: 'Ada', colour: 'blue' },
    { kind: '__proto__', name: 'Ada', colour: 'blue' },
    { kind: 'person', name: 'x'.repeat(81), colour: 'blue' },
    { kind: 'person', name: 'Ada\u0000', colour: 'blue' },
    { kind: 'person', name: 'Ada\u202e', colour: 'blue' },
    { kind: 'person', name: { toString: () => 'Ada' }, colour: 'blue' },
    { kind: 'person', name: 'Ada', colour: 'url(//evil)' },
    { kind: 'person', name: 'Ada', colour: 'x'.repeat(21) },
    { kind: 'bot', level: '__proto__' },
    { kind: 'bot', level: 'unheard' },
    { kind: 'bot', level: 5 },
    { kind: 'bot', name: 'Ada', colour: 'blue' },
  ];

  test.for(WHO)('is refused as %o', (who) => {
    const host = new TestHost(sintra, 2, 'hostile');
    expect(keysOf(host.ask(sent({ id: 'sit', type: 'sit', seat: 0, who }), HOST))).not.toEqual([]);
    expect(host.log).toHaveLength(1);
  });

  test.for(ODD)('is refused at seat %o', (seat) => {
    const host = new TestHost(sintra, 2, 'hostile');
    for (const type of ['sit', 'leave', 'stand-in']) {
      expect(keysOf(host.ask(sent({ id: type, type, seat, who: person(0), level: null }), HOST))).not.toEqual([]);
    }
    expect(host.log).toHaveLength(1);
  });

  test('is stored without unknown fields', () => {
    const host = new TestHost(sintra, 2, 'hostile');
    const who = { ...person(0), host: true, junk: 'x'.repeat(1000) };
    expect(host.ask(sent({ id: 'sit', type: 'sit', seat: 0, who, junk: 'x' }), HOST).ok).toBe(true);
    expect(host.log[1]).toEqual({
      type: 'seated',
      at: 1000,
      seat: 0,
      who: person(0),
      command: 'sit',
      sender: HOST.name,
    });
  });

  test('cannot come and go for ever: the rest of the log is for turns', () => {
    const host = new TestHost(sintra, 2, 'restless');
    const restless = (i: number): ReturnType<TestHost<Sintra>['ask']> =>
      i % 2 === 0
        ? host.ask({ id: `${i}`, type: 'sit', seat: 0, who: person(0) }, sitting(0))
        : host.ask({ id: `${i}`, type: 'leave', seat: 0 }, sitting(0));
    for (let i = 0; i < MOST_ENTRIES; i++) restless(i);
    expect(host.log.length).toBeLessThanOrEqual(MOST_ENTRIES / 2);
    expect([0, 1].map((i) => keysOf(restless(MOST_ENTRIES + i)))).toContainEqual(['table-full']);
  });
});

describe('a stand-in bot', () => {
  test.for(['unheard', '__proto__', '', 5, undefined, {}])('is refused with level %o', (level) => {
    const host = new TestHost(sintra, 2, 'hostile');
    host.begin();
    const before = host.log.length;
    expect(keysOf(host.ask(sent({ id: 'away', type: 'stand-in', seat: 0, level }), sitting(0)))).not.toEqual([]);
    expect(host.log).toHaveLength(before);
  });
});

describe('a move', () => {
  test('is stored with the fields of a record alone', () => {
    const host = new TestHost(sintra, 2, 'plain', { start: 0 });
    host.begin();
    const move = present(sintra.legal(host.state.position, 0)[0]);
    const laden = JSON.parse(
      JSON.stringify({ ...move, by: 'bot:master', legal: 1, junk: 'x'.repeat(1000) }).replace(
        '{',
        '{"__proto__":{"x":1},',
      ),
    ) as typeof move;
    const seen = host.state.events.length;
    expect(host.ask({ id: 'laden', type: 'play', seat: 0, seen, moves: [laden] }, sitting(0)).ok).toBe(true);
    expect(JSON.stringify(host.state.events.at(-1))).toBe(JSON.stringify(move));
  });
});

describe('a move of unknown kind', () => {
  const MOVES = [
    { from: 'A1', to: 'A2' },
    { from: 'A3', to: 'A4' },
  ];
  const FIELDS = [
    {},
    { die: 'R1' },
    { die: 'R1', cell: 'A1' },
    { die: 'R1', cell: 'A1', value: 2 },
    { die: 'R1', cell: 'A1', round: 1, track: 'R1' },
    { moves: MOVES.slice(1) },
    { moves: MOVES },
  ];

  /** Refused with any other fields, while windows are chosen and in a turn. */
  function expectUnknown(move: object): void {
    const { host, command } = choosing();
    const ask = (fields: object): readonly string[] => {
      const seen = host.state.events.length;
      const moves = [{ player: 0, ...move, ...fields }];
      return keysOf(host.ask(sent({ id: 'odd', type: 'play', seat: 0, seen, moves }), sitting(0)));
    };
    for (const fields of FIELDS) expect(ask(fields)).toEqual(['event-unknown']);
    expect(host.ask(sent(command), sitting(0)).ok).toBe(true);
    for (const fields of FIELDS) expect(ask(fields)).toEqual(['event-unknown']);
  }

  test.for([...TOOL_IDS, ...INHERITED_NAMES])('is refused for its type: %s', (type) => {
    expectUnknown({ type, tool: 'x' });
    expectUnknown({ type });
  });

  test.for([...'choose place settle done end abandoned reveal tool'.split(' '), ...INHERITED_NAMES])(
    'is refused for its tool: %s',
    (tool) => {
      expectUnknown({ type: 'tool', tool });
    },
  );

  test.for([...TOOL_IDS, ...INHERITED_NAMES])('is refused in Sintra too: %s', (type) => {
    const host = new TestHost(sintra, 2, 'odd', { start: 0 });
    host.begin();
    const seen = host.state.events.length;
    const answer = host.ask(sent({ id: 'odd', type: 'play', seat: 0, seen, moves: [{ type, player: 0 }] }), sitting(0));
    expect(keysOf(answer)).toEqual(['event-unknown']);
  });
});

describe('a follower', () => {
  test.for([NaN, 0.5, Infinity, -1])('refuses an entry with the number %o', (number) => {
    const host = new TestHost(sintra, 2, 'numbers');
    const shown = present(host.shown(null)[0]);
    expect(receive(sintra, undefined, { ...shown, number }).kind).not.toBe('new');
  });
});
