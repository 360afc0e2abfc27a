/** Games in browsers that Playwright does not drive: played by clicks, and looked at in replays. */
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

/** More than a game takes, with all the waiting for a bot on a busy machine. */
const MOST_TOUCHES = 6000;

/** Clicks on the first of these that there is, and says whether there was one. */
async function clickFirst(tab: Tab, order: readonly string[]): Promise<boolean> {
  const first = await findFirst(tab, order);
  if (first === null) return false;
  await tab.click(first.middle);
  await boardsFollow(tab);
  return true;
}

/** Begins a game against a bot, as it is set up for a newcomer. */
export async function begin(tab: Tab, site: string, game: GameName): Promise<void> {
  await tab.open(`${site}new/${game}`);
  const click = async (): Promise<true | undefined> =>
    (await clickFirst(tab, [button(en.web.setup.begin)])) || undefined;
  await until(() => `a game of ${game} to begin`, click);
  await present(tab, '[data-at]');
}

export const playWhole = (tab: Tab, game: GameName): Promise<void> =>
  playOn(tab, MOST_TOUCHES, () => clickFirst(tab, ORDERS[game]));

/** Waits until something is there, and boards have measured themselves. */
export async function present(tab: Tab, selector: string): Promise<void> {
  const ask = (): Promise<boolean> => tab.evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`);
  await until(
    () => selector,
    async () => (await ask()) || undefined,
  );
  for (let times = 0; times < 3; times++) await boardsFollow(tab);
}

/** Goes to the first picture that is not drawn yet, and says whether there is none. */
const DRAW = `(() => {
  const room = document.querySelector('figure .room');
  room?.scrollIntoView({ block: 'center' });
  return room === null;
})()`;

/** Has all pictures of a page drawn: that happens when they come near. */
export const drawPictures = (tab: Tab): Promise<true> =>
  until(
    () => 'the pictures',
    async () => (await tab.evaluate<boolean>(DRAW)) || undefined,
  );

/** The address of a replay at a moment, which holds the whole record. */
export function replayOf(game: GameName, example: string, at: number): string {
  const record = readFileSync(join(ROOT, 'packages', game, 'test', 'examples', `${example}.json`));
  return `open#${at}.${deflateRawSync(record).toString('base64url')}`;
}
