/** The salts of an online game: each statement of docs/records.md about them. */
import { describe, expect, test } from 'vitest';
import { fairLuck, saltCommitmentOf, settle, verifyRecord } from '@leadlight/core';
import { sintra, type Sintra } from '@leadlight/sintra';
import { recordOf } from '@leadlight/table';
import { BOT, keysOf, nonceOf, OnlineTable, saltOf } from './table.ts';

const gathered = () => new OnlineTable(sintra, { players: 3 }).gather('ada', 'bob', 'cleo');

function sealedBy(...names: readonly string[]) {
  const table = gathered();
  for (const name of names) table.seal(name);
  return table;
}

const hashOf = (name: string, seat: number) => saltCommitmentOf(seat, nonceOf(name), saltOf(name));
const recordAt = (table: OnlineTable<Sintra>) => recordOf(sintra, table.state, table.state.events);

describe('each seat first publishes the hash of its salt', () => {
  test('once, and only its own', () => {
    const table = gathered();
    expect(table.seal('ada').ok).toBe(true);
    expect(table.log.at(-1)).toMatchObject({ type: 'sealed', seat: 0, hash: hashOf('ada', 0), sender: 'ada' });
    expect(keysOf(table.seal('ada'))).toEqual(['table-salt']);
    const hash = hashOf('bob', 1);
    expect(keysOf(table.ask('ada', { type: 'seal', seat: 1, hash }))).toEqual(['table-not-yours']);
    expect(keysOf(table.service({ type: 'seal', seat: 1, hash }))).toEqual(['table-not-yours']);
  });

  test.for(['', 'x', 'A'.repeat(64), '0'.repeat(63), null])('never as %o', (hash) => {
    const answer = gathered().ask('ada', { type: 'seal', seat: 0, hash } as never);
    expect(keysOf(answer)).toEqual(['field-wrong']);
  });

  test('neither before people have gathered nor after the others could open theirs', () => {
    const early = new OnlineTable(sintra, { players: 2 });
    early.sit('ada', 0);
    expect(keysOf(early.seal('ada'))).toEqual(['table-waiting']);
    const late = sealedBy('ada', 'bob');
    late.service({ type: 'close-seals' });
    expect(keysOf(late.seal('cleo'))).toEqual(['table-started']);
  });
});

describe('salts and nonces are opened', () => {
  test('only when all hashes are in', () => {
    const table = sealedBy('ada', 'bob');
    expect(keysOf(table.open('ada'))).toEqual(['table-early']);
    expect(table.state.phase).toBe('sealing');
    table.seal('cleo');
    expect(table.types.slice(-2)).toEqual(['sealed', 'seals-closed']);
    expect(table.state.phase).toBe('opening');
    expect(table.open('ada').ok).toBe(true);
    expect(table.log.at(-1)).toMatchObject({
      type: 'opened-salt',
      seat: 0,
      salt: saltOf('ada'),
      nonce: nonceOf('ada'),
    });
  });

  test('or when the service waits for no more hashes', () => {
    const table = sealedBy('ada');
    expect(keysOf(table.ask('ada', { type: 'close-seals' }))).toEqual(['table-not-yours']);
    expect(table.service({ type: 'close-seals' }).ok).toBe(true);
    expect(keysOf(table.service({ type: 'close-seals' }))).toEqual(['table-started']);
    expect(table.open('ada').ok).toBe(true);
    expect(table.state).toMatchObject({ phase: 'playing', salts: [saltOf('ada'), '', ''] });
  });

  test('only as they were sealed', () => {
    const table = sealedBy('ada', 'bob', 'cleo');
    const opening = { type: 'open-salt', seat: 0, salt: saltOf('ada'), nonce: nonceOf('ada') } as const;
    expect(keysOf(table.ask('ada', { ...opening, salt: saltOf('bob') }))).toEqual(['table-salt']);
    expect(keysOf(table.ask('ada', { ...opening, salt: '' }))).toEqual(['table-salt']);
    expect(keysOf(table.ask('ada', { ...opening, nonce: nonceOf('bob') }))).toEqual(['table-salt']);
    expect(keysOf(table.ask('bob', opening))).toEqual(['table-not-yours']);
    expect(keysOf(table.ask('bob', { ...opening, seat: 1 }))).toEqual(['table-salt']);
    expect(table.ask('ada', opening).ok).toBe(true);
    expect(keysOf(table.ask('ada', opening))).toEqual(['table-salt']);
  });

  test('only by those who sealed one', () => {
    const table = sealedBy('ada', 'bob');
    table.service({ type: 'close-seals' });
    expect(keysOf(table.open('cleo'))).toEqual(['table-salt']);
  });

  test.for(['a b', 'x'.repeat(65), 'é', 5])('never if the salt is %o', (salt) => {
    const table = sealedBy('ada', 'bob', 'cleo');
    const nonce = nonceOf('ada');
    expect(keysOf(table.ask('ada', { type: 'open-salt', seat: 0, salt, nonce } as never))).toEqual(['field-wrong']);
  });

  test('but not again once the game has begun', () => {
    const table = new OnlineTable(sintra, { players: 2 }).begin('ada', 'bob');
    expect(keysOf(table.open('ada'))).toEqual(['table-started']);
    expect(keysOf(table.seal('ada'))).toEqual(['table-started']);
    expect(keysOf(table.service({ type: 'close-salts' }))).toEqual(['table-started']);
  });
});

