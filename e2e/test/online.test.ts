/** People in several browsers play against the real service. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en, LOCALES } from '../../packages/messages/src/index.ts';
import { violations } from '../src/axe.ts';
import { misfits } from '../src/fits.ts';
import { joinAs, leaveGame, OnlinePerson, playTurn, realErrors, type Visit } from '../src/online.ts';
import { OnlineSite } from '../src/service.ts';
import { whileUnfinished } from '../src/together.ts';
import { visits } from './visiting.ts';

const { browser } = await visits();
const site = new OnlineSite();
let errors: string[];

beforeAll(() => site.start());
afterAll(() => site.close());

const FULL = process.env['LEADLIGHT_FULL'] === '1';
/** The longest that boards take to measure themselves on a busy machine. */
const REST_MS = 10_000;
/** A phone by day, and a desktop at dusk. */
const SIZES = [
  { width: 390, height: 844, colorScheme: 'light', theme: 'day' },
  { width: 1280, height: 800, colorScheme: 'dark', theme: 'dusk' },
] as const;

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
  await ada.chooseQuickStandIn();
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

/** Writes down whose turn it is, as the page says it from now on. */
async function titlesIn(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(`
    globalThis.titles = [];
    const note = () => titles.push(document.querySelector('h2[data-area="title"]')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  `);
  return () => page.evaluate('titles');
}

test('a person who leaves is replaced by a bot, and takes the seat back', async () => {
  const { ada, bob } = await gather('sintra', {});
  const { atTable } = en.online;
  const told = (text: string): Promise<void> => ada.page.getByRole('status').getByText(text).waitFor();
  const replaced = told(atTable.botFor('Bob'));
  await leaveGame(bob);
  const titles = await titlesIn(bob.page);
  await replaced;
  const bot = ada.page.getByRole('img', { name: atTable.botFor('Bob') });
  await bot.waitFor();
  await playTurn(ada, 'sintra');
  await ada.title.getByText(en.web.play.yourTurn).waitFor();
  await bob.title.getByText(en.web.play.turnOf('Ada')).waitFor();
  expect(await titles()).toContain(en.web.play.thinking('Bob'));
  expect(await titles()).not.toContain(en.web.play.yourTurn);
  const returned = told(atTable.isBack('Bob'));
  await bob.press(atTable.back);
  await returned;
  await bot.waitFor({ state: 'detached' });
  await bob.press(en.online.talk.title);
  // The phrase shows for a few seconds only, so Ada looks before Bob speaks.
  const seen = ada.page.getByRole('status').getByText(en.online.talk.phrases['good-luck']).waitFor();
  await bob.press(en.online.talk.phrases['good-luck']);
  await seen;
  expect(realErrors(errors)).toEqual([]);
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

/** Instead of taking the first move, the server says that the client is outdated. */
async function outdateAtFirstMove(page: Page): Promise<void> {
  let isOutdated = false;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type, command } = JSON.parse(String(message)) as {
        readonly type: string;
        readonly command?: { readonly type: string };
      };
      if (isOutdated || type !== 'command' || command?.type !== 'play') return server.send(message);
      isOutdated = true;
      socket.send(JSON.stringify({ type: 'goodbye', reason: 'reload' }));
      return socket.close({ code: 4001 });
    });
  });
}

test('an outdated page is reloaded, and no move is lost', async () => {
  errors = [];
  const ada = await visit('online');
  const { page } = ada;
  await ada.comeIn('Ada');
  const table = await ada.openTable(en.names.sintra.game);
  await ada.press(en.online.room.addBot);
  await ada.press(en.web.setup.bots.apprentice);
  await ada.press(en.web.setup.begin);
  await ada.title.waitFor();
  await outdateAtFirstMove(page);
  await page.reload();
  const outdated = page.getByText(en.online.line.outdated).first();
  await whileUnfinished(async () => {
    if (await outdated.isVisible()) return 'over';
    return (await ada.touchNext('sintra')) ? 'on' : 'idle';
  });
  const record = `${table.replace('/table/', '/api/tables/')}/record`;
  const moves = async (): Promise<number> => {
    const { events } = (await (await fetch(record)).json()) as { readonly events: readonly { player?: number }[] };
    return events.filter(({ player }) => player === 0).length;
  };
  expect(await moves()).toBe(0);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await misfitsAtRest(page, false)).toEqual([]);
  }
  await page.getByRole('button', { name: en.online.line.reload }).first().click();
  await expect.poll(moves).toBe(1);
  await ada.title.getByText(en.web.play.yourTurn).waitFor();
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  expect(realErrors(errors)).toEqual([]);
  await close(ada);
});

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
  expect(realErrors(errors)).toEqual([]);
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

/** For a while, the server takes no move, because it can store nothing. */
async function pauseStore(page: Page): Promise<() => void> {
  let isPaused = true;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type, table, command } = JSON.parse(String(message)) as Partial<Record<'type' | 'table', string>> & {
        readonly command?: { readonly id: string; readonly type: string };
      };
      if (!isPaused || type !== 'command' || command?.type !== 'play') return server.send(message);
      socket.send(JSON.stringify({ type: 'refused', code: 'unavailable', table, id: command.id }));
    });
  });
  return () => void (isPaused = false);
}

