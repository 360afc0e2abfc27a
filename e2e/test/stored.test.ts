/** Stored data is opened with care: old games, wrong clocks, backups that do not fit, one link after another. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { writeRecord } from '../../packages/core/src/index.ts';
import { en } from '../../packages/messages/src/index.ts';
import { SINTRA } from '../../packages/web/src/games/sintra/client.ts';
import { writeBackup } from '../../packages/web/src/storage/backup.ts';
import { packLink } from '../../packages/web/src/records/link.ts';
import type { RawTable } from '../../packages/web/src/storage/tables.ts';
import { playedRecord } from '../../packages/core/test/played.ts';
import { playOut, SINTRA as TURN } from '../src/playing.ts';
import { visits } from './visiting.ts';
import { OLD_STRIPS, sintraGame, withCard, withOldStrips, withRefusedMove } from '../src/stored.ts';

const { keeping, trouble, replay, home } = en.web;
const { stored } = en;

const { address: site, errors, beside, afresh } = await visits();

const titled = (page: Page, name: string): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor();

/** The download that a button starts. */
async function downloaded(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

async function restore(page: Page, content: string): Promise<void> {
  const picking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: stored.data.restore }).click();
  const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await (await picking).setFiles(file);
}

async function agree(page: Page, { yes }: { readonly yes: string }): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
}

/** The games that the page at an address lists. */
async function listedAt(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(`${site}${path}`);
  return listed(page);
}

/** The games that a page lists, by their links. */
async function listed(page: Page): Promise<readonly string[]> {
  await page.locator('footer').waitFor();
  await page.locator('li a[href^="/game/"], li a[href^="/replay/"]').first().waitFor();
  const links = await page.locator('li a[href^="/game/"], li a[href^="/replay/"]').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  return paths.map(String).toSorted();
}

