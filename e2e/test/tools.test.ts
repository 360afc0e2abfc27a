/**
 * Every tool of Sagrada: started, cancelled half-way, and used by touching what it asks for, in games continued from
 * records.
 */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../packages/messages/src/index.ts';
import { TOOL_IDS, type Cell, type ToolId, type Use } from '@leadlight/sagrada';
import { openBeside } from '../src/client.ts';
import { boardsFollow, CONFIRM, playOut } from '../src/playing.ts';
import { placeFor, type Place } from '../src/tools.ts';
import { visits } from './visiting.ts';
import { firstTwo } from '../../packages/core/test/present.ts';

const { address: site, browser, errors } = await visits();
const page = await openBeside(browser, site, errors);
const FULL = process.env['LEADLIGHT_FULL'] === '1';

/** Continues in the seat whose turn it is, against a bot. */
async function playOn({ file, at, seat }: Place): Promise<void> {
  await page.goto(`${site}open`);
  const record = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.getByLabel('Choose a file').setInputFiles(record);
  await page.getByRole('slider').fill(String(at));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  const seats = page.getByRole('dialog').getByRole('combobox');
  await seats.nth(seat).selectOption('person');
  await seats.nth(1 - seat).selectOption('apprentice');
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
}

const OPEN = '[aria-disabled="false"][aria-pressed="false"]';

/** The controls that a tool asks for, in order of preference. */
const STEPS = [
  `[role="toolbar"]:is([aria-label="Choose a value"], [aria-label^="In hand"]) button${OPEN}`,
  `dialog button${OPEN}`,
  '[aria-label="Round track"] button[aria-label$="You can choose a die here."]',
  `[role="grid"] button${OPEN}`,
  `[aria-label="Draft pool"] button${OPEN}`,
];

const nameOf = (tool: ToolId): string => en.names.sagrada.tools[tool].name;
const card = (tool: ToolId): Locator => page.getByRole('button', { name: new RegExp(`^${nameOf(tool)} `) });
const endTurn = (): Locator => page.getByRole('button', { name: 'End turn' });

type Way = (found: Locator) => Promise<void>;

/** Touches what the tool asks for until it has done its work and the turn can end. */
async function use(tool: ToolId, touch: Way): Promise<void> {
  await touch(card(tool));
  for (let touches = 0; touches < 40 && !(await endTurn().isVisible()); touches++) {
    await playOut(page, [CONFIRM, ...STEPS], 1, { touch });
  }
}

/** Chooses the tool and its first choice, and cancels it with Cancel or Escape. */
async function giveUp(tool: ToolId, how: () => Promise<void>): Promise<void> {
  await card(tool).click();
  await playOut(page, STEPS, 1);
  await how();
  await boardsFollow(page);
  expect(await card(tool).getAttribute('aria-pressed')).toBe('false');
  await endTurn().waitFor();
}

const byMouse: Way = async (found) => {
  await found.click();
  await boardsFollow(page);
};
const byKeys: Way = async (found) => {
  await found.focus();
  await found.press('Enter');
  await boardsFollow(page);
};
const WAYS = [['mouse', byMouse] as const, ...(FULL ? [['keys', byKeys] as const] : [])];

/** Touches dice in the pool until the tool can use one, and returns its name. */
async function chooseDieFor(tool: ToolId): Promise<string> {
  for (const die of await page.getByRole('toolbar', { name: 'Draft pool' }).getByRole('button').all()) {
    await die.click();
    await boardsFollow(page);
    const isChosen = (await die.getAttribute('aria-pressed')) === 'true';
    const isUsable = (await card(tool).getAttribute('aria-disabled')) === 'false';
    if (isChosen && isUsable) return (await die.getAttribute('aria-label')) ?? '';
  }
  throw new Error(`no die can be given to ${tool}`);
}

/** One for each kind of step; all of them in the full run. */
const FEW: readonly ToolId[] = ['grozing-pliers', 'lens-cutter', 'tap-wheel', 'flux-remover', 'glazing-hammer'];

describe.each(WAYS)('by %s', (_, touch) => {
  test.each(FULL ? TOOL_IDS : FEW)('%s can be cancelled half-way, and used', async (tool) => {
    await playOn(placeFor(tool));
    const said = page.getByRole('list', { name: 'Game log' }).getByText(`to use ${nameOf(tool)}`);
    const before = await said.count();
    await giveUp(tool, () => page.getByRole('button', { name: 'Cancel' }).click());
    await giveUp(tool, () => page.keyboard.press('Escape'));
    expect(await said.count()).toBe(before);
    await use(tool, touch);
    await endTurn().click();
    await expect.poll(() => said.count()).toBe(before + 1);
    expect(errors).toEqual([]);
  });
});

test('a chosen die can go to a tool', async () => {
  await playOn(placeFor('grozing-pliers'));
  const die = await chooseDieFor('grozing-pliers');
  await page.getByText('Choose a space for the die, or a tool.').first().waitFor();
  await card('grozing-pliers').click();
  await page.getByRole('toolbar', { name: 'Choose a value' }).waitFor();
  expect(await page.getByRole('button', { name: die, pressed: true }).count()).toBe(1);
});

/** Whether it moves a second die to where the first one lay. */
const isIntoLeftSpace = (way: Use): boolean => 'moves' in way && way.moves[1]?.to === way.moves[0]?.from;

const space = (cell: Cell): Locator => page.getByRole('grid').getByRole('button', { name: new RegExp(`^${cell}: `) });
const nameAt = async (cell: Cell): Promise<string> => (await space(cell).getAttribute('aria-label'))?.slice(4) ?? '';

test('a second die can be moved to the space that the first one left, as the window then shows', async () => {
  const place = placeFor('lathekin', isIntoLeftSpace);
  const [first, second] = firstTwo('moves' in place.use ? place.use.moves : []);
  await playOn(place);
  const [one, other] = [await nameAt(first.from), await nameAt(second.from)];
  for (const found of [card('lathekin'), space(first.from), space(first.to), space(second.from)]) await byKeys(found);
  expect(await nameAt(first.to)).toBe(one);
  expect(await nameAt(first.from)).toMatch(/, empty$/);
  // The key of the player's own window leads to the current choice there, and then to the possible spaces.
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.press('2');
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/, empty$/);
  await byKeys(space(first.from));
  await page.keyboard.press('c');
  await boardsFollow(page);
  expect([await nameAt(first.from), await nameAt(first.to)]).toEqual([other, one]);
  expect(await nameAt(second.from)).toMatch(/, empty$/);
});
