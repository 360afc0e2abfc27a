/**
 * Games in every mode, by every way of touching: their first turns, and their last ones to the final score. The full run
 * plays whole games, in all languages.
 */
import { expect, test } from 'vitest';
import { LOCALES, textsFor, type Locale } from '../../packages/messages/src/index.ts';
import { openPage } from '../src/client.ts';
import { INPUTS, MODES, playGame, playMode, type Input, type Mode } from '../src/modes.ts';
import { openMoving, verdictIn } from '../src/moving.ts';
import { isOver } from '../src/playing.ts';
import { beforeEnd } from '../src/positions.ts';
import { putTables } from '../src/stored.ts';
import { visits } from './visiting.ts';
import { present } from '../../packages/core/test/present.ts';

const { address, browser, errors } = await visits();
const FULL = process.env['LEADLIGHT_FULL'] === '1';

type Case = readonly [mode: Mode, input: Input, locale: Locale, isMoving: boolean];

/**
 * Each mode once, and each way of touching once per game, with languages in turn. Whole games against a bot by mouse,
 * with motion, and by keyboard have their own tests.
 */
const FEW: readonly Case[] = [
  [present(MODES[1]), 'finger', 'fr', false],
  [present(MODES[2]), 'drag', 'pl', false],
  [present(MODES[4]), 'finger', 'nl', false],
  [present(MODES[5]), 'drag', 'en', true],
];

const ALL: readonly Case[] = MODES.flatMap((mode) =>
  INPUTS.flatMap((input) => LOCALES.map((locale): Case => [mode, input, locale, true])),
);

const cases = FULL ? ALL : FEW;

/** Several turns of every player, over the end of a round. */
const FIRST_TOUCHES = 30;
const LAST_TURNS = 6;

test.for(cases.map((each) => [each[0].name, each[1], each[2], each] as const))(
  '%s, by %s, in %s',
  { timeout: 480_000 },
  async (row) => {
    const [mode, input, locale, isMoving] = row[3];
    const open = isMoving ? openMoving : openPage;
    const page = await open(browser, address, errors, { locale, hasTouch: input === 'finger' });
    await playMode(page, address, mode, { input, locale }, FULL ? Infinity : FIRST_TOUCHES);
    if (!FULL) {
      const late = beforeEnd(mode, LAST_TURNS);
      await putTables(page, [late]);
      await page.goto(`${address}game/${late.id}`);
      await playGame(page, mode, { input, locale });
    }
    expect(await isOver(page, textsFor(locale))).toBe(true);
    expect(await verdictIn(page, textsFor(locale))).toMatch(/\p{L}/u);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
