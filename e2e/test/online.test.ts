/** People in several browsers play against the real service. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en, LOCALES } from '../../packages/messages/src/index.ts';
import { violations } from '../src/axe.ts';
import { misfits } from '../src/fits.ts';
import { OnlinePerson, playTogether, type Visit } from '../src/online.ts';
import { OnlineSite } from '../src/service.ts';
import { visits } from './visiting.ts';

const { browser } = await visits();
const site = new OnlineSite();
let errors: string[];

beforeAll(() => site.start());
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** The longest that boards take to measure themselves on a busy machine. */
const REST_MS = 10_000;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Browsers complain of requests without a network; everything else is an error. */
const real = (found: readonly string[]): readonly string[] =>
  found.filter((error) => !/WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/.test(error));

async function visit(path: string, how: Visit = {}): Promise<OnlinePerson> {
  return OnlinePerson.visit(browser, new URL(path, site.address).href, errors, how);
}

/** Two people gather at a table of this game. */
async function gather(
  game: 'sintra' | 'sagrada',
  second: Visit,
): Promise<{ readonly ada: OnlinePerson; readonly bob: OnlinePerson; readonly table: string }> {
  errors = [];
  const ada = await visit('online');
  await ada.comeIn('Ada');
  const table = await ada.openTable(en.names[game].game);
  const bob = await visit(table, second);
  await bob.comeIn('Bob');
  await bob.press(bob.texts.online.room.sit);
  await bob.page.getByText(bob.texts.online.room.hostStarts).waitFor();
  await ada.press(en.web.setup.begin);
  await Promise.all([ada.title.waitFor(), bob.title.waitFor()]);
  return { ada, bob, table };
}

const close = (...people: readonly OnlinePerson[]): Promise<unknown> =>
  Promise.all(people.map(({ page }) => page.context().close()));

const SURPRISES = ['a reload', 'a lost connection', 'a restart of the server'] as const;

/** Each in the middle of the game. */
async function surprise(what: (typeof SURPRISES)[number], person: OnlinePerson): Promise<void> {
  const context = person.page.context();
  if (what === 'a reload') await person.page.reload();
  if (what === 'a lost connection') {
    await context.setOffline(true);
    await person.page.getByRole('status', { name: '' }).getByText(person.texts.online.line.lost).first().waitFor();
    await context.setOffline(false);
  }
  if (what === 'a restart of the server') {
    await site.stop();
    await site.start();
  }
  await person.title.waitFor();
}

/** The finished game is fair, and the page says what this device knows of it. */
async function checksOut({ page }: OnlinePerson, known: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: en.verification.verdicts.fine.title }).waitFor();
  await page.getByText(known).waitFor();
}

test.for([
  ['sintra', { locale: 'pl', more: PHONE }],
  ['sagrada', { locale: 'fr' }],
] as const)('two people and a spectator play a whole game of %s', async ([game, second]) => {
  const { ada, bob, table } = await gather(game, second);
  const eve = await visit(table);
  await eve.title.waitFor();
  await eve.page.getByText(en.online.atTable.spectator).waitFor();
  for (const what of SURPRISES) {
    await playTogether([ada, bob], game, 3);
    await surprise(what, what === 'a reload' ? bob : ada);
  }
  await playTogether([ada, bob], game, 400);
  for (const person of [ada, bob, eve]) await expect.poll(() => person.isOver()).toBe(true);
  const ranking = (person: OnlinePerson): Promise<readonly string[]> =>
    person.page.locator('[data-area="action"] ol li').allTextContents();
  await expect.poll(() => ranking(eve)).toHaveLength(2);
  const scores = (list: readonly string[]): readonly string[] => list.map((line) => line.replaceAll(/[^\d−-]/g, ''));
  expect(scores(await ranking(ada))).toEqual(scores(await ranking(eve)));
  expect(scores(await ranking(bob))).toEqual(scores(await ranking(eve)));
  await bob.page.keyboard.press('Escape');
  await bob.press(bob.texts.online.atTable.rematch);
  await bob.page.getByText(bob.texts.online.room.invite).waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.press(en.online.atTable.joinRematch);
  await ada.press(en.online.room.sit);
  await ada.page.getByText(en.online.room.hostStarts).waitFor();
  await eve.page.keyboard.press('Escape');
  await eve.press(en.verification.act);
  await checksOut(eve, en.verification.seed.unseen);
  await ada.page.goto(`${table.replace('/table/', '/replay/')}/verify`);
  await checksOut(ada, /saw the same commitment during the game/);
  await eve.press(en.web.replay.title);
  await eve.page.getByRole('slider').waitFor();
  expect(real(errors)).toEqual([]);
  expect(site.troubles).toEqual([]);
  await close(ada, bob, eve);
});