describe('games from before the rules were corrected', () => {
  const refused = withRefusedMove(sintraGame('refused', 12));
  const moved = withOldStrips('moved', 30);
  const over = withOldStrips('over', Infinity);
  const counted = withCard(sintraGame('counted', Infinity), { scores: [900, 1] });
  const ALL: readonly (readonly [string, RawTable])[] = [
    ['game/refused', refused],
    ['game/moved', moved],
    ['replay/over', over],
    ['replay/counted', counted],
  ];

  test('are listed, say why they are refused, and can be deleted, downloaded and restored like others', async () => {
    const page = await afresh('', { tables: [sintraGame('fine', 6), ...ALL.map(([, raw]) => raw)] });
    expect(await listed(page)).toEqual(['/game/fine', '/game/moved', '/game/refused']);
    const all = await listedAt(page, 'games');
    expect(all).toEqual(['/game/fine', '/game/moved', '/game/refused', '/replay/counted', '/replay/over']);
    for (const [path] of ALL) {
      await page.goto(`${site}${path}`);
      await titled(page, stored.outdated);
      await page.getByText(en.stored.corrected.sintra).waitFor();
      await page
        .getByText(/^(events\[\d+\]|result\.scores): .*R-\d+/)
        .first()
        .waitFor();
    }
    const file = await downloaded(page, trouble.download);
    await page.getByRole('button', { name: keeping.remove }).click();
    await agree(page, stored.data.removeAsk);
    await titled(page, 'Leadlight');
    expect(await listedAt(page, 'games')).toEqual(all.filter((path) => path !== '/replay/counted'));
    await page.goto(`${site}settings`);
    await restore(page, file);
    await page.getByText(stored.data.added(1)).waitFor();
    const backup = await downloaded(page, trouble.backup);
    await page.getByRole('button', { name: stored.data.wipe }).click();
    await agree(page, stored.data.wipeAsk);
    await titled(page, 'Leadlight');
    await page.goto(`${site}settings`);
    await restore(page, backup);
    await page.getByText(stored.data.added(5)).waitFor();
    expect(await page.getByText(stored.data.broken(1)).count()).toBe(0);
    expect(await listedAt(page, 'games')).toEqual(all);
    await page.goto(`${site}game/refused`);
    await titled(page, stored.outdated);
    await page.goto(`${site}game/fine`);
    await page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();
    expect(errors).toEqual([]);
  });

  test('say why when they are opened from a file or a link', async () => {
    const record = playedRecord(SINTRA.game, { players: 2, name: 'old', options: { strips: OLD_STRIPS } });
    const text = writeRecord({ ...record, options: { ...record.options, strips: 'house' } });
    const page = await afresh(`open#${await packLink({ text, at: 7 })}`);
    await page.getByRole('alert').getByText(en.stored.corrected.sintra).waitFor();
    await page.goto(`${site}open`);
    const file = { name: 'old.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.getByLabel(replay.chooseFile).setInputFiles(file);
    await page.getByRole('alert').getByText(en.stored.corrected.sintra).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a clock', () => {
  test('set before 1970 loses no game', async () => {
    const page = await beside([]);
    await page.addInitScript('Date.now = () => -86_400_000');
    await page.goto(site);
    await page.getByRole('button', { name: home.play }).first().click();
    await page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();
    await playOut(page, TURN, 6);
    const path = new URL(page.url()).pathname;
    await page.reload();
    await page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();
    expect(await listedAt(page, 'games')).toEqual([path]);
    expect(errors).toEqual([]);
  });

  test('set beyond all dates breaks no list', async () => {
    const at = Number.MAX_SAFE_INTEGER;
    const late = withCard(sintraGame('late', 6), { created: at, changed: at });
    const page = await afresh('', { tables: [late, sintraGame('usual', 6)] });
    expect(await listed(page)).toEqual(['/game/late', '/game/usual']);
    expect(await listedAt(page, 'games')).toEqual(['/game/late', '/game/usual']);
    expect(errors).toEqual([]);
  });
});

describe('a backup that does not fit', () => {
  const remembered = { 'leadlight-settings': '{"theme":"day"}', 'leadlight-strips': '[]' };
  const backup = writeBackup({ tables: [sintraGame('restored', 6)], remembered }, 5);

  /** The names of stored settings, and the number of games. */
  async function keptIn(page: Page): Promise<readonly unknown[]> {
    const names = await page.evaluate('Object.keys(localStorage).filter((name) => name !== "filled")');
    await page.goto(`${site}games`);
    await page.getByRole('heading', { name: en.reference.games.over }).waitFor();
    return [names, await page.locator('li a').count()];
  }

  test('because its settings are too large changes nothing, and says so', async () => {
    const page = await afresh('settings');
    const large = { 'leadlight-a': 'x'.repeat(600_000), 'leadlight-b': 'x'.repeat(600_000) };
    await restore(page, writeBackup({ tables: [sintraGame('restored', 6)], remembered: large }, 5));
    await page.getByRole('status').getByText(stored.notRestored['too-large']).waitFor();
    expect(await keptIn(page)).toEqual([[], 0]);
    expect(errors).toEqual([]);
  });

  test('because settings cannot be stored adds no game', async () => {
    const page = await afresh('settings');
    await page.evaluate(`for (let size = 2 ** 23; size >= 1; size /= 2)
      try { localStorage.setItem('filled', (localStorage.getItem('filled') ?? '') + 'x'.repeat(size)); } catch {}`);
    await restore(page, backup);
    await page.getByRole('status').getByText(stored.notRestored.full).waitFor();
    expect(await keptIn(page)).toEqual([[], 0]);
    await page.evaluate('localStorage.removeItem("filled")');
    await page.goto(`${site}settings`);
    await restore(page, backup);
    await page.getByText(stored.data.added(1)).waitFor();
    expect(errors).toEqual([]);
  });

  test('because games cannot be stored changes no setting', async () => {
    // Nothing from this address is stored yet, so the browser has not measured the free space.
    const page = await beside([]);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Storage.overrideQuotaForOrigin', { origin: new URL(site).origin, quotaSize: 1 });
    await page.goto(`${site}settings`);
    await restore(page, backup);
    await page.getByRole('status').getByText(stored.notRestored.full).waitFor();
    expect(await keptIn(page)).toEqual([[], 0]);
  });
});

describe('the address', () => {
  const linkTo = async (name: string, at: number): Promise<string> => {
    const record = playedRecord(SINTRA.game, { players: 2, name });
    const text = writeRecord({ ...record, players: [{ name }, { name: 'bot:master' }] });
    return `open#${await packLink({ text, at })}`;
  };

  test('shows its game, even after another game on the same page', async () => {
    const [first, second] = [await linkTo('Hedwig', 5), await linkTo('Ottilie', 5)];
    const page = await afresh(first);
    await page.getByText('Hedwig').first().waitFor();
    await page.goto(`${site}${second}`);
    await page.getByText('Ottilie').first().waitFor();
    expect(await page.getByText('Hedwig').count()).toBe(0);
    await page.goto(`${site}open#0.AAAA`);
    await page.getByRole('alert').getByText(stored.links.broken).waitFor();
    expect(await page.getByText('Ottilie').count()).toBe(0);
    await page.goBack();
    await page.getByText('Ottilie').first().waitFor();
    await page.evaluate('location.hash = ""');
    await page.getByText(replay.openText).waitFor();
    expect(await page.getByRole('alert').innerText()).toBe('');
    expect(errors).toEqual([]);
  });

  test('moves a replay to its step, even if it did so before', async () => {
    const page = await afresh('replay/watched#30', { tables: [sintraGame('watched', Infinity)] });
    await page.getByRole('button', { name: replay.next }).click();
    await page.waitForURL('**#31');
    await page.goto(`${site}replay/watched#30`);
    await page.getByText(/^Step 30 of/).waitFor();
    expect(errors).toEqual([]);
  });

  test('may be malformed', async () => {
    const page = await afresh('rules/sintra#%');
    await page.getByRole('searchbox').waitFor();
    await page.goto(`${site}rules/sintra#%E0%A4%A`);
    await page.goto(`${site}rules/sintra#R-40`);
    expect(await page.locator('#R-40').isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe('the browser', () => {
  test('is asked to keep games only on request, when space runs low', async () => {
    const page = await beside([]);
    await page.addInitScript(`navigator.storage.persist = async () => {
      sessionStorage.setItem('asked', 'yes');
      return sessionStorage.getItem('declines') === null;
    }`);
    const asked = (): Promise<unknown> => page.evaluate('sessionStorage.getItem("asked")');
    await page.goto(site);
    await page.getByRole('button', { name: home.play }).first().click();
    await page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();
    await page.goto(`${site}settings`);
    await page.getByText(stored.protection.unprotected).waitFor();
    expect(await asked()).toBe(null);
    await page.evaluate('sessionStorage.setItem("declines", "yes")');
    await page.getByRole('button', { name: stored.protect }).click();
    await page.getByText(stored.protection.declined).waitFor();
    await page.evaluate('sessionStorage.removeItem("declines")');
    await page.getByRole('button', { name: stored.protect }).click();
    await page.getByText(stored.protection.protected).waitFor();
    expect(await page.getByRole('button', { name: stored.protect }).count()).toBe(0);
  });
});
