/** Who starts the game, from what everybody at the table may know. */
import type { GameTypes } from '@leadlight/core';
import type { Entry, TableState } from '@leadlight/table';
import { expect, test } from 'vitest';
import { hostSeat } from '../../src/online/host-seat.ts';

const PERSON = { kind: 'person', name: 'Ada', colour: 'blue' } as const;
const BOT = { kind: 'bot', level: 'master' } as const;

const sits = (seat: number, who: typeof PERSON | typeof BOT = PERSON): Entry<GameTypes> => ({
  type: 'seated',
  at: 0,
  seat,
  who,
});
const leaves = (seat: number): Entry<GameTypes> => ({ type: 'left', at: 0, seat });

/** Only the log counts. */
const after = (...log: readonly Entry<GameTypes>[]): number | undefined =>
  hostSeat({ log } as unknown as TableState<GameTypes>);

test('the person who came first starts the game, and then the next one', () => {
  expect(after()).toBe(undefined);
  expect(after(sits(0, BOT), sits(2), sits(1))).toBe(2);
  expect(after(sits(2), sits(1), leaves(2))).toBe(1);
  expect(after(sits(2), sits(1), leaves(2), sits(2))).toBe(1);
  expect(after(sits(1), leaves(1))).toBe(undefined);
});
