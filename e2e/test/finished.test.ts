/** Finished games: their scoring, the list of them, replays, records and links. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CONFIRM, playOut } from '../src/playing.ts';
import { afterTurns, beforeEnd, botsAlone, finishedGame, SAGRADA_DUEL, SAGRADA_SOLO } from '../src/positions.ts';
import { ROOT } from '../src/root.ts';
import { withCard } from '../src/stored.ts';
import { visits } from './visiting.ts';

const { address: site, errors, open, beside, openGame, afresh } = await visits();

const myTurn = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Your turn' }).waitFor();

/** The last turn of a game of Sagrada alone. */
async function openLastTurn(): Promise<Page> {
  const game = beforeEnd(SAGRADA_SOLO, 1);
  const page = await afresh(`game/${game.id}`, { tables: [game] });
  await myTurn(page);
  return page;
}

const endTurn = (page: Page): Promise<void> => playOut(page, [CONFIRM, 'button:text-is("End turn")'], 10_000);

const verdictOn = (page: Page): Promise<void> => page.locator('.verdict', { hasText: 'Not this time: ' }).waitFor();

/** Whether something lies over a board: its middle and its corners are its own. */
const COVERED = `[...document.querySelectorAll('main figure')].filter((board) => {
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const spots = [[left + 9, top + 9], [right - 9, top + 9], [(left + right) / 2, (top + bottom) / 2], [right - 9, bottom - 9]];
  return spots.some(([x, y]) => !board.contains(document.elementFromPoint(x, y)));
}).length`;

async function expectNoCoveredBoards(page: Page): Promise<void> {
  await page.locator('main figure').first().waitFor();
  expect(await page.evaluate(COVERED)).toBe(0);
}

/** Width and height, from the head of a PNG file. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

const example = (game: string, name: string): string => join(ROOT, 'packages', game, 'test/examples', `${name}.json`);

/** Opens a file on the page for that. */
async function openFile(page: Page, path: string): Promise<Page> {
  await page.getByLabel('Choose a file').setInputFiles(path);
  await page.getByRole('slider').waitFor();
  return page;
}

const openExample = async (game: string, name: string): Promise<Page> =>
  openFile(await afresh('open'), example(game, name));

/** The current step of the replay: “Step 3 of 88”. */
const place = (page: Page): Promise<string> => page.getByText(/^Step \d+ of \d+$/).innerText();

async function more(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
}

