/** A browser whose storage does not answer, or is emptied behind the game's back: the client reports what it knows. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../packages/messages/src/index.ts';
import { playOut, SINTRA } from '../src/playing.ts';
import { afterTurns, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { address: site, errors, beside, afresh } = await visits();

const { sentences, retry, unsaved } = en.web.trouble;

const told = (page: Page, sentence: string): Promise<void> => page.getByRole('alert').getByText(sentence).waitFor();
const myTurn = (page: Page): Promise<void> => page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.web.home.playGame('Sintra') }).click();
  await myTurn(page);
}

/** A running game, opened where it is stored. */
async function resume(): Promise<Page> {
  const game = afterTurns(SINTRA_DUEL, 2);
  const page = await afresh(`game/${game.id}`, { tables: [game] });
  await myTurn(page);
  return page;
}

/** Until the test mends it, opening the storage opens something else and never reports back. */
const UNHEARD = `{
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...asked) {
    if (sessionStorage.getItem('mended') !== null) return open.apply(this, asked);
    const request = open.call(this, 'unheard');
    request.addEventListener = () => undefined;
    return request;
  };
}`;

test('the player can go on without storage that does not open, or try it again', async () => {
  const page = await beside([]);
  await page.addInitScript(UNHEARD);
  await page.goto(site);
  await page.getByRole('button', { name: en.web.home.playGame('Sintra') }).click();
  await told(page, sentences.unopened);
  expect(await page.getByRole('link', { name: en.web.pages.games }).isVisible()).toBe(true);
  await page.getByRole('button', { name: unsaved }).click();
  await myTurn(page);
  await told(page, sentences.unkept);
  await page.goto(site);
  await told(page, sentences.unopened);
  await page.evaluate('sessionStorage.setItem("mended", "yes")');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: retry }).click();
  await loaded;
  await begin(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(errors).toEqual([]);
});

/** Keeps other pages from writing until it is released. */
const HOLD = `new Promise((done, failed) => {
  const opening = indexedDB.open('leadlight');
  opening.onerror = failed;
  opening.onsuccess = () => {
    const cards = opening.result.transaction(['cards', 'seeds', 'entries'], 'readwrite').objectStore('cards');
    const hold = () => {
      if (!globalThis.isFree) cards.count().onsuccess = hold;
      done();
    };
    hold();
  };
})`;

test('the client waits for storage that stops answering during a game', async () => {
  const page = await resume();
  const lines = page.getByRole('list', { name: en.web.play.log }).getByRole('listitem');
  const before = await lines.count();
  const holding = await page.context().newPage();
  await holding.goto(`${site}icon.svg`);
  await holding.evaluate(HOLD);
  await playOut(page, SINTRA, 6);
  await told(page, sentences.silent);
  expect(await lines.count()).toBe(before);
  await holding.evaluate('globalThis.isFree = true');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});

test('a game with cleared data is not reported as deleted in another tab', async () => {
  const page = await resume();
  const tools = await page.context().newCDPSession(page);
  const { origin } = new URL(site);
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await playOut(page, SINTRA, 6);
  await told(page, sentences.gone);
  expect(await page.getByText(sentences.deleted).count()).toBe(0);
  await page.getByRole('button', { name: en.web.play.home, exact: true }).click();
  await page.getByRole('heading', { name: 'Leadlight' }).waitFor();
});
