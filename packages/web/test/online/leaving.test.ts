import { en } from '@leadlight/messages';
import type { Terms } from '@leadlight/table';
import { expect, test } from 'vitest';
import { leavingQuestion } from '../../src/play/online/leaving.ts';

const TERMS: Terms = {
  listed: false,
  watchers: 'anyone',
  chat: 'free',
  pace: { kind: 'days', days: 3 },
  standIn: 'apprentice',
  timeout: 'bot',
};

test('a player who leaves is told that a bot takes over', () => {
  expect(leavingQuestion(TERMS, en.online)).toBe(en.online.atTable.leaveAsk);
});

test('a player whose leaving ends the game is told so', () => {
  expect(leavingQuestion({ ...TERMS, timeout: 'abandon' }, en.online)).toBe(en.online.atTable.endAsk);
});