test('a person who leaves is replaced by a bot, and takes the seat back', async () => {
  const { ada, bob } = await gather('sintra', {});
  await bob.press(en.web.play.menu);
  await bob.press(en.online.atTable.leaveGame);
  await bob.press(en.online.atTable.leaveAsk.yes);
  await bob.page.getByText(en.online.atTable.botForYou).first().waitFor();
  await ada.page.getByRole('img', { name: en.online.atTable.botFor('Bob') }).waitFor();
  await bob.press(en.online.atTable.back);
  await ada.page.getByRole('img', { name: en.online.atTable.botFor('Bob') }).waitFor({ state: 'detached' });
  await bob.press(en.online.talk.title);
  // The phrase shows for a few seconds only, so Ada looks before Bob speaks.
  const seen = ada.page.getByRole('status').getByText(en.online.talk.phrases['good-luck']).waitFor();
  await bob.press(en.online.talk.phrases['good-luck']);
  await seen;
  expect(real(errors)).toEqual([]);
  await close(ada, bob);
});

/** The server's answer to the first move is a refusal, as if another device had been quicker. */
async function refuseFirstMove(page: Page): Promise<void> {
  let isFirst = true;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type, table, command } = JSON.parse(String(message)) as Partial<Record<'type' | 'table', string>> & {
        readonly command?: { readonly id: string; readonly type: string };
      };
      if (type !== 'command' || command?.type !== 'play' || !isFirst) return server.send(message);
      isFirst = false;
      const problems = [{ path: '', reason: { rule: 'table', key: 'table-stale', args: { seen: 1, events: 2 } } }];
      socket.send(JSON.stringify({ type: 'answer', table, id: command.id, ok: false, problems }));
    });
  });
}

/** Remembers the numbers on the app's icon. */
const BADGES = `navigator.setAppBadge = (count) => Promise.resolve((window.badges ??= []).push(count));`;

test('the chosen player starts, the next game waits, and a refused move is explained', async () => {
  errors = [];
  const { terms, room, atTable, refusals } = en.online;
  const ada = await visit('online');
  await ada.page.addInitScript(BADGES);
  await ada.comeIn('Ada');
  await ada.page.getByText(en.web.setup.more, { exact: true }).click();
  const second = en.web.spoken.item(terms.seat(2), terms.openSeat);
  await ada.page.getByLabel(en.web.setup.starter, { exact: true }).selectOption(second);
  const table = await ada.openTable(en.names.sintra.game);
  await ada.page.getByText(room.firstTurn(terms.seat(2))).waitFor();
  const bob = await visit(table);
  await bob.comeIn('Bob');
  await bob.press(room.sit);
  await ada.page.getByText(room.firstTurn('Bob')).waitFor();
  await ada.press(en.web.setup.begin);
  await bob.page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();

  await ada.page.goto(`${site.address}online`);
  const other = await ada.openTable(en.names.sagrada.game);
  await ada.press(room.addBot);
  await ada.press(en.web.setup.bots.apprentice);
  await ada.press(en.web.setup.begin);
  await ada.title.waitFor();
  await refuseFirstMove(ada.page);
  await ada.page.reload();
  await ada.title.waitFor();
  const alert = ada.page.getByRole('alert').getByText(refusals['table-stale']);
  await expect.poll(async () => (await ada.playSome('sagrada', 1), alert.count()), { timeout: 60_000 }).toBe(1);
  await ada.press(atTable.understood);
  await alert.waitFor({ state: 'detached' });

  await ada.page.goto(table);
  await ada.page.getByRole('link', { name: atTable.nextGame }).click();
  await ada.page.waitForURL(other);
  await ada.title.waitFor();
  expect(await ada.page.evaluate('window.badges')).toContain(1);
  expect(real(errors)).toEqual([]);
  await close(ada, bob);
});

