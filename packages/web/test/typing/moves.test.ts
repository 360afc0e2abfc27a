/** What players type chooses the move that they mean. */
import type { GameTypes, Notation } from '@leadlight/core';
import { LOCALES, textsFor, type AllTexts } from '@leadlight/messages';
import { sagradaText, TOOL_IDS, type Move, type ToolId } from '@leadlight/sagrada';
import { sintraText } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { SAGRADA } from '../../src/games/sagrada/client.ts';
import { sagradaSpeaking } from '../../src/games/sagrada/typing/understanding.ts';
import { SINTRA } from '../../src/games/sintra/client.ts';
import { sintraSpeaking } from '../../src/games/sintra/typing/understanding.ts';
import type { ClientGame } from '../../src/game/client-game.ts';
import type { Speaking } from '../../src/typing/speaking.ts';
import { understandingOf } from '../../src/typing/understanding.ts';
import { chosenBy, momentsOf, some, turnAt } from './moments.ts';

interface Typist<T extends GameTypes, Step extends object> {
  readonly client: ClientGame<T, Step>;
  readonly notation: Notation<T>;
  readonly players: readonly number[];
  readonly speak: (client: ClientGame<T, Step>, texts: AllTexts) => Promise<Speaking<T, Step, never>>;
}

const GAMES = [
  { client: SINTRA, notation: sintraText, players: [2, 4], speak: sintraSpeaking, every: 7 },
  { client: SAGRADA, notation: sagradaText, players: [1, 3], speak: sagradaSpeaking, every: 9 },
] as unknown as readonly (Typist<GameTypes, object> & { readonly every: number })[];

const MOST_MOVES = 40;
const MOST_LINES = 8;

describe.each(GAMES)('in $client.game.id', ({ client, notation, players, speak, every }) => {
  describe.each(LOCALES)('in %s', (locale) => {
    test.each(players)('each legal move of %i players has a line that chooses it', async (count) => {
      const speaking = await speak(client, textsFor(locale));
      const { understand } = bound(speaking);
      for (const { moment } of momentsOf(client, { players: count, seed: `lines ${locale}`, every })) {
        const turn = turnAt(client, moment);
        for (const move of some(moment.legal, MOST_MOVES)) {
          const line = speaking.write(move, moment);
          const understood = understand(line, moment);
          const chosen = understood.kind === 'choice' ? chosenBy(turn, understood.steps) : understood.sentences;
          expect(chosen, line).toEqual(move);
        }
      }
    });

    test('completions are few, legal and go on with what is typed', async () => {
      const speaking = await speak(client, textsFor(locale));
      const { understand, complete } = bound(speaking);
      for (const { moment, random } of momentsOf(client, {
        players: 2,
        seed: `complete ${locale}`,
        every: 3 * every,
      })) {
        const turn = turnAt(client, moment);
        for (const move of some(moment.legal, 6)) {
          const line = speaking.write(move, moment);
          const lines = complete(line.slice(0, random.below(line.length + 1)), moment);
          expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
          expect(complete(line, moment)).toContain(line);
          for (const each of lines) {
            const understood = understand(each, moment);
            const chosen = understood.kind === 'choice' ? chosenBy(turn, understood.steps) : understood.kind;
            expect([...moment.legal, 'answer'], each).toContainEqual(chosen);
          }
        }
      }
    });
  });

  test('the public notation of each legal move chooses it, with and without its seat', async () => {
    const speaking = await speak(client, textsFor('pl'));
    const { understand } = bound(speaking);
    for (const { moment } of momentsOf(client, { players: 2, seed: 'notation', every })) {
      const turn = turnAt(client, moment);
      for (const move of some(moment.legal, MOST_MOVES)) {
        const written = notation.writeEvent(move);
        for (const line of [written, written.replace(/^\d /, '')]) {
          const understood = understand(line, moment);
          expect(understood.kind === 'choice' && chosenBy(turn, understood.steps), line).toEqual(move);
        }
      }
    }
  });
});

describe('each tool of Sagrada', () => {
  const SEEDS = Array.from({ length: 40 }, (_, seed) => `tools ${seed}`);
  const MOST_USES = 12;

  test.each(LOCALES)('is chosen by its lines in %s', async (locale) => {
    const speaking = await sagradaSpeaking(SAGRADA, textsFor(locale));
    const understanding = understandingOf(speaking);
    const used = new Map<ToolId, number>(TOOL_IDS.map((tool) => [tool, 0]));
    const isNew = (move: Move): boolean => move.type === 'tool' && (used.get(move.tool) ?? 0) < MOST_USES;
    for (const seed of SEEDS) {
      if ([...used.values()].every((count) => count >= MOST_USES)) break;
      for (const { moment } of momentsOf(SAGRADA, { players: 1 + (seed.length % 2), seed, every: 2 })) {
        const turn = turnAt(SAGRADA, moment);
        for (const move of some(moment.legal.filter(isNew), MOST_USES)) {
          const line = speaking.write(move, moment);
          const understood = understanding.understand(line, moment);
          expect(understood.kind === 'choice' && chosenBy(turn, understood.steps), line).toEqual(move);
          if (move.type === 'tool') used.set(move.tool, (used.get(move.tool) ?? 0) + 1);
        }
      }
    }
    expect([...used].filter(([, count]) => count === 0)).toEqual([]);
  });
});

function bound<T extends GameTypes, Step extends object>(
  speaking: Speaking<T, Step, never>,
): Pick<ReturnType<typeof understandingOf<T, Step, never>>, 'understand' | 'complete'> {
  const understanding = understandingOf(speaking);
  return {
    understand: (typed, moment) => understanding.understand(typed, moment),
    complete: (typed, moment) => understanding.complete(typed, moment),
  };
}
