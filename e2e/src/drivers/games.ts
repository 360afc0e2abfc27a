/** Games in browsers that Playwright does not drive: played by clicks, and checked in replays. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { en } from '../../../packages/messages/src/index.ts';
import { boardsFollow, button, findFirst, playOn, SAGRADA, SINTRA } from '../playing.ts';
import { ROOT } from '../root.ts';
import { until } from './program.ts';
import type { Tab } from './tab.ts';

export const GAMES = ['sintra', 'sagrada'] as const;
export type GameName = (typeof GAMES)[number];

const ORDERS = { sintra: SINTRA, sagrada: SAGRADA };

/** More than a game takes, including all waits for a bot on a busy machine. */
const MOST_TOUCHES = 6000;

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

export const playWhole = (tab: Tab, game: GameName): Promise<void> =>
  playOn(tab, { order: ORDERS[game], most: MOST_TOUCHES, touch: ({ middle }) => tab.click(middle) });

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
