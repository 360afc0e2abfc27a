/** The set-up opens without the rules; its limits are theirs all the same. */
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { optionsFrom } from '../src/games/sagrada/options/chosen.ts';
import { sintraOptions } from '../src/games/sintra/options/options.ts';

describe.each(GAMES)('the set-up of $id', ({ players, latest, versions }) => {
  test('offers as many players as the rules allow', async () => {
    const { game } = (await versions[latest]?.()) ?? {};
    expect(players).toEqual(game?.players);
  });
});

test('a game of Sintra is set up by default as the rules have it', async () => {
  const usual = sintra.parseOptions({}, 2);
  const ordered = sintra.parseOptions(await sintraOptions.order({}, 2), 2);
  expect(ordered).toEqual(usual);
  expect(usual.ok).toBe(true);
});

describe('the tools of a solo game', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 1.5])('G-61: %d are offered if the rules allow them', (tools) => {
    expect(optionsFrom({ tools }).tools === tools).toBe(sagrada.parseOptions({ tools }, 1).ok);
  });

  test('G-06: are by default as many as the rules deal', () => {
    const usual = sagrada.parseOptions({}, 1);
    expect(usual.ok && usual.value.tools).toBe(optionsFrom({}).tools);
  });
});
