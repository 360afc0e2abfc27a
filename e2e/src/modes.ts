/** The modes of play, and the ways of touching a game. */
import type { Locator, Page } from 'playwright-core';
import { textsFor, type Locale, type Texts } from '../../packages/messages/src/index.ts';
import { byFinger, byMouse, findNext, playOut, sagradaOrder, sintraOrder, SOON, type Touch } from './playing.ts';

export type Who = 'person' | 'apprentice';

export interface Mode {
  readonly name: string;
  readonly game: 'sintra' | 'sagrada';
  readonly seats: readonly Who[];
}

export const MODES: readonly Mode[] = [
  { name: 'Sintra against a bot', game: 'sintra', seats: ['person', 'apprentice'] },
  { name: 'Sintra against three bots', game: 'sintra', seats: ['apprentice', 'person', 'apprentice', 'apprentice'] },
  { name: 'Sintra, two at one screen', game: 'sintra', seats: ['person', 'person'] },
  { name: 'Sagrada against a bot', game: 'sagrada', seats: ['person', 'apprentice'] },
  { name: 'Sagrada, two at one screen and a bot', game: 'sagrada', seats: ['person', 'apprentice', 'person'] },
  { name: 'Sagrada alone', game: 'sagrada', seats: ['person'] },
];

export const INPUTS = ['mouse', 'finger', 'keys', 'drag'] as const;
export type Input = (typeof INPUTS)[number];

/** Goes to the element and activates it, without a pointer. */
async function byKeys(found: Locator): Promise<void> {
  const target = found.locator('xpath=ancestor-or-self::button[1]');
  await target.focus(SOON);
  await target.press('Enter', SOON);
}

/** Drags the element to the first place where it may go; if no place opens, it was a plain click. */
const byDrag =
  (targets: string): Touch =>
  async (found, { x, y }) => {
    const page = found.page();
    if (!(await isDraggable(found))) return page.mouse.click(x, y);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 12, { steps: 3 });
    const to = await findNext(page, [targets]);
    if (to !== undefined) await page.mouse.move(to.middle.x, to.middle.y, { steps: 4 });
    await page.mouse.up();
  };

/** Panes on displays and in the centre, and dice in the pool. */
async function isDraggable(found: Locator): Promise<boolean> {
  const place = found.locator('xpath=ancestor-or-self::*[@data-at][1]');
  const name = (await place.count()) === 0 ? null : await place.getAttribute('data-at');
  return name !== null && /^(?:display|centre|pool)/.test(name);
}

const TARGETS = {
  sintra: ':is(button.strip, button[data-at^="glass"])[aria-disabled="false"]',
  sagrada: '[role="grid"] button[aria-disabled="false"]',
} as const;

const touchBy = (input: Input, game: Mode['game']): Touch =>
  ({
    mouse: byMouse,
    finger: byFinger,
    keys: byKeys,
    drag: byDrag(TARGETS[game]),
  })[input];

/** Sets up a game as any player would. */
async function beginMode(page: Page, address: string, mode: Mode, texts: Texts): Promise<void> {
  await page.goto(`${address}new/${mode.game}`);
  await seatAndBegin(page, mode, texts);
}

/** The same, for a page that is already there. */
export async function seatAndBegin(page: Page, { seats }: Mode, texts: Texts): Promise<void> {
  const { setup } = texts.web;
  const choose = (group: string, name: string): Promise<void> =>
    page
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name, exact: true })
      .check({ force: true });
  await choose(setup.players, String(seats.length));
  const you = seats.indexOf('person');
  for (const [seat, who] of seats.entries()) {
    const person = seat === you ? setup.you : setup.person;
    await choose(setup.player(seat + 1), who === 'person' ? person : setup.bots[who]);
  }
  await page.getByRole('button', { name: setup.begin, exact: true }).click();
}

/** The input by which a game is played, and the language. */
export interface Manner {
  readonly input: Input;
  readonly locale: Locale;
}

/** Sets up a game and plays it, to its end or for this many touches. */
export async function playMode(
  page: Page,
  address: string,
  mode: Mode,
  manner: Manner,
  touches = Infinity,
): Promise<void> {
  await beginMode(page, address, mode, textsFor(manner.locale));
  await playGame(page, mode, manner, touches);
}

/** Plays the game that is on the page. */
export async function playGame(
  page: Page,
  { game }: Mode,
  { input, locale }: Manner,
  touches = Infinity,
): Promise<void> {
  const texts = textsFor(locale);
  const order = game === 'sintra' ? sintraOrder(texts) : sagradaOrder(texts);
  await playOut(page, order, touches, { texts, touch: touchBy(input, game) });
}
