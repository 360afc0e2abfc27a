/** The salt that a browser adds to the chance of an online game. */
import { commitmentOf, saltCommitmentOf, seedFromText, type GameTypes } from '@leadlight/core';
import { foldAll, openState, type Entry, type TableState } from '@leadlight/table';
import { describe, expect, test } from 'vitest';
import { coin } from '../../../core/test/coin.ts';
import { Salts } from '../../src/online/salts.ts';
import { memoryOf } from './far-server.ts';

const TABLE = 'table';

const OPENED = {
  type: 'opened',
  at: 0,
  game: coin.id,
  rules: coin.rules,
  options: {},
  players: 2,
  commitment: commitmentOf(seedFromText('salts')),
} as const;

const GATHERED: Entry<GameTypes> = { type: 'gathered', at: 0, seats: [0, 1] };
const CLOSED: Entry<GameTypes> = { type: 'seals-closed', at: 0 };

const stateAfter = (...entries: readonly Entry<GameTypes>[]): TableState<GameTypes> =>
  foldAll(coin, [OPENED, ...entries] as never);

const started = (...salts: readonly string[]): Entry<GameTypes> => ({ type: 'started', at: 0, salts });

function seal(salts: Salts): { readonly sealed: Entry<GameTypes>; readonly hash: string } {
  const command = salts.due(stateAfter(GATHERED), 0);
  if (command?.type !== 'seal') throw new Error('nothing to seal');
  return { sealed: { type: 'sealed', at: 0, seat: 0, hash: command.hash }, hash: command.hash };
}

describe('a browser at an online table', () => {
  test('does nothing before people have gathered', () => {
    expect(openState(coin, OPENED as never).phase).toBe('gathering');
    expect(new Salts(TABLE, memoryOf()).due(stateAfter(), 0)).toBeUndefined();
  });

  test('seals a salt, and opens the same one after a reload', () => {
    const memory = memoryOf();
    const { sealed, hash } = seal(new Salts(TABLE, memory));
    const command = new Salts(TABLE, memory).due(stateAfter(GATHERED, sealed, CLOSED), 0);
    if (command?.type !== 'open-salt') throw new Error('nothing to open');
    expect(saltCommitmentOf(0, command.nonce, command.salt)).toBe(hash);
  });

  test('seals the same salt again if the first command was lost', () => {
    const salts = new Salts(TABLE, memoryOf());
    expect(seal(salts).hash).toBe(seal(salts).hash);
  });

  test('opens nothing that another device has sealed', () => {
    const memory = memoryOf();
    seal(new Salts(TABLE, memory));
    const foreign: Entry<GameTypes> = { type: 'sealed', at: 0, seat: 0, hash: 'f'.repeat(64) };
    expect(new Salts(TABLE, memory).due(stateAfter(GATHERED, foreign, CLOSED), 0)).toBeUndefined();
  });

  test('notices that its salt was left out, or replaced, even after a reload', () => {
    const memory = memoryOf();
    const salts = new Salts(TABLE, memory);
    const { sealed } = seal(salts);
    salts.sealed();
    for (const salt of ['', 'another']) {
      const state = stateAfter(GATHERED, sealed, CLOSED, started(salt, ''));
      expect(salts.isLeftOut(state, 0)).toBe(true);
      expect(new Salts(TABLE, memory).isLeftOut(state, 0)).toBe(true);
    }
  });

  test('is content when the game began with its salt, and then forgets it', () => {
    const memory = memoryOf();
    const salts = new Salts(TABLE, memory);
    const { sealed } = seal(salts);
    const command = salts.due(stateAfter(GATHERED, sealed, CLOSED), 0);
    if (command?.type !== 'open-salt') throw new Error('nothing to open');
    expect(salts.isLeftOut(stateAfter(GATHERED, sealed, CLOSED, started(command.salt, '')), 0)).toBe(false);
    salts.forget();
    expect(memory.values.size).toBe(0);
  });

  test('does not complain about a salt that the server never took', () => {
    const salts = new Salts(TABLE, memoryOf());
    seal(salts);
    expect(salts.isLeftOut(stateAfter(GATHERED, CLOSED, started('', '')), 0)).toBe(false);
  });
});
