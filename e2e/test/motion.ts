/** Games with motion at normal speed, up to the last word of the ending: the same tests for each browser. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, GAMES, playWhole, present } from '../src/drivers/games.ts';
import { heardIn, serveWithListener } from '../src/drivers/listener.ts';
import { until } from '../src/drivers/program.ts';
import type { Size, Tab, Wish } from '../src/drivers/tab.ts';
import { colourlessIn, endingIn, endingOf, noteCount } from '../src/endings.ts';
import { isOver } from '../src/playing.ts';
import { beforeEnd, SAGRADA_DUEL, SINTRA_DUEL } from '../src/positions.ts';
import type { Site } from '../src/site.ts';
import { forgetGames, putTables, storedTable } from '../src/stored.ts';

const FULL = process.env['LEADLIGHT_FULL'] === '1';
const TIME = { timeout: FULL ? 1_800_000 : 300_000 };

const DESKTOP = { width: 1280, height: 762 };
const PHONE = { width: 390, height: 844 };

/** About the last round: the players' last turns, with all points that follow from them. */
const LAST = { sintra: beforeEnd(SINTRA_DUEL, 3), sagrada: beforeEnd(SAGRADA_DUEL, 2) };

/** Each game at one of the sizes; in the full run, both. */
const USUAL = [
  ['sintra', 'phone', PHONE],
  ['sagrada', 'desktop', DESKTOP],
] as const;
const WHOLE = GAMES.flatMap(
  (game) =>
    [
      [game, 'phone', PHONE],
      [game, 'desktop', DESKTOP],
    ] as const,
);

export function testMotion(openTab: (wish: Wish) => Promise<Tab>): void {
  let site: Site;
  let tab: Tab;

  beforeAll(async () => {
    site = await serveWithListener();
    tab = await openTab({ isMoving: true });
  }, 240_000);

  afterAll(async () => {
    await tab.close();
    site.close();
  });

  /**
   * A browser without games, at this size, in which nobody has turned motion off: it shows a file of the client's address
   * without the client.
   */
  const prepare = async (size: Size): Promise<void> => {
    await tab.resize(size);
    await tab.open(`${site.address}icon.svg`);
    await forgetGames(tab);
    expect(await tab.evaluate(`matchMedia('(prefers-reduced-motion: reduce)').matches`)).toBe(false);
  };

  /** Plays on to the end, and waits without a touch for the last word. */
  const expectLastWord = async (game: (typeof GAMES)[number]): Promise<void> => {
    await noteCount(tab);
    await playWhole(tab, game);
    expect(await isOver(tab)).toBe(true);
    const shown = await until(
      () => 'the verdict',
      async () => (await endingIn(tab)) ?? undefined,
    );
    const id = await tab.evaluate<string>(`location.pathname.split('/').at(-1)`);
    const { lead, ...ruled } = await endingOf(game, await storedTable(tab, id));
    expect(shown).toEqual({ ...ruled, lead: expect.stringContaining(lead) as string });
    expect(shown.lead.replace(lead, '')).toMatch(/\p{L}/u);
    expect(await colourlessIn(tab)).toEqual([]);
    expect((await heardIn(tab)).errors).toEqual([]);
  };

  describe('with motion at normal speed, to the last word', TIME, () => {
    test.for(FULL ? WHOLE : USUAL)('the end of a game of %s, on a %s', async ([game, , size]) => {
      await prepare(size);
      await putTables(tab, [LAST[game]]);
      await tab.open(`${site.address}game/${LAST[game].id}`);
      await present(tab, '[data-at]');
      await expectLastWord(game);
    });

    test.for(FULL ? WHOLE : [])('a whole game of %s, on a %s', async ([game, , size]) => {
      await prepare(size);
      await begin(tab, site.address, game);
      await expectLastWord(game);
    });
  });
}
