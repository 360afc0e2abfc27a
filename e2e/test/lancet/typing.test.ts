/** A third game understands typed moves by the same means. */
import { FastRandom, settle, type Game } from '@leadlight/core';
import { loadTexts } from '@leadlight/messages';
import { describe, expect, test } from 'vitest';
import { lancet, lancetText, type Lancet } from '#games/lancet';
import { LANCET } from '../../games/lancet/web/client.ts';
import { stepsOf, type LancetStep } from '../../games/lancet/web/choosing.ts';
import { lancetUnderstanding } from '../../games/lancet/web/typing.ts';
import { loadLancet } from '../../games/lancet/texts/load.ts';
import type { Moment } from '../../../packages/web/src/game/understanding.ts';

function begun(game: Game<Lancet>): Lancet['position'] {
  const options = game.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options');
  const position = game.start(options.value, 2);
  const random = new FastRandom('typing');
  settle(game, position, () => random);
  return position;
}

function moment(): Moment<Lancet, LancetStep> {
  const position = begun(lancet);
  return {
    position,
    viewer: 0,
    seat: 0,
    names: ['Ada', 'Borys'],
    you: 0,
    legal: lancet.legal(position, 0),
    sinceMine: [],
    touched: [],
    chosen: undefined,
  };
}

describe.each(['en', 'fr'] as const)('in %s', (locale) => {
  const understanding = (async () => {
    const texts = { ...(await loadTexts(locale)), lancet: await loadLancet(locale) };
    return lancetUnderstanding(LANCET, texts);
  })();

  test('each completion chooses a legal move', async () => {
    const { legal, ...now } = moment();
    const typing = await understanding;
    const lines = typing.complete('', { legal, ...now });
    expect(lines).toHaveLength(legal.length);
    expect(lines.map((line) => typing.understand(line, { legal, ...now }))).toEqual(
      expect.arrayContaining(legal.map((move) => ({ kind: 'choice', steps: stepsOf(move) }))),
    );
  });

  test('the public notation is understood, and questions are answered', async () => {
    const now = moment();
    const typing = await understanding;
    for (const move of now.legal) {
      const understood = typing.understand(lancetText.writeEvent(move), now);
      expect(understood).toEqual({ kind: 'choice', steps: stepsOf(move) });
    }
    expect(typing.questions.map(({ key }) => key)).toEqual(['H', 'V']);
    expect(typing.understand(typing.questions[0]?.typed ?? '', now).kind).toBe('answer');
    expect(typing.understand('', now).kind).toBe('unclear');
  });
});
