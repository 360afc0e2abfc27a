/** Requirements for every browser: the same tests for each one that Playwright does not drive. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, textsFor, type Locale } from '../../packages/messages/src/index.ts';
import { collisions } from '../src/collisions.ts';
import {
  begin,
  drawPictures,
  GAMES,
  playTurns,
  playWhole,
  present,
  replayOf,
  storyAtTurn,
} from '../src/drivers/games.ts';
import { addListener, heardIn, serveWithListener } from '../src/drivers/listener.ts';
import { TabPerson } from '../src/drivers/person.ts';
import type { Tab } from '../src/drivers/tab.ts';
import { cutLines } from '../src/lines.ts';
import { boardsFollow, isOver } from '../src/playing.ts';
import { OnlineSite } from '../src/service.ts';
import type { Site } from '../src/site.ts';

const FULL = process.env['LEADLIGHT_FULL'] === '1';
const TIME = { timeout: 600_000 };

/** The longest that boards take to measure themselves on a busy machine. */
const REST_MS = 10_000;

const DESKTOP = { width: 1280, height: 762 };
const PHONE = { width: 390, height: 844 };
const OTHERS = [
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
];
const SIZES = FULL ? [PHONE, ...OTHERS, DESKTOP] : [PHONE, DESKTOP];

/** Moments with ornaments, broken glass, and panes and dice in most places. */
const REPLAYS = [
  ['Sintra with two players, on side A', replayOf('sintra', 'sintra-2-players-side-A', 60)],
  ['Sintra with four players, on side B', replayOf('sintra', 'sintra-4-players-side-B', 30)],
  ['Sagrada with four players', replayOf('sagrada', 'sagrada-4-players', 90)],
] as const;

/** Each game at each of the usual sizes. */
const EVERYWHERE = GAMES.flatMap((game) =>
  [DESKTOP, PHONE].map((size) => [game, size === PHONE ? 'phone' : 'desktop', size] as const),
);
/** Each game once, and each size once. */
const OPPOSITE = EVERYWHERE.filter(([game, , size]) => (game === 'sintra') === (size === DESKTOP));

/** The stored entries of a few turns. */
const TURNS = 6;

const MAIN = ['', 'new/sagrada'];
const PAGES = FULL ? [...MAIN, 'new/sintra', 'settings', 'games', 'strips', 'keys', 'about'] : MAIN;

interface Usual {
  /** Each browser usually plays one of the games; in the full run, both. */
  readonly game: (typeof GAMES)[number];
  /** Online play is usually in one language. */
  readonly locale: Locale;
}

/** Runs in the page: WebKit may know the page's width only once every box was asked for. */
const MEASURE_ALL =
  '[...document.querySelectorAll("body *")].reduce((most, one) => Math.max(most, one.getBoundingClientRect().right), 0)';

