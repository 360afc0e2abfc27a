/** Checks every screen, in both themes, against the rules of WCAG 2.2 AA that a machine can check. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALL, COLOURS, inBothLights } from '../src/axe.ts';
import { replayOf } from '../src/drivers/games.ts';
import { boardsFollow } from '../src/playing.ts';
import { afterTurns, SAGRADA_DUEL, SINTRA_DUEL, type Seating } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { afresh, onward } = await visits();

const BY_DAY = process.env['LEADLIGHT_FULL'] === '1' ? ALL : COLOURS;

const SCREENS: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['home', '', async (page) => page.getByRole('heading', { name: 'Leadlight' }).waitFor()],
  ['a new game of Sintra', 'new/sintra', async (page) => page.getByRole('button', { name: 'Start game' }).waitFor()],
  ['a new game of Sagrada', 'new/sagrada', async (page) => page.getByRole('button', { name: 'Start game' }).waitFor()],
  ['strip sets', 'strips', async (page) => page.getByRole('heading', { name: 'House strips' }).waitFor()],
  ['a strip set', 'strips', enterStrips],
  ['the rules of Sintra', 'rules/sintra', async (page) => page.getByRole('searchbox').waitFor()],
  ['the rules of Sagrada', 'rules/sagrada', async (page) => page.getByRole('searchbox').waitFor()],
  ['the summary of Sintra', 'rules/sintra/summary', async (page) => page.locator('figure svg').first().waitFor()],
  ['the summary of Sagrada', 'rules/sagrada/summary', async (page) => page.locator('figure svg').first().waitFor()],
  ['about', 'about', async (page) => page.getByText('svelte', { exact: true }).waitFor()],
  ['the games of this browser', 'games', async (page) => page.getByRole('heading', { name: 'My games' }).waitFor()],
  ['opening a record', 'open#1.AAAA', async (page) => page.getByText('This game can’t be opened.').waitFor()],
  // In the middle of a game.
  ['a replay of Sintra', replayOf('sintra', 'sintra-4-players-side-B', 25), look],
  ['a replay of Sagrada', replayOf('sagrada', 'sagrada-4-players', 25), look],
  ['final scores', replayOf('sagrada', 'sagrada-4-players', 25), lookAtScores],
  ['a fairness check', replayOf('sagrada', 'sagrada-4-players', 25).replace('open', 'open/verify'), lookAtCheck],
  ['settings', 'settings', async (page) => page.getByRole('heading', { name: 'Settings' }).waitFor()],
  ['a game that is not there', 'game/none', async (page) => page.getByText('It was deleted').waitFor()],
  ['the screen reader guide', 'guide', async (page) => page.getByRole('heading', { name: 'Orca' }).waitFor()],
  ['keys', 'keys', async (page) => page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()],
];

/** Games with the dialogs over them, by their keys. */
const GAMES: readonly (readonly [
  game: string,
  seating: Seating,
  sheets: readonly (readonly [key: string, name: string])[],
])[] = [
  [
    'Sintra',
    SINTRA_DUEL,
    [
      ['m', 'Menu'],
      ['?', 'Keyboard shortcuts'],
      ['d', 'Position in words'],
      ['l', 'Game log'],
    ],
  ],
  ['Sagrada', SAGRADA_DUEL, [['d', 'Position in words']]],
];

async function look(page: Page): Promise<void> {
  await page.getByRole('slider').waitFor();
}

async function lookAtScores(page: Page): Promise<void> {
  await look(page);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await page.getByRole('figure', { name: 'Points by round' }).waitFor();
}

async function lookAtCheck(page: Page): Promise<void> {
  await page.getByText('The score is right.', { exact: true }).waitFor();
  await page.getByText('Show the values').first().click();
}

async function enterStrips(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start from the house strips' }).click();
  await page.getByText('Complete and ready to play.').waitFor();
}

test.for(SCREENS)('%s, at dusk and by day', async ([, path, ready]) => {
  const page = await onward(path);
  await ready(page);
  expect(await inBothLights(page, BY_DAY)).toEqual([]);
});

test.for(GAMES)('a game of %s and the dialogs over it, at dusk and by day', async ([, seating, sheets]) => {
  const game = afterTurns(seating, 3);
  const page = await afresh(`game/${game.id}`, { tables: [game] });
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await inBothLights(page, BY_DAY)).toEqual([]);
  for (const [key, name] of sheets) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name }).waitFor();
    expect(await inBothLights(page, BY_DAY)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
    await boardsFollow(page);
  }
});

test.for([
  ['Sintra', SINTRA_DUEL],
  ['Sagrada', SAGRADA_DUEL],
] as const)('the command field and the linear view of %s, at dusk and by day', async ([, seating]) => {
  const game = afterTurns(seating, 3);
  const page = await afresh(`game/${game.id}`, { tables: [game] });
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox').press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  expect(await inBothLights(page, BY_DAY)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Linear view' }).press('Enter');
  await page.getByRole('heading', { name: 'Last moves' }).waitFor();
  await page.getByRole('combobox').press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  expect(await inBothLights(page, BY_DAY)).toEqual([]);
});
