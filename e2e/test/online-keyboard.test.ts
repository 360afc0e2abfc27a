/** A whole online game by keyboard and screen reader alone: no mouse, and no look at the page. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playByEar, SINTRA } from '../src/by-ear.ts';
import { openPage } from '../src/client.ts';
import { Listener } from '../src/listening.ts';
import { joinAs, OnlinePerson } from '../src/online.ts';
import { OnlineSite } from '../src/service.ts';
import { visits } from './visiting.ts';

const { browser, errors } = await visits();
const site = new OnlineSite();

beforeAll(() => site.start());
afterAll(() => site.close());

const DUE = /Choose panes from a display or the centre\.$/;

/** Plays the first suggestion of the command field. Returns what is said until the next turn. */
async function playTyped(page: Page, ear: Listener): Promise<string> {
  await ear.press('/');
  await ear.arriveAt('Move or question');
  await ear.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await ear.press('ArrowDown', 'Enter');
  await ear.next();
  await ear.press('Enter');
  const said = await ear.until(DUE);
  await ear.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'hidden' });
  return said;
}

/** Plays the next turn in the linear view. */
async function playLinear(page: Page, ear: Listener, before: string): Promise<string> {
  expect(before).toMatch(/^ ?Done\./);
  await ear.goTo(/^Linear view$/);
  await ear.press('Enter');
  await page.getByRole('list', { name: 'Your choices' }).waitFor();
  await ear.press('3', 'Enter');
  await ear.until(/Choose a strip\.$/);
  await ear.press('3', 'Enter');
  for (let said = await ear.next(); !DUE.test(said); said = await ear.next()) await ear.press('3', 'Enter', 'c');
  await page.getByRole('switch', { name: 'Linear view' }).press('Enter');
  await page
    .getByRole('button', { name: / in the centre$| on display \d$/ })
    .first()
    .waitFor();
  return 'Choose panes from a display or the centre.';
}

test('a guest opens a table, hears who comes and goes, and plays to the verdict', { timeout: 240_000 }, async () => {
  const page = await openPage(browser, `${site.address}online`, errors);
  const ear = await Listener.to(page);
  await ear.goTo(/^Name$/);
  await page.keyboard.type('Ada');
  await ear.press('Enter');
  await ear.goTo(/^Create table$/);
  await ear.press('Enter');
  await ear.arriveAt('Sintra');
  await ear.heard();
  const bob = await OnlinePerson.visit(browser, page.url(), errors);
  await joinAs(bob, 'Bob');
  await ear.until(/Bob has joined the table\./);
  await bob.press(bob.texts.online.room.leave);
  await ear.until(/Bob has left the table\./);
  await bob.page.context().close();
  await ear.goTo(/^Add a bot$/);
  await ear.press('Enter');
  await ear.arriveAt('Add a bot');
  await ear.goTo(/^Apprentice$/);
  await ear.press('Enter');
  await ear.goTo(/^Start game$/);
  await ear.press('Enter');
  const first = await ear.until(/Choose [^.]*\.$/);
  expect(first).toMatch(/Round 1\..* Your turn\. Choose panes from a display or the centre\.$/);
  const question = await playTyped(page, ear);
  const { chosen, last } = await playByEar(ear, SINTRA, await playLinear(page, ear, question));
  expect(chosen.some((name) => /^\d \w+ panes? on display \d$/.test(name))).toBe(true);
  expect(last).toMatch(/Final ranking: 1\. .*\bYou, /);
  await ear.goTo(/^Rematch$/);
  expect(errors).toEqual([]);
  await page.context().close();
});
