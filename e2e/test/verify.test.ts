/** The fairness check of a game, as its players see it. */
import { deflateRawSync } from 'node:zlib';
import { sealedRecord } from '../../packages/core/test/played.ts';
import { present } from '../../packages/core/test/present.ts';
import { en, textsFor } from '../../packages/messages/src/index.ts';
import { expect, test } from 'vitest';
import { SAGRADA } from '../../packages/web/src/games/sagrada/client.ts';
import { misfits } from '../src/fits.ts';
import { visits } from './visiting.ts';

const { open } = await visits();
const words = en.verification;
const RECORD = sealedRecord(SAGRADA.game, ['Ada', 'Bob']);

const fragmentOf = (record: object): string => `#1.${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;

/** The record with the dice of a roll in another order. */
function tampered(): typeof RECORD {
  const at = RECORD.events.findLastIndex(({ type }) => type === 'roll');
  const event = present(RECORD.events[at]);
  const roll = event.type === 'roll' ? { ...event, dice: event.dice.toReversed() } : event;
  return { ...RECORD, events: RECORD.events.with(at, roll) };
}

test('a linked game is checked from its replay, by keyboard and with motion', async () => {
  const page = await open(`open${fragmentOf(RECORD)}`, { reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: en.web.replay.more }).press('Enter');
  await page.getByRole('button', { name: words.act }).press('Enter');
  await page.getByRole('status').getByText(words.checking).waitFor();
  await page.getByRole('status').getByRole('heading', { name: words.verdicts.fine.title }).waitFor();
  expect(await page.getByRole('img', { name: words.states.fine }).count()).toBe(5);
  await page.getByText(words.figures.title).first().press('Enter');
  await page.getByText(present(RECORD.seed)).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: words.verdicts.fine.title }).waitFor();
  await page.getByRole('button', { name: en.web.replay.title }).press('Enter');
  await page.getByRole('slider').waitFor();
});

test('a changed game file shows the event that is wrong', async () => {
  const page = await open('open/verify');
  const buffer = Buffer.from(JSON.stringify(tampered()));
  await page
    .getByLabel(en.web.replay.chooseFile)
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.getByRole('heading', { name: words.verdicts.wrong.title }).waitFor();
  const at = RECORD.events.findLastIndex(({ type }) => type === 'roll');
  await page.getByText(words.chance.different(at + 1, RECORD.events.length)).waitFor();
  await page.getByText('The seed gives a different outcome for “roll:10”.').waitFor();
  await page.getByText(words.score.uncounted).waitFor();
  expect(await page.getByRole('img', { name: words.states.fine }).count()).toBe(2);
});

test.for(['fr', 'pl'] as const)('shows its texts in full in %s', async (locale) => {
  const page = await open(`open/verify${fragmentOf(RECORD)}`, { locale });
  for (const summary of await page.locator('summary').all()) await summary.click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('heading', { name: textsFor(locale).verification.verdicts.fine.title }).waitFor();
    expect(await misfits(page, { scrolls: true })).toEqual([]);
  }
});
