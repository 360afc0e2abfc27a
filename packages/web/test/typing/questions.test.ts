/** Questions get short answers, from nothing but what the player may know. */
import { FastRandom, type GameTypes } from '@leadlight/core';
import { LOCALES, textsFor, type AllTexts } from '@leadlight/messages';
import { describe, expect, test } from 'vitest';
import { SAGRADA } from '../../src/games/sagrada/client.ts';
import { sagradaSpeaking } from '../../src/games/sagrada/typing/understanding.ts';
import { SINTRA } from '../../src/games/sintra/client.ts';
import { sintraSpeaking } from '../../src/games/sintra/typing/understanding.ts';
import type { ClientGame } from '../../src/game/client-game.ts';
import type { Understood } from '../../src/game/understanding.ts';
import type { Speaking } from '../../src/typing/speaking.ts';
import { understandingOf } from '../../src/typing/understanding.ts';
import { momentFor, momentsOf, some } from './moments.ts';
import { anyOf } from '../../../core/test/present.ts';

interface Asking {
  readonly client: ClientGame;
  readonly speak: (client: ClientGame, texts: AllTexts) => Promise<Speaking<GameTypes, object, never>>;
}

const GAMES = [
  { client: SINTRA, speak: sintraSpeaking },
  { client: SAGRADA, speak: sagradaSpeaking },
] as unknown as readonly Asking[];

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const sentencesOf = (understood: Understood<object>): readonly string[] =>
  understood.kind === 'choice' ? [] : understood.sentences;

/** Words of the language, numbers, spaces of a board and nonsense, in any order. */
const PIECES = ['b2', 'c9', '0', '1', '5', '999999999999', '→', '?', '', '“', 'é', 'zz', '\u{1F600}', '2>x', 'R3@A1'];

describe.each(GAMES)('in $client.game.id', ({ client, speak }) => {
  test.each(LOCALES)('answers are short, whole sentences in %s', async (locale) => {
    const speaking = await speak(client, textsFor(locale));
    const understanding = understandingOf(speaking);
    const answers: (readonly string[])[] = [];
    for (const players of client.game.id === 'sagrada' ? [1, 3] : [2, 4]) {
      for (const { moment } of momentsOf(client, { players, seed: `ask ${locale}`, every: 11 })) {
        const lines = [
          ...understanding.questions.map(({ typed }) => typed),
          ...some(speaking.questionLines(moment), 40),
        ];
        answers.push(...lines.map((line) => sentencesOf(understanding.understand(line, moment))));
      }
    }
    const odd = answers.filter((said) =>
      said.some((text) => !/^\P{Ll}.*[.?!]$/u.test(text) || /undefined|NaN|null/.test(text)),
    );
    expect(answers.filter((said) => said.length === 0)).toEqual([]);
    expect(odd.slice(0, 5)).toEqual([]);
    expect(median(answers.map((said) => said.length))).toBeLessThanOrEqual(2);
    expect(median(answers.flat().map((text) => text.length))).toBeLessThanOrEqual(120);
  });

  test('answers don’t depend on what the player can’t know', async () => {
    const speaking = await speak(client, textsFor('en'));
    const understanding = understandingOf(speaking);
    for (const { moment } of momentsOf(client, { players: 2, seed: 'hidden', every: 5 })) {
      const { game } = client;
      const other = (seed: string): typeof moment =>
        momentFor(client, game.guess(moment.position, new FastRandom(seed)), moment.viewer ?? 0, 2);
      const [one, two] = [other('one'), other('two')];
      for (const line of [...speaking.questionLines(one), 'need Ada', 'need Borys', 'read row 1 of Borys']) {
        expect([line, understanding.understand(line, one)]).toEqual([line, understanding.understand(line, two)]);
      }
    }
  });

  test.each(LOCALES)('nothing that is typed ends in an error in %s', async (locale) => {
    const speaking = await speak(client, textsFor(locale));
    const understanding = understandingOf(speaking);
    for (const { moment, random } of momentsOf(client, { players: 2, seed: `fuzz ${locale}`, every: 6 })) {
      const words = [...PIECES, ...speaking.questionLines(moment).flatMap((line) => line.split(' '))];
      for (let i = 0; i < 60; i++) {
        const line = Array.from({ length: random.below(8) }, () => anyOf(words, random)).join(' ');
        const understood = understanding.understand(line, moment);
        expect(understood.kind === 'choice' || understood.sentences.length > 0, line).toBe(true);
        expect(understanding.complete(line, moment).length).toBeLessThanOrEqual(8);
      }
    }
  });
});