describe('the game begins', () => {
  test('with the last opening, and all chance follows from seed and salts', () => {
    const table = new OnlineTable(sintra, { players: 2 }).begin('ada', 'bob');
    const names = ['ada', 'bob'];
    expect(table.types.slice(-3)).toEqual(['opened-salt', 'started', 'played']);
    expect(table.log.find(({ type }) => type === 'started')).toMatchObject({
      salts: names.map(saltOf),
      saltCommitments: names.map(hashOf),
      saltNonces: names.map(nonceOf),
    });
    const position = sintra.start(table.state.opened.options, 2);
    const luck = fairLuck('sintra', table.seed, names.map(saltOf));
    expect(table.state.events).toEqual(settle(sintra, position, luck));
  });

  test('without a salt that was not opened in time, which everybody sees', () => {
    const table = sealedBy('ada', 'bob', 'cleo');
    table.open('ada');
    expect(keysOf(table.ask('ada', { type: 'close-salts' }))).toEqual(['table-not-yours']);
    expect(table.service({ type: 'close-salts' }).ok).toBe(true);
    expect(table.shown(null).find(({ entry }) => entry.type === 'started')?.entry).toMatchObject({
      salts: [saltOf('ada'), '', ''],
      saltCommitments: [hashOf('ada', 0), hashOf('bob', 1), hashOf('cleo', 2)],
      saltNonces: [nonceOf('ada'), '', ''],
    });
  });

  test('at once if nobody sealed a salt', () => {
    const table = gathered();
    expect(keysOf(table.service({ type: 'close-salts' }))).toEqual(['table-waiting']);
    table.service({ type: 'close-seals' });
    expect(table.types.slice(-3)).toEqual(['seals-closed', 'started', 'played']);
    expect(table.state.salts).toEqual(['', '', '']);
  });

  test('without waiting for bots, which add nothing', () => {
    const table = new OnlineTable(sintra, { players: 3 });
    table.sit('ada', 1);
    table.ask('ada', { type: 'sit', seat: 2, who: BOT });
    table.ask('ada', { type: 'start' });
    table.seal('ada');
    table.open('ada');
    expect(table.state).toMatchObject({ phase: 'playing', salts: [saltOf('ada'), ''] });
  });

  test('for no one before that', () => {
    const table = sealedBy('ada', 'bob', 'cleo');
    expect(keysOf(table.play('ada', 0))).toEqual(['table-waiting']);
    expect(keysOf(table.service({ type: 'expire', seat: 0 }))).toEqual(['table-waiting']);
    expect(keysOf(table.service({ type: 'abandon' }))).toEqual(['table-waiting']);
  });
});

describe('the record has commitments and nonces', () => {
  test.for([
    ['opened', ['ada', 'bob', 'cleo'], ['ada', 'bob', 'cleo']],
    ['sealed but not all opened', ['ada', 'bob', 'cleo'], ['bob']],
    ['neither sealed nor opened', [], []],
    ['partly sealed', ['bob', 'cleo'], ['bob']],
  ] as const)('and verifies where salts were %s', ([, sealing, opening]) => {
    const table = sealedBy(...sealing);
    table.service({ type: 'close-seals' });
    for (const name of opening) table.open(name);
    table.service({ type: 'close-salts' });
    expect(verifyRecord(sintra, recordAt(table))).toMatchObject({ status: 'running', problems: [] });
    table.service({ type: 'abandon' });
    const record = recordAt(table);
    expect(record.saltCommitments).toHaveLength(3);
    expect(record.saltNonces?.filter((nonce) => nonce !== '')).toHaveLength(opening.length);
    expect(verifyRecord(sintra, record)).toMatchObject({ status: 'abandoned', chance: 'proved', problems: [] });
  });
});
