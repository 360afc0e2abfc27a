/** The README's pictures of online play: a table that waits for players, and the same table on a television. */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { en } from '../../packages/messages/src/index.ts';
import { OnlinePerson, playTogether } from './online.ts';
import { OnlineSite } from './service.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const TELEVISION = { viewport: { width: 1600, height: 900 } };
/** Enough for windows that are half full. */
const TURNS = 36;
/** A name as on a network at home: links that begin with 127.0.0.1 would come with a warning. */
const NAME = 'leadlight.local';
export const NAMED = `--host-resolver-rules=MAP ${NAME} 127.0.0.1`;
/** Presence, fonts and boards have settled by then. */
const REST_MS = 1000;

async function shoot(page: Page, folder: string, name: string): Promise<void> {
  await page.waitForTimeout(REST_MS);
  await page.screenshot({ path: join(folder, name), type: 'jpeg', quality: 82 });
  console.log(name);
}

/** Opens a table for three, and returns its address. */
async function openTable(host: OnlinePerson): Promise<string> {
  await host.comeIn('Mira');
  await host.choose(en.online.terms.game, en.names.sagrada.game);
  await host.choose(en.web.setup.players, '3');
  return host.openTable(en.names.sagrada.game);
}

async function sitDown(person: OnlinePerson, name: string): Promise<void> {
  await person.comeIn(name);
  await person.press(en.online.room.sit);
  await person.page.getByText(en.online.room.hostStarts).waitFor();
}

export async function takeOnlinePictures(browser: Browser, folder: string): Promise<void> {
  const site = new OnlineSite({}, { name: NAME });
  await site.start();
  const visit = (path: string, more: BrowserContextOptions = {}): Promise<OnlinePerson> =>
    OnlinePerson.visit(browser, new URL(path, site.address).href, [], { more: { colorScheme: 'dark', ...more } });
  const mira = await visit('online', PHONE);
  const table = await openTable(mira);
  const jonas = await visit(table);
  await sitDown(jonas, 'Jonas');
  await shoot(mira.page, folder, 'phone-table.jpg');
  const priya = await visit(table);
  await sitDown(priya, 'Priya');
  await mira.press(en.web.setup.begin);
  const television = await visit(`${table}/screen`, TELEVISION);
  await playTogether([mira, jonas, priya], 'sagrada', TURNS);
  await shoot(television.page, folder, 'big-screen.jpg');
  await Promise.all([mira, jonas, priya, television].map(({ page }) => page.context().close()));
  await site.close();
}
