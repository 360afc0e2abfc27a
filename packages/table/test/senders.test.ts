/** Commands belong to their senders: no sender can give another's command, and none can swallow one. */
import { describe, expect, test } from 'vitest';
import { sintra, type Sintra } from '@leadlight/sintra';
import { foldAll, showFrom, type Command, type CommandOf, type LocalCommandType, type Sender } from '@leadlight/table';
import { HOST, keysOf, person, sitting, TestHost } from './host.ts';
import { present } from '../../core/test/present.ts';

const NOTHING_NEW = { ok: true, value: { entries: [], effects: [] } };

/** A command of each type: a new type does not compile without a sample here. */
const commandsAt = (seat: number): { readonly [Type in LocalCommandType]: CommandOf<Sintra, Type> } => ({
  sit: { id: 'any', type: 'sit', seat, who: person(seat) },
  leave: { id: 'any', type: 'leave', seat },
  start: { id: 'any', type: 'start' },
  play: { id: 'any', type: 'play', seat, seen: 0, moves: [] },
  'stand-in': { id: 'any', type: 'stand-in', seat, level: 'greedy' },
  abandon: { id: 'any', type: 'abandon' },
});

/** A table at a given stage. */
function tableThat(phase: 'gathers' | 'plays' | 'is over'): TestHost<Sintra> {
  const host = new TestHost(sintra, 2, phase, { start: 0 });
  if (phase === 'gathers') host.ask({ id: 'any', type: 'sit', seat: 0, who: person(0) }, sitting(0));
  else host.begin();
  if (phase === 'is over') host.ask({ id: 'any', type: 'abandon' }, HOST);
  return host;
}

function turn(host: TestHost<Sintra>, id: string): CommandOf<Sintra, 'play'> {
  const seat = host.state.position.turn;
  const move = present(sintra.legal(host.state.position, seat)[0]);
  return { id, type: 'play', seat, seen: host.state.events.length, moves: [move] };
}

describe('a command without authority', () => {
  test.for(['gathers', 'plays', 'is over'] as const)('is refused for that alone, at a table that %s', (phase) => {
    const host = tableThat(phase);
    const before = host.log.length;
    for (const seat of [0, 1, 7]) {
      for (const command of Object.values(commandsAt(seat))) {
        const answers = ['any', 'fresh', 'sit-0', 'start'].map((id) => host.ask({ ...command, id }, sitting(3)));
        expect(answers.map(keysOf), command.type).toEqual(answers.map(() => ['table-not-yours']));
      }
    }
    expect(host.log).toHaveLength(before);
  });

  test('may be the host’s turn for another player’s seat', () => {
    const host = tableThat('plays');
    expect(keysOf(host.ask(turn(host, 'host'), HOST))).toEqual(['table-not-yours']);
  });

  test('may be a player’s command to abandon the game', () => {
    const host = tableThat('plays');
    expect(keysOf(host.ask({ id: 'mine', type: 'abandon' }, sitting(0, 1)))).toEqual(['table-not-yours']);
  });
});

describe('an id', () => {
  test('of another player does not swallow my turn', () => {
    const host = tableThat('plays');
    expect(host.ask(turn(host, 'guessed'), sitting(0)).ok).toBe(true);
    expect(host.ask(turn(host, 'guessed'), sitting(1)).ok).toBe(true);
    expect(host.state.events.slice(2).map((event) => 'player' in event && event.player)).toEqual([0, 1]);
  });

  test('of the host or of a bot does not swallow my turn', () => {
    const host = new TestHost(sintra, 2, 'three', { start: 0 });
    const bot: Sender = { name: 'bot:0', seats: [0], host: false, bot: true };
    host.ask({ id: 'same', type: 'sit', seat: 0, who: { kind: 'bot', level: 'random' } }, HOST);
    expect(host.ask({ id: 'same', type: 'sit', seat: 1, who: person(1) }, sitting(1)).ok).toBe(true);
    expect(host.state.seats).toEqual([{ kind: 'bot', level: 'random' }, person(1)]);
    host.ask({ id: 'start', type: 'start' }, HOST);
    expect(host.ask(turn(host, 'same'), bot).ok).toBe(true);
    const mine = turn(host, 'start');
    expect(host.ask(mine, sitting(1)).ok).toBe(true);
    expect(host.state.events.at(-1)).toEqual(mine.moves[0]);
  });

  test.for(Object.keys(commandsAt(0)) as readonly LocalCommandType[])('makes %s count once for its sender', (type) => {
    const host = tableThat(type === 'play' || type === 'stand-in' || type === 'abandon' ? 'plays' : 'gathers');
    if (type === 'start') host.ask({ id: 'other', type: 'sit', seat: 1, who: person(1) }, HOST);
    const command = { ...(type === 'play' ? turn(host, '') : commandsAt(type === 'sit' ? 1 : 0)[type]), id: 'once' };
    const sender = { name: 'guest', seats: [0, 1], host: true };
    expect(host.ask(command, sender)).not.toMatchObject(NOTHING_NEW);
    const after = host.log.length;
    for (let again = 0; again < 3; again++) expect(host.ask(command, sender)).toMatchObject(NOTHING_NEW);
    expect(host.log).toHaveLength(after);
  });

  test.for(['__proto__', 'constructor', 'hasOwnProperty', '0', '-'])('may be %s, like any other', (id) => {
    const host = tableThat('plays');
    const mine = turn(host, id);
    const sender = { name: id, seats: [0], host: false };
    expect(host.ask(mine, sender)).toMatchObject({ value: { entries: [{ command: id, sender: id }] } });
    expect(host.ask(mine, sender)).toMatchObject(NOTHING_NEW);
    expect(host.ask(turn(host, id), sitting(1)).ok).toBe(true);
    expect(host.state.events).toHaveLength(4);
  });

  test('of a refused command can be used again', () => {
    const host = tableThat('plays');
    const mine = turn(host, 'again');
    expect(keysOf(host.ask({ ...mine, moves: [] }, sitting(0)))).toEqual(['table-nothing']);
    expect(host.ask(mine, sitting(0)).ok).toBe(true);
    expect(host.state.events).toHaveLength(3);
  });
});

