/** Games survive crashes, reloads, several tabs, files, and storage problems. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../packages/server/src/http/app.ts';
import { ensureClient } from '../../packages/server/src/client/client.ts';
import { openPage } from '../src/client.ts';
import { CONFIRM, playOut, SINTRA } from '../src/playing.ts';
import { afterTurns, SINTRA_DUEL } from '../src/positions.ts';
import { putTables } from '../src/stored.ts';
import { visits } from './visiting.ts';

const { address: site, browser, errors, beside, openGame, afresh } = await visits();

const myTurn = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Your turn' }).waitFor();

/** The log so far. */
const story = (page: Page): Promise<readonly string[]> =>
  page.getByRole('list', { name: 'Game log' }).getByRole('listitem').allInnerTexts();

/** A new game of Sintra against a bot. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play Sintra', exact: true }).click();
  await myTurn(page);
}

/** One turn, and the bot's answer. */
async function takeTurn(page: Page): Promise<void> {
  const before = (await story(page)).length;
  while ((await story(page)).length < before + 2) await playOut(page, SINTRA, 1);
  await myTurn(page);
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
}

/** Another tab of the same browser, at the same address. */
async function sameInAnotherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return tab;
}

/** A game of Sintra against a bot, in its first round. */
const RUNNING = afterTurns(SINTRA_DUEL, 2);

/** The same game, opened. */
async function play(): Promise<Page> {
  const page = await afresh(`game/${RUNNING.id}`, { tables: [RUNNING] });
  await myTurn(page);
  return page;
}