test('players are told that the server can store nothing, and their move is sent when it can', async () => {
  errors = [];
  const ada = await visit('online');
  const { page } = ada;
  await ada.comeIn('Ada');
  await ada.openTable(en.names.sintra.game);
  await ada.press(en.online.room.addBot);
  await ada.press(en.web.setup.bots.apprentice);
  await ada.press(en.web.setup.begin);
  await ada.title.waitFor();
  const goOn = await pauseStore(page);
  await page.reload();
  const told = page.getByRole('status').getByText(en.online.line.paused);
  await whileUnfinished(async () => {
    if (await told.isVisible()) return 'over';
    return (await ada.touchNext('sintra')) ? 'on' : 'idle';
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await misfitsAtRest(page, false)).toEqual([]);
  }
  goOn();
  await told.waitFor({ state: 'detached' });
  await ada.title.getByText(en.web.play.yourTurn).waitFor();
  expect(realErrors(errors)).toEqual([]);
  await close(ada);
});

async function write({ page, texts }: OnlinePerson, text: string): Promise<void> {
  const { talk } = texts.online;
  await page.getByLabel(talk.write, { exact: true }).fill(text);
  await page.getByRole('button', { name: talk.send, exact: true }).click();
}

test('text is only text, people mute each other, and the next person in line becomes the host', async () => {
  errors = [];
  const { room, talk } = en.online;
  const ada = await visit('online');
  await ada.comeIn('Ada');
  await ada.choose(en.web.setup.players, '3');
  const table = await ada.openTable(en.names.sintra.game);
  const bob = await visit(table);
  await joinAs(bob, 'Bob');
  const script = '<img src=x onerror="document.title = 1"><b>Hi</b>';
  await write(ada, script);
  await bob.sees(script);
  await bob.press(talk.mute('Ada'));
  await bob.sees(talk.muted('Ada'));
  expect(await bob.page.getByText(script).count()).toBe(0);
  await write(ada, 'Are you there?');
  const cleo = await visit(table);
  await joinAs(cleo, 'Cleo');
  await cleo.sees('Are you there?');
  await bob.sees('Cleo');
  expect(await bob.page.getByText('Are you there?').count()).toBe(0);
  await bob.press(talk.unmute('Ada'));
  await bob.sees('Are you there?');
  await ada.press(room.removeOf('Bob'));
  await bob.sees(room.removed);
  expect(await bob.page.getByRole('button', { name: room.sit }).count()).toBe(0);
  expect(await cleo.page.getByRole('button', { name: room.addBot }).count()).toBe(0);
  await ada.press(room.leave);
  await cleo.page.getByRole('button', { name: room.addBot }).first().waitFor();
  expect(errors).toEqual([]);
  await close(ada, bob, cleo);
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

/** Many screens, one after another: on a busy machine, they take minutes. */
describe('every screen', { timeout: 300_000 }, () => {
  /** The texts that do not fit, at both sizes, and in English everything that axe finds. */
  async function faultsOf({ page, texts }: OnlinePerson, where: string, isTable: boolean): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { colorScheme, theme, ...size } of SIZES) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.locator(`:root[data-theme="${theme}"]`).waitFor();
      const cut = await misfitsAtRest(page, !isTable);
      const barred = texts.locale === 'en' ? await violations(page) : [];
      found.push(...[...cut, ...barred].map((fault) => `${where} ${size.width}: ${fault}`));
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
      found.push(...(await faultsOf(ada, where, isTable)));
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
    expect(realErrors(errors)).toEqual([]);
    await close(ada);
  });

  test.for(FULL ? LOCALES : (['en'] as const))('of guests, spectators and absent players, in %s', async (locale) => {
    errors = [];
    const found: string[] = [];
    const look = async (person: OnlinePerson, where: string, isTable = false): Promise<void> => {
      found.push(...(await faultsOf(person, where, isTable)));
    };
    const ada = await visit('online');
    await ada.comeIn('Ada');
    await ada.chooseQuickStandIn();
    const table = await ada.openTable(en.names.sintra.game, true);
    const bob = await visit(table, { locale });
    const { profile, room, atTable, lobby } = bob.texts.online;
    await bob.sees(room.nameFirst);
    await look(bob, 'a table, to a newcomer');
    await bob.page.goto(`${site.address}me`);
    await bob.sees(profile.beforeText);
    await look(bob, 'recovery');
    await bob.page.goto(`${site.address}me#${'x'.repeat(43)}`);
    await bob.sees(profile.fromLinkText);
    await look(bob, 'a link from another device');
    await bob.page.goto(table);
    await joinAs(bob, 'Bob');
    await bob.press(bob.texts.online.talk.phrases.hello);
    await ada.sees(en.online.talk.phrases.hello);
    await look(bob, 'waiting room of a guest');
    await ada.press(en.web.setup.begin);
    await leaveGame(bob);
    await look(bob, 'a game, played by a bot', true);
    const eve = await visit('online', { locale });
    await eve.sees(lobby.secrets);
    await look(eve, 'lobby with a running game');
    await eve.page.locator(`a[href="${new URL(table).pathname}"]`).click();
    await eve.page.getByRole('img', { name: atTable.botFor('Bob') }).waitFor();
    await look(eve, 'a game, to a spectator', true);
    expect(found).toEqual([]);
    expect(realErrors(errors)).toEqual([]);
    await close(ada, bob, eve);
  });
});