export function testEngine(openTab: () => Promise<Tab>, usual: Usual): void {
  let site: Site;
  let tab: Tab;

  beforeAll(async () => {
    site = await serveWithListener();
    tab = await openTab();
  }, 240_000);

  afterAll(async () => {
    await tab.close();
    site.close();
  });

  const faults = async (): Promise<readonly string[]> => [...(await collisions(tab)), ...(await cutLines(tab))];

  /** Boards measure themselves, so pieces still on their way to their places are checked again. */
  const faultsAtRest = async (): Promise<readonly string[]> => {
    for (const end = performance.now() + REST_MS; performance.now() < end;) {
      await boardsFollow(tab);
      if ((await faults()).length === 0) return [];
    }
    return faults();
  };

  /**
   * On a busy machine, a page can keep the layout of the size before until its window changes once more, as a dragged
   * window does.
   */
  const faultsAtSize = async (size: (typeof SIZES)[number]): Promise<readonly string[]> => {
    await tab.resize(size);
    if ((await faultsAtRest()).length === 0) return [];
    await tab.resize({ width: size.width + 10, height: size.height + 10 });
    await tab.resize(size);
    await tab.evaluate(MEASURE_ALL);
    return faultsAtRest();
  };

  /** The layout faults of the page at any of the sizes, and its errors. */
  const faultsAtAllSizes = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const size of SIZES) {
      found.push(...(await faultsAtSize(size)).map((fault) => `${size.width}×${size.height}: ${fault}`));
    }
    return [...found, ...(await heardIn(tab)).errors];
  };

  const open = async (path: string, selector: string): Promise<void> => {
    // A browser would stay on its page if only the fragment differs.
    await tab.open('about:blank');
    await tab.open(`${site.address}${path}`);
    await present(tab, selector);
  };

  describe('no piece covers another, and no line is cut through', TIME, () => {
    test.for(REPLAYS)('on the boards of %s', async ([, path]) => {
      await open(path, '[data-at]');
      expect(await faultsAtAllSizes()).toEqual([]);
    });

    test.for(PAGES)('on the page /%s', async (path) => {
      await open(path, 'h1');
      expect(await faultsAtAllSizes()).toEqual([]);
    });

    test.for(GAMES)('in the pictures of the rules of %s', async (game) => {
      await open(`rules/${game}`, 'figure');
      await drawPictures(tab);
      expect(await faultsAtAllSizes()).toEqual([]);
    });
  });

  describe('a game against a bot, by mouse', TIME, () => {
    test.for(FULL ? EVERYWHERE : [[usual.game, 'phone', PHONE] as const])(
      '%s, on a %s, to its end and without an error',
      async ([game, , size]) => {
        await tab.resize(size);
        await begin(tab, site.address, game);
        await playWhole(tab, game);
        expect(await isOver(tab)).toBe(true);
        expect((await heardIn(tab)).errors).toEqual([]);
      },
    );

    test.for(FULL ? EVERYWHERE : OPPOSITE)('%s, on a %s, continues after a reload', async ([game, , size]) => {
      await tab.resize(size);
      await begin(tab, site.address, game);
      await playTurns(tab, game, TURNS);
      const before = await storyAtTurn(tab);
      await tab.open(await tab.evaluate<string>('location.href'));
      await present(tab, '[data-at]');
      expect(await storyAtTurn(tab)).toEqual(before);
      await playTurns(tab, game, before.entries + TURNS);
      expect((await heardIn(tab)).errors).toEqual([]);
    });

    test('asks for no permission', async () => {
      expect((await heardIn(tab)).permissions).toEqual([]);
    });
  });

  describe('a lesson', TIME, () => {
    test('has room for its words, and “Show me” does a step', async () => {
      const { lessons } = textsFor('en');
      await tab.resize(PHONE);
      await open('learn/sintra/first', '[data-lit]');
      const person = new TabPerson(tab, 'en');
      await person.press(lessons.common.showMe);
      await person.sees(lessons.sintra.first.steps.place.topic);
      await present(tab, '[data-lit^="strip"]');
      expect(await faultsAtAllSizes()).toEqual([]);
    });
  });

  describe('online', TIME, () => {
    const online = new OnlineSite({}, { prepare: addListener });
    beforeAll(() => online.start());
    afterAll(() => online.close());

    test.for(FULL ? LOCALES : [usual.locale])(
      'lobby, waiting room and game have room for all texts in %s',
      async (locale) => {
        const person = new TabPerson(tab, locale);
        const { room, lobby } = person.texts.online;
        await person.chooseLanguage(online.address);
        await person.open(`${online.address}online`);
        await person.comeIn('Ada');
        await person.sees(lobby.newTable);
        const found = [await faultsAtAllSizes()];
        await person.press(lobby.openTable);
        await person.sees(room.onlyHere);
        found.push(await faultsAtAllSizes());
        await person.press(room.addBot);
        await person.press(person.texts.web.setup.bots.apprentice);
        await person.press(person.texts.web.setup.begin);
        await present(tab, '[data-at]');
        await present(tab, 'header li');
        found.push(await faultsAtAllSizes());
        expect(found).toEqual([[], [], []]);
        expect(online.troubles).toEqual([]);
      },
    );
  });
}