describe('the memory of answered commands', () => {
  const flip = (number: number): Command<Sintra> => ({
    id: `flip-${number}`,
    type: 'stand-in',
    seat: 1,
    level: number % 2 === 0 ? 'greedy' : null,
  });

  test('lasts as long as the table, whatever others send', () => {
    const host = tableThat('plays');
    const mine = turn(host, 'mine');
    host.ask(mine, sitting(0));
    for (let i = 0; i < 200; i++) expect(host.ask(flip(i), sitting(1)).ok).toBe(true);
    for (let i = 200; i < 400; i++) host.ask(flip(i), { name: `sybil-${i}`, seats: [1], host: false });
    const { length } = host.log;
    expect(host.ask(mine, sitting(0))).toMatchObject(NOTHING_NEW);
    for (const i of [0, 100, 199]) expect(host.ask(flip(i), sitting(1))).toMatchObject(NOTHING_NEW);
    expect(host.log).toHaveLength(length);
  });

  test('is restored with the log', () => {
    const host = tableThat('plays');
    const mine = turn(host, 'mine');
    host.ask(mine, sitting(0));
    for (let i = 0; i < 3; i++) host.ask(flip(i), sitting(1));
    host.state = foldAll(sintra, JSON.parse(JSON.stringify(host.log)) as typeof host.log);
    expect(host.ask(mine, sitting(0))).toMatchObject(NOTHING_NEW);
    expect(host.ask(flip(2), sitting(1))).toMatchObject(NOTHING_NEW);
    expect(host.ask(turn(host, 'mine'), sitting(1)).ok).toBe(true);
  });

  test('ignores the ids in a log that names no senders', () => {
    const host = tableThat('plays');
    for (let i = 0; i < 2; i++) host.ask(turn(host, `${i}`), sitting(0, 1));
    const old = JSON.parse(JSON.stringify(host.log).replaceAll(/,"sender":"[^"]*"/g, '')) as typeof host.log;
    expect(JSON.stringify(old)).not.toContain('sender');
    host.state = foldAll(sintra, old);
    expect(host.ask(turn(host, '0'), sitting(0)).ok).toBe(true);
    expect(host.state.events).toHaveLength(5);
  });
});

describe('an entry', () => {
  test('names its command to the sender alone, and the sender to nobody', () => {
    const host = tableThat('plays');
    host.ask(turn(host, 'secret'), sitting(0));
    const commandsTo = (viewer: number | null, sender?: string): readonly unknown[] =>
      showFrom(sintra, host.log, sender === undefined ? { viewer } : { viewer, sender }, 0).flatMap(({ entry }) => [
        ...(entry.sender === undefined ? [] : [`sender ${entry.sender}`]),
        ...(entry.command === undefined ? [] : [entry.command]),
      ]);
    expect(commandsTo(0, 'guest-0')).toEqual(['secret']);
    expect(commandsTo(1, 'guest-1')).toEqual([]);
    expect(commandsTo(null)).toEqual([]);
    expect(commandsTo(null, 'host')).toEqual(['sit-0', 'sit-1', 'start']);
  });
});

describe('a bot', () => {
  const bot: Sender = { name: 'bot:0', seats: [0], host: false, bot: true };

  test('does not play for a person who is present, or back', () => {
    const host = tableThat('plays');
    expect(keysOf(host.ask(turn(host, 'early'), bot))).toEqual(['table-back']);
    host.ask({ id: 'away', type: 'stand-in', seat: 0, level: 'greedy' }, sitting(0));
    host.ask({ id: 'back', type: 'stand-in', seat: 0, level: null }, sitting(0));
    expect(keysOf(host.ask(turn(host, 'late'), bot))).toEqual(['table-back']);
    host.ask({ id: 'away-again', type: 'stand-in', seat: 0, level: 'greedy' }, sitting(0));
    expect(host.ask(turn(host, 'due'), bot).ok).toBe(true);
  });
});
