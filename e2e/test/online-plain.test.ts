/** Friends in one room: a whole game over plain HTTP, where browsers refuse much of what they offer other pages. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en, pl } from '../../packages/messages/src/index.ts';
import { openUnseen } from '../src/browser.ts';
import { joinAs, OnlinePerson, PHONE, playTogether, type Visit } from '../src/online.ts';
import { OnlineSite } from '../src/service.ts';

/** A name on the local network, which browsers trust no more than one on the internet. */
const NAME = 'pi.local';
const site = new OnlineSite({}, { name: NAME });
const errors: string[] = [];
let browser: Browser;

beforeAll(async () => {
  await site.start();
  browser = await openUnseen([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const visit = ({ more, ...how }: Visit = {}): Promise<OnlinePerson> =>
  OnlinePerson.visit(browser, `${site.address}online`, errors, { ...how, more: { serviceWorkers: 'allow', ...more } });

/** The link arrives at Bob the way Ada sends it: copied here, pasted there. */
async function copied(person: OnlinePerson): Promise<string> {
  const { page, texts } = person;
  await person.press(texts.web.replay.copy);
  await page.getByText(texts.web.replay.copied).waitFor();
  const field = page.getByLabel(texts.online.talk.write, { exact: true });
  await field.press('ControlOrMeta+V');
  return field.inputValue();
}

test('two people play a whole game', { timeout: 240_000 }, async () => {
  const [ada, bob] = await Promise.all([visit(), visit({ locale: 'pl', more: PHONE })]);
  const refused = ['clipboard', 'locks', 'serviceWorker', 'share'].map((name) => `'${name}' in navigator`);
  expect(await ada.page.evaluate(`[isSecureContext, ${refused.join()}]`)).toEqual(Array(5).fill(false));
  await ada.comeIn('Ada');
  const address = await ada.openTable(en.names.sintra.game);
  const link = await copied(ada);
  expect(link).toBe(address);
  await bob.page.goto(link);
  await joinAs(bob, 'Bob');
  await ada.press(en.web.setup.begin);
  await Promise.all([ada.title.waitFor(), bob.title.waitFor()]);
  await playTogether([ada, bob], 'sintra', Infinity);
  const shown = (person: OnlinePerson): Promise<number> => person.page.locator('main figure').count();
  for (const person of [ada, bob]) await expect.poll(() => shown(person)).toBe(2);
  await bob.page.goto(`${site.address}settings`);
  await bob.sees(pl.stored.plain);
  expect(errors).toEqual([]);
  expect(site.troubles).toEqual([]);
});