describe('a game continues', () => {
  test('with the turn that the player confirmed just before leaving', async () => {
    const page = await afresh();
    await begin(page);
    const confirm = page.locator(CONFIRM);
    while (!(await confirm.isVisible())) await playOut(page, SINTRA.slice(2), 1);
    await confirm.focus();
    await page.evaluate('document.activeElement.click(); history.back()');
    await page.waitForURL(site);
    await page.goForward();
    await myTurn(page);
    expect((await story(page)).join()).toContain('You take');
    expect(errors).toEqual([]);
  });

  test('after the tab has crashed', async () => {
    const page = await openGame(RUNNING);
    await myTurn(page);
    await takeTurn(page);
    const before = await story(page);
    const address = page.url();
    const tools = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void tools.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await page.context().newPage();
    await again.goto(address);
    await myTurn(again);
    expect(await story(again)).toEqual(before);
  });

  test('from before an undone turn', async () => {
    const page = await afresh();
    await begin(page);
    const before = await story(page);
    await takeTurn(page);
    const address = page.url();
    await choose(page, 'Undo my last turn');
    await page.waitForURL((url) => url.href !== address);
    await myTurn(page);
    expect(await story(page)).toEqual(before);
    await page.goBack();
    await page.getByRole('heading', { name: 'Leadlight' }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('in two tabs', () => {
  test('one plays and the other follows, and they can swap', async () => {
    const one = await play();
    const two = await sameInAnotherTab(one);
    await two.getByText('This game is being played in another tab.', { exact: true }).last().waitFor();
    await takeTurn(one);
    await expect.poll(() => story(two)).toEqual(await story(one));
    await two.getByRole('button', { name: 'Play here' }).click();
    await myTurn(two);
    await one.getByText('This game is being played in another tab.', { exact: true }).last().waitFor();
    await takeTurn(two);
    await expect.poll(() => story(one)).toEqual(await story(two));
    await two.close();
    await myTurn(one);
    await takeTurn(one);
    expect(errors).toEqual([]);
  });
});

describe('the menu', () => {
  test('has parts, and what ends the game is last and apart', async () => {
    const page = await play();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const parts = ['This game', 'Display and sound', 'Help', 'Leave'];
    expect(await menu.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(parts);
    for (const name of parts)
      expect(await menu.getByRole('list', { name }).getByRole('listitem').count()).toBeGreaterThan(0);
    const leave = menu.getByRole('list', { name: 'Leave' });
    expect(await leave.getByText('Delete game').count()).toBe(0);
    expect((await menu.getByRole('listitem').allInnerTexts()).slice(-2)).toEqual(['Abandon game', 'Delete game']);
    expect(errors).toEqual([]);
  });
});

describe('a game', () => {
  test('can be abandoned, without a result, and deleted, which shows in other tabs too', async () => {
    const page = await play();
    const other = await sameInAnotherTab(page);
    await other.getByRole('button', { name: 'Play here' }).waitFor();
    await choose(page, 'Abandon game');
    await page.getByRole('button', { name: 'Abandon', exact: true }).click();
    await page.getByRole('heading', { name: 'Game over' }).waitFor();
    await other.getByRole('heading', { name: 'Game over' }).waitFor();
    const address = page.url();
    await choose(page, 'Delete game');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Leadlight' }).waitFor();
    await other.getByText('This game was deleted in another tab.').waitFor();
    await page.goto(address);
    await page.getByRole('heading', { name: 'This game isn’t in this browser' }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('all data', () => {
  /** Downloads everything and returns the path of the file. */
  async function backUp(page: Page): Promise<string> {
    await page.goto(`${site}settings`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download a backup' }).click();
    return (await downloading).path();
  }

  async function restore(page: Page, content: string): Promise<void> {
    const picking = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Restore a backup' }).click();
    const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await (await picking).setFiles(file);
  }

  test('can be backed up, deleted and restored', async () => {
    const page = await play();
    const [address, before] = [page.url(), await story(page)];
    await page.goto(`${site}settings`);
    await page.getByRole('radio', { name: 'Light' }).check();
    const backup = readFileSync(await backUp(page), 'utf8');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
    await page.waitForURL(site);
    await page.goto(address);
    await page.getByRole('heading', { name: 'This game isn’t in this browser' }).waitFor();
    await page.goto(`${site}settings`);
    await restore(page, backup);
    await page.getByText('1 game restored.').waitFor();
    expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
    await restore(page, backup);
    await page.getByText('1 game was already here.').waitFor();
    await page.goto(address);
    await myTurn(page);
    expect(await story(page)).toEqual(before);
    expect(errors).toEqual([]);
  });

  test('from elsewhere does no harm, and a game with other rules is kept', async () => {
    const page = await play();
    const { id } = RUNNING;
    const backup = readFileSync(await backUp(page), 'utf8');
    await restore(page, 'no backup at all');
    await page.getByText('This isn’t a Leadlight backup.').waitFor();
    await restore(page, backup.replaceAll(id, 'broken').replaceAll('"fill"', '"back"'));
    await page.getByText('1 game was damaged and couldn’t be restored.').waitFor();
    await restore(page, backup.replaceAll(id, 'later').replaceAll('"rules":"1"', '"rules":"9"'));
    await page.getByText('1 game restored.').waitFor();
    await page.goto(`${site}game/later`);
    await page.getByRole('heading', { name: 'This game follows version 9 of the rules' }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('when something goes wrong', () => {
  test('a damaged game is reported and can be deleted', async () => {
    const page = await play();
    const tools = await page.context().newCDPSession(page);
    const place = { securityOrigin: new URL(site).origin, databaseName: 'leadlight' };
    await tools.send('IndexedDB.clearObjectStore', { ...place, objectStoreName: 'entries' });
    await page.reload();
    await page.getByRole('heading', { name: 'This game can’t be read' }).waitFor();
    await page.getByRole('button', { name: 'Delete game' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Leadlight' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('full storage is reported, and a new game is kept once there is room', async () => {
    // Nothing from this address is stored yet, so the browser has not measured the free space.
    const page = await beside([]);
    const tools = await page.context().newCDPSession(page);
    const { origin } = new URL(site);
    await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.goto(site);
    await page.getByRole('button', { name: 'Play Sintra', exact: true }).click();
    await page.getByRole('alert').getByText('Storage is full').waitFor();
    // One game is waiting to be stored: no second one can start meanwhile.
    expect(await page.getByRole('button', { name: 'Play', disabled: true }).count()).toBe(2);
    await tools.send('Storage.overrideQuotaForOrigin', { origin });
    await page.getByRole('button', { name: 'Try again' }).click();
    await myTurn(page);
    const before = await story(page);
    await page.reload();
    await myTurn(page);
    expect(await story(page)).toEqual(before);
  });

  test('bots that could not be loaded are loaded again on request', async () => {
    const page = await beside([RUNNING]);
    await page.route('**/bots.worker*', (route) => route.abort());
    await page.goto(`${site}game/${RUNNING.id}`);
    await myTurn(page);
    await playOut(page, SINTRA, 6);
    await page.getByText('The bots aren’t responding.').waitFor();
    await page.unroute('**/bots.worker*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await myTurn(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a new version', () => {
  test('loads on request, and the game continues', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'leadlight-'));
    cpSync(ensureClient(), folder, { recursive: true });
    const app = await createApp({ client: folder });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const page = await openPage(browser, `http://127.0.0.1:${port}/`, errors, { serviceWorkers: 'allow' });
    await page.waitForFunction('navigator.serviceWorker.ready.then(({ active }) => active?.state === "activated")');
    await putTables(page, [RUNNING]);
    await page.goto(`http://127.0.0.1:${port}/game/${RUNNING.id}`);
    await myTurn(page);
    const before = await story(page);
    for (const ending of ['br', 'gz']) rmSync(join(folder, `sw.js.${ending}`));
    appendFileSync(join(folder, 'sw.js'), '\n// the next version\n');
    await page.reload();
    await page.getByText('A new version of Leadlight is ready.').waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update' }).click();
    await loaded;
    await myTurn(page);
    expect(await story(page)).toEqual(before);
    expect(await page.getByText('A new version of Leadlight is ready.').count()).toBe(0);
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
