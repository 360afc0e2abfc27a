import { describe, expect, test } from 'vitest';
import type { GameTypes } from '@leadlight/core';
import { isInstead } from '../../src/play/online/apart.ts';
import type { Playing } from '../../src/play/playing.svelte.ts';

interface Situation {
  readonly isAway?: boolean;
  readonly isWatching?: boolean;
  readonly peeked?: number | null;
  /** The phase on the boards, which may lag behind the table's. */
  readonly shown?: 'playing' | 'over';
  readonly phase?: 'playing' | 'over';
}

const at = ({ isAway = false, isWatching = false, peeked = null, shown = 'playing', phase = shown }: Situation) => {
  const screen = { peeked, isWatching, table: { phase: shown } };
  const online = { isAway, isLeftOut: false, state: { phase } };
  return isInstead({ screen, online } as unknown as Playing<GameTypes, object>);
};

describe('in place of the actions of an online game', () => {
  test('there is nothing during a player’s own game', () => {
    expect(at({})).toBe(false);
    expect(at({ isWatching: true })).toBe(false);
  });

  test('an absent player can return at any time, even while the bot’s moves are shown', () => {
    expect(at({ isAway: true })).toBe(true);
    expect(at({ isAway: true, isWatching: true })).toBe(true);
    expect(at({ isAway: true, peeked: 3 })).toBe(false);
  });

  test('the ending waits until the last moves have been shown', () => {
    expect(at({ shown: 'over', isWatching: true })).toBe(false);
    expect(at({ isAway: true, isWatching: true, phase: 'over' })).toBe(false);
    expect(at({ isAway: true, shown: 'over' })).toBe(true);
    expect(at({ shown: 'over' })).toBe(true);
  });
});
