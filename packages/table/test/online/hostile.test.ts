/** Hostile people at an online table: whatever they send is answered, and the log stays readable. */
import { describe, expect, test } from 'vitest';
import { FastRandom, type Random } from '@leadlight/core';
import { sintra, type Sintra } from '@leadlight/sintra';
import {
  botOf,
  readOnlineTable,
  THE_HOST,
  type Command,
  type CommandOf,
  type CommandType,
  type RawTable,
  type Sender,
} from '@leadlight/table';
import { games } from '../../../core/test/properties.ts';
import { doSomething } from './deeds.ts';
import { BOT, keysOf, LEVELS, nonceOf, OnlineTable, who } from './table.ts';
import { anyOf } from '../../../core/test/present.ts';

/** A command of each type: a new type does not compile without a sample here. */
const SAMPLES: { readonly [Type in CommandType]: CommandOf<Sintra, Type> } = {
  sit: { id: 'any', type: 'sit', seat: 1, who: who('eve') },
  leave: { id: 'any', type: 'leave', seat: 0 },
  start: { id: 'any', type: 'start' },
  seal: { id: 'any', type: 'seal', seat: 0, hash: nonceOf('eve') },
  'close-seals': { id: 'any', type: 'close-seals' },
  'open-salt': { id: 'any', type: 'open-salt', seat: 0, salt: 'x', nonce: nonceOf('eve') },
  'close-salts': { id: 'any', type: 'close-salts' },
  play: { id: 'any', type: 'play', seat: 0, seen: 2, moves: [{ type: 'back', player: 0 }] },
  expire: { id: 'any', type: 'expire', seat: 0 },
  'stand-in': { id: 'any', type: 'stand-in', seat: 0, level: 'greedy' },
  abandon: { id: 'any', type: 'abandon' },
};

describe('an outsider', () => {
  const OTHERS = Object.values(SAMPLES).filter(({ type }) => type !== 'sit');

  test.for(['gathering', 'playing', 'over'])('is refused for that alone, at a table that is %s', (phase) => {
    const table = new OnlineTable(sintra, { players: 2 });
    if (phase === 'gathering') table.sit('ada', 0);
    else table.begin('ada', 'bob');
    if (phase === 'over') table.service({ type: 'abandon' });
    const { length } = table.log;
    table.clock += 1e9;
    for (const command of OTHERS) expect(keysOf(table.ask('eve', command)), command.type).toEqual(['table-not-yours']);
    expect(table.log).toHaveLength(length);
  });

  test('may take a free seat before the game, and none afterwards', () => {
    const table = new OnlineTable(sintra, { players: 2 });
    expect(table.ask('eve', SAMPLES.sit).ok).toBe(true);
    expect(keysOf(new OnlineTable(sintra, { players: 2 }).begin('ada', 'bob').ask('eve', SAMPLES.sit))).toEqual([
      'table-started',
    ]);
  });
});

const ODD: readonly unknown[] = [undefined, null, NaN, -1, 0.5, 7, 1e20, '', '__proto__', 'x'.repeat(70), [], {}, BOT];

/** A command with one odd field. */
function odd(random: Random): Command<Sintra> {
  const sample = anyOf(Object.values(SAMPLES), random);
  const field = anyOf(Object.keys(sample), random);
  return { ...sample, id: `odd-${random.below(1e9)}`, [field]: anyOf(ODD, random) };
}

const SENDERS: readonly (string | Sender)[] = ['ada', 'bob', 'eve', '__proto__', 'host', THE_HOST, botOf(0), botOf(7)];

test('whatever people send, an online table stays readable', () => {
  for (let i = 0; i < games(20); i++) {
    const random = new FastRandom(`hostile ${i}`);
    const table = new OnlineTable(sintra, { players: 3 });
    for (let sent = 0; sent < 200; sent++) {
      doSomething(table, random);
      const command = odd(random);
      table.ask(anyOf(SENDERS, random), command, command.id);
    }
    const raw = { id: 'hostile', card: null, seed: table.seed, entries: table.log };
    const found = readOnlineTable(sintra, JSON.parse(JSON.stringify(raw)) as RawTable, LEVELS);
    expect(found?.state, `hostile ${i}`).toEqual(table.state);
  }
});