describe('a finished game', () => {
  test('shows its scoring in a drawer: a table that adds up, and the points of every round', async () => {
    const page = await openLastTurn();
    await endTurn(page);
    await verdictOn(page);
    await page.getByRole('button', { name: 'All points' }).click();
    const scoring = page.getByRole('group', { name: 'Final scoring' });
    const cells = await scoring.getByRole('table').first().getByRole('cell').allInnerTexts();
    const points = cells.map((text) => Number(text.replace('−', '-')));
    expect(points.slice(0, -1).reduce((sum, own) => sum + own, 0)).toBe(points.at(-1));
    expect(await page.locator('figcaption strong').innerText()).toBe(cells.at(-1));
    const rounds = scoring.getByRole('figure', { name: 'Points by round' }).getByRole('row');
    await rounds.first().waitFor();
    expect(await rounds.count()).toBe(11);
    expect(await rounds.last().innerText()).toContain(cells.at(-1));
    await expectNoCoveredBoards(page);
    expect(errors).toEqual([]);
  });

  test('says what decided it, also to screen readers, but once', async () => {
    const page = await openLastTurn();
    await endTurn(page);
    await verdictOn(page);
    const decided = await page.locator('.more').innerText();
    expect(decided).toMatch(/^You needed \d+ more points?\./);
    const said = async (): Promise<number> =>
      (await page.locator('[role="log"]').innerText()).split(decided).length - 1;
    await expect.poll(said).toBe(1);
    expect(errors).toEqual([]);
  });

  test('counts on the boards with motion on, hides what is not counted, and any touch skips it', async () => {
    const page = await openLastTurn();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await endTurn(page);
    await page.getByRole('button', { name: 'Skip' }).waitFor();
    await page.locator('.row.waiting').first().waitFor();
    expect(await page.locator('.verdict').count()).toBe(0);
    await page.mouse.click(200, 300);
    await verdictOn(page);
    expect(await page.locator('.row.waiting').count()).toBe(0);
    await page.getByRole('button', { name: 'Count again' }).click();
    await page.locator('.verdict').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await verdictOn(page);
    expect(errors).toEqual([]);
  });

  test('is shared as a picture of 1200 × 630, copied or downloaded', async () => {
    const page = await openGame(finishedGame(SAGRADA_DUEL), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Share' });
    await sheet.getByRole('img', { name: /^Picture of the finished game: Player 1: \S+ and / }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Download picture' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^leadlight-sagrada-\d{4}-\d\d-\d\d\.png$/);
    expect(sizeOf(readFileSync(await file.path()))).toEqual([1200, 630]);
    await sheet.getByRole('button', { name: 'Copy picture' }).click();
    await sheet.getByText('Copied.').waitFor();
    await sheet.getByLabel('Link to this position').waitFor();
    expect(errors).toEqual([]);
  });

  test('is a personal best after a worse game', async () => {
    const game = finishedGame(SAGRADA_SOLO);
    const worse = withCard({ ...game, id: 'worse' }, { id: 'worse', scores: [-99], changed: 0 });
    const page = await beside([game, worse]);
    await page.goto(`${site}game/${game.id}`);
    await page.getByText('Your best score on this device so far.').first().waitFor();
    expect(errors).toEqual([]);
  });

  test('of bots alone is not over while its moves are still shown', async () => {
    const page = await openGame(botsAlone(40), { reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    // Only an unfinished game can be abandoned.
    await page.getByRole('button', { name: 'Abandon game' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    const over = page.getByRole('heading', { name: 'Game over' });
    expect(await over.count()).toBe(0);
    await page.getByRole('button', { name: 'Skip' }).click();
    await over.waitFor();
    expect(errors).toEqual([]);
  });

  test('is in the list of games, and can be filtered out, opened and deleted', async () => {
    const page = await afresh('games', { tables: [finishedGame(SAGRADA_SOLO)] });
    const line = page.getByRole('link', { name: /^Sagrada.*Replay/ });
    await line.waitFor();
    await page.getByRole('radio', { name: 'Sintra' }).check();
    expect(await line.count()).toBe(0);
    await page.getByRole('radio', { name: 'Sagrada' }).check();
    await line.click();
    await page.getByRole('slider').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: /^Delete \w+ game/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No finished games yet.', { exact: false }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a replay', () => {
  test('moves step by step with the keyboard, and its address keeps the step', async () => {
    const page = await openExample('sintra', 'sintra-2-players-side-A');
    const all = Number((await place(page)).split(' ').at(-1));
    expect(await place(page)).toBe(`Step 1 of ${all}`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.locator('p[aria-live]', { hasText: /p\d takes/ }).waitFor();
    expect(await place(page)).toBe(`Step 3 of ${all}`);
    await page.waitForURL(/#3\./);
    await page.reload();
    await page.getByText(`Step 3 of ${all}`).waitFor();
    await page.keyboard.press('End');
    expect(await place(page)).toBe(`Step ${all} of ${all}`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await place(page)).toBe(`Step 1 of ${all}`);
    await page.keyboard.press('Space');
    await page.getByText(`Step 2 of ${all}`).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(errors).toEqual([]);
  });

  test('jumps to a round, to a line of the log, and to the score at the time', async () => {
    const page = await openExample('sintra', 'sintra-2-players-side-A');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Go to' }).selectOption('Round 3');
    await page.getByRole('heading', { name: 'Round 3' }).waitFor();
    const line = page.getByRole('list', { name: 'Game log' }).getByRole('button', { name: /Round 5 starts/ });
    await line.click();
    await page.getByRole('heading', { name: 'Round 5' }).waitFor();
    await page.getByRole('button', { name: 'Score', exact: true }).click();
    await page.getByRole('dialog').getByText('If the game ended now').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('slider').fill('1');
    await page.getByRole('heading', { name: 'Round 1' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('hides information from a seat that did not have it', async () => {
    const page = await openExample('sagrada', 'sagrada-2-players');
    for (let steps = 0; steps < 12; steps++) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Score', exact: true }).click();
    expect(await page.getByRole('dialog').getByText('hidden', { exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'View' }).selectOption({ index: 1 });
    await page.getByRole('dialog').getByRole('button', { name: 'Score' }).click();
    expect(await page.getByRole('dialog').getByText('hidden', { exact: true }).count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('can be continued as a new game', async () => {
    const page = await openExample('sintra', 'sintra-2-players-side-A');
    await page.keyboard.press('ArrowRight');
    await more(page, 'Continue from here');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Player 2' }).selectOption('apprentice');
    await page.getByRole('dialog').getByRole('button', { name: 'Start game' }).click();
    await myTurn(page);
    await page.goto(`${site}games`);
    await page.getByText('continued from a replay').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a game file', () => {
  test('can be downloaded, opened again elsewhere, and kept there', async () => {
    const page = await openLastTurn();
    await endTurn(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Download game file' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^leadlight-sagrada-\d{4}-\d\d-\d\d\.json$/);
    const path = `${await file.path()}.json`;
    writeFileSync(path, readFileSync(await file.path()));
    const other = await openFile(await open('open'), path);
    await more(other, 'Save to my games');
    await other.waitForURL(/replay/);
    await other.goto(`${site}games`);
    await other.getByText('from a game file').waitFor();
    expect(errors).toEqual([]);
  });

  test('can be kept without a seed too', async () => {
    const page = await openExample('sagrada', 'sagrada-2-players');
    await more(page, 'Save to my games');
    await page.waitForURL(/replay/);
    await page.reload();
    await page.getByRole('slider').waitFor();
    expect(errors).toEqual([]);
  });

  test('of another kind is refused with an explanation', async () => {
    const page = await afresh('open');
    const record = JSON.parse(readFileSync(example('sintra', 'sintra-2-players-side-A'), 'utf8')) as object;
    const wrong = { ...record, result: { scores: [999, 0], ranking: [[0], [1]], breakdown: [] } };
    const buffer = Buffer.from(JSON.stringify(wrong));
    await page.getByLabel('Choose a file').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    await page.getByRole('alert').getByText('result.scores', { exact: false }).waitFor();
    const picture = Buffer.from('<svg onload="alert(1)">');
    await page.getByLabel('Choose a file').setInputFiles({ name: 'b.json', mimeType: 'text/html', buffer: picture });
    await page.getByRole('alert').getByText('isn’t valid JSON', { exact: false }).waitFor();
    expect(errors).toEqual([]);
  });

  test('of a running game holds only what the player saw', async () => {
    const game = afterTurns(SAGRADA_DUEL, 2);
    const page = await afresh(`replay/${game.id}`, { tables: [game] });
    await page.getByRole('slider').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), more(page, 'Download what you saw')]);
    const record = JSON.parse(readFileSync(await file.path(), 'utf8')) as { seed?: string; events: object[] };
    expect(record.seed).toBeUndefined();
    expect(record.events[0]).toMatchObject({ type: 'setup', private: [expect.any(Array), null] });
    expect(errors).toEqual([]);
  });
});

describe('a link', () => {
  test('leads anyone who opens it to the same position of the same game', async () => {
    const reader = await open('open', { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await openFile(reader, example('sagrada', 'sagrada-2-players'));
    for (let steps = 0; steps < 20; steps++) await page.keyboard.press('ArrowRight');
    const [before, told] = [await place(page), await page.locator('p[aria-live]').innerText()];
    await more(page, 'Share this position');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    const link = await page.getByLabel('Link to this position').inputValue();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link);
    expect(link.startsWith(site)).toBe(true);
    const other = await afresh(link.slice(site.length));
    await other.getByRole('slider').waitFor();
    expect([await place(other), await other.locator('p[aria-live]').innerText()]).toEqual([before, told]);
    expect(errors).toEqual([]);
  });

  test.for(['12.AAAA', '1', '<script>', '0.q1YKSSwuUbJSSs7PLShKLS5WAgA'])(
    'that is broken is refused with an explanation: %s',
    async (fragment) => {
      const page = await afresh(`open#${fragment}`);
      await page.getByRole('alert').getByText('This game can’t be opened.').waitFor();
      expect(errors).toEqual([]);
    },
  );

  test('that is longer than any of ours is not unpacked', async () => {
    const page = await afresh(`open#1.${'A'.repeat(7000)}`);
    await page.getByRole('alert').getByText('The link is too long to come from Leadlight').waitFor();
    expect(errors).toEqual([]);
  });
});
