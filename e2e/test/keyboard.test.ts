/** Whole games by keyboard, by what is heard alone: no mouse, and no look at the page. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../src/browser.ts';
import { playByEar, SAGRADA, SINTRA } from '../src/by-ear.ts';
import { openPage, serveClient } from '../src/client.ts';
import { Listener } from '../src/listening.ts';
import type { Site } from '../src/site.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await serveClient();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  site.close();
});

const errors: string[] = [];

/** Comes to a page, and listens. */
const comeTo = async (path: string): Promise<Listener> =>
  Listener.to(await openPage(browser, `${site.address}${path}`, errors));

/** Sets up a game against the bot that thinks least. */
async function beginAgainstApprentice(ear: Listener): Promise<string> {
  await ear.goTo(/^Journeyman/);
  await ear.goTo(/^Apprentice/, 'ArrowLeft');
  await ear.goTo(/^Begin/);
  await ear.press('Enter');
  return await ear.until(/Choose [^.]*\.$/);
}

describe('a whole game by what is heard', () => {
  test('Sintra', { timeout: 120_000 }, async () => {
    const ear = await comeTo('new/sintra');
    const first = await beginAgainstApprentice(ear);
    expect(first).toMatch(/Round 1\..* Your turn\. Choose panes from a display or the centre\.$/);
    const { chosen, last } = await playByEar(ear, SINTRA, first);
    expect(chosen.some((name) => /^\d \w+ panes? on display \d$/.test(name))).toBe(true);
    expect(chosen.some((name) => /^Strip \d: /.test(name))).toBe(true);
    expect(last).toMatch(/Final ranking: 1\. /);
    expect(errors).toEqual([]);
  });

  test('Sagrada, with tools', { timeout: 120_000 }, async () => {
    const ear = await comeTo('new/sagrada');
    const first = await beginAgainstApprentice(ear);
    expect(first).toMatch(/Your turn\. Choose your window\.$/);
    const { chosen, last } = await playByEar(ear, SAGRADA, first);
    expect(chosen.some((name) => / costs \d$/.test(name))).toBe(true);
    expect(chosen.some((name) => /^[A-D][1-5]: .*, empty$/.test(name))).toBe(true);
    expect(last).toMatch(/Final ranking: 1\. /);
    expect(errors).toEqual([]);
  });
});
