/** Games in browsers that Playwright does not drive: played by clicks, and checked in replays. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { en } from '../../../packages/messages/src/index.ts';
import { boardsFollow, button, findFirst, playOn, SAGRADA, SINTRA } from '../playing.ts';
import { ROOT } from '../root.ts';
import { storedTable } from '../stored.ts';
import { until } from './program.ts';
import type { RawTable } from '../../../packages/web/src/storage/tables.ts';
import type { Tab } from './tab.ts';

export const GAMES = ['sintra', 'sagrada'] as const;
export type GameName = (typeof GAMES)[number];

const ORDERS = { sintra: SINTRA, sagrada: SAGRADA };

/** Clicks the first of these that exists and returns whether there was one. */
export async function clickFirst(tab: Tab, order: readonly string[]): Promise<boolean> {
  const first = await findFirst(tab, order);
  if (first === null) return false;
  await tab.click(first.middle);
  await boardsFollow(tab);
  return true;
}

/** Starts a game against a bot with a newcomer's setup. */
export async function begin(tab: Tab, site: string, game: GameName): Promise<void> {
  await tab.open(`${site}new/${game}`);
  const click = async (): Promise<true | undefined> =>
    (await clickFirst(tab, [button(en.web.setup.begin)])) || undefined;
  await until(() => `a game of ${game} to begin`, click);
  await present(tab, '[data-at]');
}

/** Plays for this many touches, counting each time when there is nothing to touch. */
const playSome = (tab: Tab, game: GameName, most: number): Promise<void> =>
  playOn(tab, { order: ORDERS[game], most, touch: ({ middle }) => tab.click(middle) });

export const playWhole = (tab: Tab, game: GameName): Promise<void> => playSome(tab, game, Infinity);

/** What has happened in a game so far, on the page and in storage. */
export interface Story {
  /** The whole log where it has room, else its last line. */
  readonly log: readonly string[];
  readonly entries: number;
}

/** Runs in the page: the log if it is the player's turn, and null otherwise. */
const LOG = `(() => {
  const isMine = document.querySelector('h2[data-area="title"]')?.textContent.includes(${JSON.stringify(en.web.play.yourTurn)});
  const isOpen = document.querySelector('main button[aria-disabled="false"][aria-pressed]') !== null;
  const lines = document.querySelectorAll('ol[aria-label=${JSON.stringify(en.web.play.log)}] li, .latest');
  return isMine && isOpen ? [...lines].map(({ textContent }) => textContent) : null;
})()`;

/** The game on the page, as it is stored. */
const stored = async (tab: Tab): Promise<RawTable> =>
  storedTable(tab, await tab.evaluate<string>(`location.pathname.split('/').at(-1)`));

/** Plays until the stored game has this many entries. */
export async function playTurns(tab: Tab, game: GameName, entries: number): Promise<void> {
  while ((await stored(tab)).entries.length < entries) await playSome(tab, game, 3);
}

/** What has happened when the player can choose. A turn just sent looks like the player's own for a moment. */
export async function storyAtTurn(tab: Tab): Promise<Story> {
  const read = async (): Promise<Story | undefined> => {
    const log = await tab.evaluate<readonly string[] | null>(LOG);
    return log === null ? undefined : { log, entries: (await stored(tab)).entries.length };
  };
  return until(
    () => 'the player’s turn',
    async () => {
      const before = await read();
      for (let times = 0; times < 10; times++) await boardsFollow(tab);
      return isDeepStrictEqual(await read(), before) ? before : undefined;
    },
  );
}

/** Waits until an element is there and the boards have measured themselves. */
export async function present(tab: Tab, selector: string): Promise<void> {
  const ask = (): Promise<boolean> => tab.evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`);
  await until(
    () => selector,
    async () => (await ask()) || undefined,
  );
  for (let times = 0; times < 3; times++) await boardsFollow(tab);
}

/** Scrolls to the first undrawn picture, unfolding its chapter, and returns whether there is none. */
const DRAW = `(() => {
  const room = document.querySelector('figure .room');
  room?.closest('details')?.setAttribute('open', '');
  room?.scrollIntoView({ block: 'center' });
  return room === null;
})()`;

/** Draws all pictures of a page, which happens only when they come near. */
export const drawPictures = (tab: Tab): Promise<true> =>
  until(
    () => 'the pictures',
    async () => (await tab.evaluate<boolean>(DRAW)) || undefined,
  );

/** The address of a replay at a moment; it contains the whole record. */
export function replayOf(game: GameName, example: string, at: number): string {
  const record = readFileSync(join(ROOT, 'packages', game, 'test', 'examples', `${example}.json`));
  return `open#${at}.${deflateRawSync(record).toString('base64url')}`;
}
