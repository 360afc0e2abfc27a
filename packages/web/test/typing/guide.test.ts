/** The guide tells what to type: all of it is understood. */
import type { GameTypes } from '@leadlight/core';
import { LOCALES, textsFor } from '@leadlight/messages';
import { expect, test } from 'vitest';
import type { ClientGame } from '../../src/game/client-game.ts';
import type { Moment, Understood } from '../../src/game/understanding.ts';
import { SAGRADA } from '../../src/games/sagrada/client.ts';
import { sagradaUnderstanding } from '../../src/games/sagrada/typing/understanding.ts';
import { SINTRA } from '../../src/games/sintra/client.ts';
import { sintraUnderstanding } from '../../src/games/sintra/typing/understanding.ts';
import { present } from '../../../core/test/present.ts';
import { momentsOf } from './moments.ts';

const atSome = <T extends GameTypes, Step extends object>(client: ClientGame<T, Step>): Moment<T, Step> =>
  present([...momentsOf(client, { players: 2, seed: 'guide', every: 4 })][5]).moment;

/** The lines in quotation marks, of any language. */
const quoted = (line: string): readonly string[] =>
  [...line.matchAll(/[“«„‘]\s?(.+?)\s?[”»’]/gu)].map(([, text = '']) => text);

/** The die, or that there is none in the pool. */
const PURPLE_4 = /purple[^.]*4|violet 4|paarse 4|fioletowej czwórki/;

test.for(LOCALES)('in %s', async (locale) => {
  const texts = textsFor(locale);
  const [moves, , questions] = texts.reference.guide.typing.lines.map(quoted);
  const sintra = await sintraUnderstanding(SINTRA, texts);
  const sagrada = await sagradaUnderstanding(SAGRADA, texts);
  const inSintra = (line = ''): Understood<object> => sintra.understand(line, atSome(SINTRA));
  const inSagrada = (line = ''): Understood<object> => sagrada.understand(line, atSome(SAGRADA));
  expect([moves?.length, questions?.length]).toEqual([2, 2]);
  expect(inSintra(moves?.[0])).toMatchObject({ steps: [{ from: 1, colour: 'blue' }, { slot: 4 }] });
  expect(JSON.stringify(inSagrada(moves?.[1]))).toMatch(PURPLE_4);
  expect(inSintra(questions?.[0])).toMatchObject({ kind: 'answer' });
  expect(inSagrada(questions?.[1])).toMatchObject({ kind: 'answer' });
});
