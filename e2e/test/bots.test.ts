/** A worker that ends during a game is replaced at once. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../packages/messages/src/index.ts';
import { playOut, SINTRA } from '../src/playing.ts';
import { afterTurns, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';
import { present } from '../../packages/core/test/present.ts';

const { address, beside } = await visits();

/** Long timeouts never fire, so that waiting for a worker to fall silent is not enough. */
const IMPATIENT = `{
  const wait = setTimeout;
  globalThis.setTimeout = (work, time, ...rest) => (time >= 10_000 ? 0 : wait(work, time, ...rest));
}`;

const log = (page: Page) => page.getByRole('list', { name: en.web.play.log }).getByRole('listitem');

/** One turn, and the bot's answer. */
async function takeTurn(page: Page): Promise<void> {
  const before = await log(page).count();
  await expect
    .poll(
      async () => {
        await playOut(page, SINTRA, 1);
        return log(page).count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(before + 2);
  await page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();
}

test('a bot keeps playing after its worker has ended', async () => {
  const game = afterTurns(SINTRA_DUEL, 1);
  const page = await beside([game]);
  await page.addInitScript(IMPATIENT);
  await page.goto(`${address}game/${game.id}`);
  await page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();
  await takeTurn(page);
  const worker = present(page.workers()[0]);
  const ended = worker.waitForEvent('close');
  await worker.evaluate('setTimeout(() => self.close())');
  await ended;
  await takeTurn(page);
  expect(page.workers()).toHaveLength(1);
  expect(await page.getByRole('alert').count()).toBe(0);
});
