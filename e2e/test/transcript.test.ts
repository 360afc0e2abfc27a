/** How the turns of a transcript are divided and counted. */
import { expect, test } from 'vitest';
import { figuresOf, transcriptOf, turnsOf, wordsOf, type Step } from '../src/orca/transcript.ts';

const MARKS = { yourTurn: 'Your turn.', done: 'Done.', isReader: (line: string) => line.endsWith('button.') };

const STEPS: readonly Step[] = [
  { key: '', said: ['A page.', 'Round 1. Your turn. Which panes?'] },
  { key: '1', said: ['2 white push button.'] },
  { key: 'Return', said: ['Place panes.'] },
  { key: 'c', said: ['Done. Ada, 2 pink.', 'Display 1 push button.', 'Round 2. Your turn. Which panes?'] },
  { key: '1', said: ['3 blue push button.'] },
  { key: 'e', said: ['You end your turn.', 'Game over.'] },
];

test('a turn lasts from “Your turn” until it is confirmed, and what follows is the reply', () => {
  const [first, second, ...others] = turnsOf(STEPS, MARKS);
  expect(others).toEqual([]);
  expect(first?.steps.flatMap(({ said }) => said)).toEqual([
    'Your turn. Which panes?',
    '2 white push button.',
    'Place panes.',
    'Done.',
    'Display 1 push button.',
  ]);
  expect(first?.reply).toEqual(['Ada, 2 pink.', 'Round 2.']);
  expect(second?.steps.at(-1)).toEqual({ key: 'e', said: ['You end your turn.'] });
  expect(second?.reply).toEqual(['Game over.']);
});

test('a turn that has only begun is left out', () => {
  expect(turnsOf(STEPS.slice(0, 1), MARKS)).toEqual([]);
});

test('every word counts, and numbers are words', () => {
  const turns = turnsOf(STEPS, MARKS);
  expect(turns.map(wordsOf)).toEqual([15, 12]);
  expect(figuresOf(turns).split('\n')[0]).toBe(
    'turn: median 15 words, 5.0 s; longest 15 words, 5.0 s; 2 of 2 within 12 s',
  );
  expect(transcriptOf(turns)).toContain('— Reply: 5 words, 1.7 s\nAda, 2 pink.\nRound 2.');
});
