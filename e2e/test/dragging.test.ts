/** Dragging panes and dice, by mouse and by finger; and motion on the screen leaves nothing behind. */
import type { BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardsFollow, CONFIRM, playOut, SAGRADA, SINTRA } from '../src/playing.ts';
import { afterTurns, SAGRADA_DUEL, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { errors, openGame } = await visits();

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hand that presses, moves and releases. */
interface Hand {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

const mouse = ({ mouse: device }: Page): Hand => ({
  async down({ x, y }) {
    await device.move(x, y);
    await device.down();
  },
  move: ({ x, y }) => device.move(x, y, { steps: 4 }),
  up: () => device.up(),
});

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

function finger(session: CDPSession): Hand {
  const send = async (type: TouchType, ...touchPoints: Point[]): Promise<void> =>
    void (await session.send('Input.dispatchTouchEvent', { type, touchPoints }));
  return {
    down: (at) => send('touchStart', at),
    move: (to) => send('touchMove', to),
    up: () => send('touchEnd'),
  };
}

async function middleOf(thing: Locator): Promise<Point> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

const near = ({ x, y }: Point): Point => ({ x: x + 12, y: y + 12 });

/** Drop targets appear only once something is lifted. */
async function drag(hand: Hand, from: Locator, to: () => Promise<Point>): Promise<void> {
  const start = await middleOf(from);
  await hand.down(start);
  await hand.move(near(start));
  await hand.move(await to());
  await hand.up();
}

const OPEN = '[aria-disabled="false"][aria-pressed="false"]';
const panes = (page: Page): Locator => page.locator(`[aria-label="Displays and centre"] button${OPEN}`).first();
const strip = (page: Page): Locator => page.locator(`button${OPEN}[aria-label^="Strip"]`).first();
const closedStrip = (page: Page): Locator => page.locator('button[aria-disabled="true"][aria-label^="Strip"]').first();
const die = (page: Page): Locator => page.locator(`[aria-label="Draft pool"] button${OPEN}`).first();
const space = (page: Page): Locator => page.locator(`[role="grid"] button${OPEN}`).first();
const emptySpaces = (page: Page): Locator =>
  page.locator('[role="grid"] button:is([aria-label$=", empty"], [aria-label$=", no die fits here any more"])');
const confirm = (page: Page): Locator => page.locator(CONFIRM);
const isChosen = (page: Page): Promise<boolean> =>
  page
    .locator('button[aria-pressed="true"]')
    .count()
    .then((count) => count > 0);

const GAMES = { sintra: afterTurns(SINTRA_DUEL, 0), sagrada: afterTurns(SAGRADA_DUEL, 1) };

async function yourTurn(page: Page): Promise<void> {
  await boardsFollow(page);
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
}

/** In the first round, where the boards have room for everything. */
async function open(game: keyof typeof GAMES, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openGame(GAMES[game], options);
  await yourTurn(page);
  return page;
}

const HANDS: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['mouse', {}],
  ['finger', { hasTouch: true, viewport: { width: 390, height: 844 } }],
];

const handOf = async (page: Page, name: string): Promise<Hand> =>
  name === 'mouse' ? mouse(page) : finger(await page.context().newCDPSession(page));

describe.each(HANDS)('by %s', (name, options) => {
  test('panes can be dragged onto a strip', async () => {
    const page = await open('sintra', options);
    const hand = await handOf(page, name);
    for (let turn = 0; turn < 2; turn++) {
      await drag(hand, panes(page), () => middleOf(strip(page)));
      await playOut(page, ['.choices button'], 4);
      await confirm(page).click();
      await yourTurn(page);
    }
    expect(errors).toEqual([]);
  });

  test('a die can be dragged onto a space', async () => {
    const page = await open('sagrada', options);
    const hand = await handOf(page, name);
    await die(page).waitFor();
    const before = await emptySpaces(page).count();
    await drag(hand, die(page), () => middleOf(space(page)));
    await confirm(page).click();
    await page.getByRole('button', { name: 'End turn' }).click();
    await yourTurn(page);
    expect(await emptySpaces(page).count()).toBe(before - 1);
    expect(errors).toEqual([]);
  });
});

describe('a drag', () => {
  test('does nothing beside a target, and explains why on a refused one', async () => {
    const page = await open('sintra');
    const hand = mouse(page);
    await drag(hand, panes(page), () => middleOf(page.getByText('Round 1').first()));
    expect(await isChosen(page)).toBe(false);
    await drag(hand, panes(page), () => middleOf(closedStrip(page)));
    await page.getByText('Why not').waitFor();
  });

  test('is cancelled by Escape', async () => {
    const page = await open('sintra');
    const hand = mouse(page);
    const start = await middleOf(panes(page));
    await hand.down(start);
    await hand.move(near(start));
    await hand.move(await middleOf(strip(page)));
    await page.keyboard.press('Escape');
    await hand.up();
    expect(await isChosen(page)).toBe(false);
    expect(await confirm(page).count()).toBe(0);
  });
});

describe('with motion', () => {
  /** Anything drawn above the boards while it moves. */
  const moving = '.copy, .drag-ghost';

  test.each([
    ['sintra', SINTRA],
    ['sagrada', SAGRADA],
  ] as const)('%s continues after a turn and its answer, and nothing is left behind', async (game, order) => {
    const page = await open(game, { reducedMotion: 'no-preference' });
    await playOut(page, order, 12);
    await yourTurn(page);
    await expect.poll(() => page.locator(moving).count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
