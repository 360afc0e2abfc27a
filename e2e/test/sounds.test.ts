/** The switch for sounds in a game's menu, and the volume in the settings: both are remembered. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOut, SINTRA } from '../src/playing.ts';
import { afterTurns, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { errors, open, openGame } = await visits();

const soundSwitch = (page: Page): Locator => page.getByRole('switch', { name: 'Sounds' });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await soundSwitch(page).waitFor();
}

test('sounds are on, play without errors, and can be switched off for good in a game’s menu', async () => {
  const page = await openGame(afterTurns(SINTRA_DUEL, 0));
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await playOut(page, SINTRA, 6);
  await openMenu(page);
  expect(await soundSwitch(page).getAttribute('aria-checked')).toBe('true');
  await soundSwitch(page).click();
  await page.reload();
  await openMenu(page);
  expect(await soundSwitch(page).getAttribute('aria-checked')).toBe('false');
  expect(errors).toEqual([]);
});

test('the volume is a slider that works by keyboard, and is remembered', async () => {
  const page = await open('settings');
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.focus();
  await volume.press('ArrowRight');
  await page.reload();
  expect(await volume.inputValue()).toBe('70');
});