test('another device and a recovery code lead back to the same person', async () => {
  errors = [];
  const { profile } = en.online;
  const ada = await visit('me');
  await ada.comeIn('Ada');
  await ada.press(profile.makeCode);
  const code =
    (await ada.page
      .getByRole('status', { name: profile.yourCode })
      .or(ada.page.locator('output'))
      .first()
      .textContent()) ?? '';
  await ada.press(profile.makeLink);
  const link = await ada.page.getByLabel(en.online.room.link, { exact: true }).inputValue();
  const phone = await visit(link);
  await phone.press(profile.useHere);
  await expect.poll(() => phone.page.getByLabel(profile.name, { exact: true }).inputValue()).toBe('Ada');
  const again = await visit(link);
  await again.press(profile.useHere);
  await again.page.getByText(en.online.faults['no-token']).waitFor();
  await again.page.goto(`${site.address}me`);
  await again.page.getByLabel(profile.typeCode, { exact: true }).fill(code.toLowerCase());
  await again.press(profile.signIn);
  await again.page.getByText(profile.nextCode).waitFor();
  await expect.poll(() => again.page.getByLabel(profile.name, { exact: true }).inputValue()).toBe('Ada');
  await phone.press(profile.signOut);
  await phone.page.getByRole('dialog').getByRole('button', { name: profile.signOutAsk.yes }).click();
  await phone.page.getByRole('button', { name: profile.enter }).waitFor();
  await close(ada, phone, again);
});

/** Boards measure themselves, so what does not fit yet is measured again. */
async function misfitsAtRest(page: Page, scrolls: boolean): Promise<readonly string[]> {
  const end = performance.now() + REST_MS;
  let faults: readonly string[];
  do {
    await page.waitForTimeout(60);
    faults = await misfits(page, { scrolls });
  } while (faults.length > 0 && performance.now() < end);
  return faults;
}

describe('every screen', () => {
  /** The texts that do not fit, at both sizes. */
  async function misfitsOf(page: Page, where: string, isTable: boolean): Promise<readonly string[]> {
    const found: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const faults = await misfitsAtRest(page, !isTable);
      found.push(...faults.map((fault) => `${where} ${size.width}: ${fault}`));
    }
    return found;
  }

  test.for(LOCALES)('can be used by everyone, and shows its texts in full in %s', async (locale) => {
    errors = [];
    const found: string[] = [];
    const ada = await visit('online', { locale });
    const { page, texts } = ada;
    const { online } = texts;
    const look = async (where: string, isTable = false): Promise<void> => {
      found.push(...(await misfitsOf(page, where, isTable)));
      if (locale === 'en') found.push(...(await violations(page)).map((fault) => `${where}: ${fault}`));
    };
    await page.getByRole('button', { name: online.profile.enter }).waitFor();
    await look('lobby of a guest');
    await ada.comeIn('Ada');
    await page.getByRole('button', { name: online.lobby.openTable }).waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await look('lobby');
    await page.goto(`${site.address}me`);
    await ada.press(online.profile.makeLink);
    await ada.press(online.profile.makeCode);
    await page.locator('output').waitFor();
    await look('profile');
    await page.goto(`${site.address}online`);
    const table = await ada.openTable(texts.names.sagrada.game, true);
    await page.getByRole('heading', { name: online.room.seats }).waitFor();
    await look('waiting room');
    await ada.press(online.room.addBot);
    await page.getByRole('dialog').waitFor();
    await look('adding a bot');
    await ada.press(texts.web.setup.bots.apprentice);
    await page.goto(`${table}/screen`);
    await page.getByText(online.room.scanToJoin).waitFor();
    await look('big screen before the game');
    await page.goto(table);
    await ada.press(texts.web.setup.begin);
    await ada.title.waitFor();
    await page.locator('header li').first().waitFor();
    await look('game', true);
    await ada.press(online.talk.title);
    await page.getByRole('dialog').waitFor();
    await look('chat');
    await page.goto(`${table}/screen`);
    await page.getByText(online.room.scanToWatch).waitFor();
    await look('big screen');
    await page.goto(`${site.address}table/${'x'.repeat(22)}`);
    await page.getByRole('heading', { name: online.room.missing }).waitFor();
    await look('no table');
    expect(found).toEqual([]);
    expect(real(errors)).toEqual([]);
    await close(ada);
  });
});
