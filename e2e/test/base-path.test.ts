/** The whole product on a part of a site: nothing that it asks for or links to is outside of its base path. */
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { en } from '../../packages/messages/src/index.ts';
import { OnlinePerson, realErrors } from '../src/online.ts';
import { playOut, SINTRA } from '../src/playing.ts';
import { OnlineSite } from '../src/service.ts';
import { visits } from './visiting.ts';

const { browser } = await visits();
const site = new OnlineSite({ BASE_PATH: '/games/leadlight/' });
const errors: string[] = [];
/** The addresses of all requests and WebSockets. */
const asked: string[] = [];

beforeAll(() => site.start());
afterAll(() => site.close());
beforeEach(() => {
  errors.length = 0;
  asked.length = 0;
});

/** Without the protocol, which WebSockets have for themselves. */
const bare = (address: string): string => address.replace(/^\w+:/, '');
const strays = (): readonly string[] => asked.filter((address) => !bare(address).startsWith(bare(site.address)));

function listen({ page }: OnlinePerson): void {
  page.context().on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
}

async function visit(path: string, more = {}): Promise<OnlinePerson> {
  const person = await OnlinePerson.visit(browser, 'about:blank', errors, { more });
  listen(person);
  await person.page.goto(new URL(path, site.address).href);
  return person;
}

/** All links on the page. */
const linksOn = (page: Page): Promise<readonly string[]> =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as unknown as { href: string }).href));

/** The dark squares of a code for this text, as the client draws them. */
const codeOf = (text: string): string =>
  encode(text, { ecc: 'M', border: 1 })
    .data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');

const myTurn = (page: Page): Promise<void> => page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();

test('a local game goes on without a network, and other screens open there', async () => {
  const { page } = await visit('.', { serviceWorkers: 'allow' });
  await page.waitForFunction('navigator.serviceWorker.ready.then(({ active }) => active?.state === "activated")');
  expect(await page.evaluate('navigator.serviceWorker.ready.then(({ scope }) => scope)')).toBe(site.address);
  await page.getByRole('button', { name: en.web.home.playGame('Sintra') }).click();
  await myTurn(page);
  expect(page.url()).toContain(`${site.address}game/`);
  await page.context().setOffline(true);
  await page.reload();
  await myTurn(page);
  await playOut(page, SINTRA, 6);
  await page.goto(`${site.address}rules/sagrada#G-10`);
  await page.locator('#G-10').waitFor();
  for (const link of await linksOn(page)) expect(link).toContain(site.address);
  await page.getByRole('link', { name: en.web.play.home }).click();
  await page.waitForURL(site.address);
  expect(strays()).toEqual([]);
  expect(realErrors(errors)).toEqual([]);
  await page.context().close();
});

test('the app installs from there', async () => {
  const { page } = await visit('settings');
  const manifest = await page
    .locator('link[rel="manifest"]')
    .evaluate((link) => (link as unknown as { href: string }).href);
  const {
    start_url: start,
    scope,
    icons,
  } = (await (await fetch(manifest)).json()) as {
    readonly start_url: string;
    readonly scope: string;
    readonly icons: readonly { readonly src: string }[];
  };
  for (const address of [start, scope]) expect(new URL(address, manifest).href).toBe(site.address);
  for (const { src } of icons) expect((await fetch(new URL(src, manifest))).status, src).toBe(200);
  expect(strays()).toEqual([]);
  await page.context().close();
});

test('two people meet by link and code, and play', async () => {
  const ada = await visit('online');
  await ada.comeIn('Ada');
  const table = await ada.openTable(en.names.sintra.game);
  expect(table).toContain(`${site.address}table/`);
  const shown = ada.page.getByRole('img', { name: en.online.room.code });
  expect(await ada.page.getByLabel(en.online.room.link, { exact: true }).inputValue()).toBe(table);
  expect(await shown.locator('path').getAttribute('d')).toBe(codeOf(table));
  const bob = await visit(table);
  await bob.comeIn('Bob');
  await bob.press(en.online.room.sit);
  await bob.page.getByText(en.online.room.hostStarts).waitFor();
  await ada.press(en.web.setup.begin);
  await Promise.all([ada.title.waitFor(), bob.title.waitFor()]);
  for (const person of [ada, bob]) await person.playSome('sintra');
  await bob.page.reload();
  await bob.title.waitFor();
  const screen = await visit(`${table}/screen`);
  await screen.page.getByText(en.online.room.scanToWatch).waitFor();
  expect(await screen.page.locator('.qr path').getAttribute('d')).toBe(codeOf(table));
  await ada.page.goto(`${site.address}me`);
  await ada.press(en.online.profile.makeLink);
  const link = await ada.page.getByLabel(en.online.room.link, { exact: true }).inputValue();
  expect(link).toContain(`${site.address}me#`);
  const phone = await visit(link);
  await phone.press(en.online.profile.useHere);
  await expect.poll(() => phone.page.getByLabel(en.online.profile.name, { exact: true }).inputValue()).toBe('Ada');
  expect(asked.some((address) => address.startsWith('ws:'))).toBe(true);
  expect(strays()).toEqual([]);
  expect(realErrors(errors)).toEqual([]);
  expect(site.troubles).toEqual([]);
  await Promise.all([ada, bob, screen, phone].map(({ page }) => page.context().close()));
});

test('an address without the last slash leads home, and there is nothing beside', async () => {
  const { page } = await visit(site.address.slice(0, -1));
  await page.getByRole('heading', { name: 'Leadlight' }).waitFor();
  expect(page.url()).toBe(site.address);
  expect((await fetch(new URL('/', site.address))).status).toBe(404);
  await page.context().close();
});
