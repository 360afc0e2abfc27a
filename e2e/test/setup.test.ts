/** Every way to set up a game, the game that starts, and players' own strip sets. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visits } from './visiting.ts';

const { address: site, errors, afresh } = await visits();

const choose = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();

const begin = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start game' }).click();

const labels = async (found: Locator): Promise<readonly string[]> =>
  Promise.all((await found.all()).map(async (each) => (await each.getAttribute('aria-label')) ?? ''));

/** The names at the table, in turn order from the player's own seat. */
async function names(page: Page): Promise<readonly string[]> {
  const seats = page.getByRole('toolbar', { name: 'Players', exact: true }).getByRole('button');
  await seats.first().waitFor();
  return (await labels(seats)).map((label) => /^[^,:]*/.exec(label)?.[0] ?? '');
}

const count = async (found: Locator): Promise<number> => {
  await found.first().waitFor();
  return found.count();
};

describe('Sintra', () => {
  test.for([
    [2, 5],
    [3, 7],
    [4, 9],
  ] as const)('%i players have %i displays', async ([players, displays]) => {
    const page = await afresh('new/sintra');
    await choose(page, 'Players', String(players));
    await begin(page);
    expect(await names(page)).toHaveLength(players);
    expect(await count(page.getByRole('button', { name: /^Display \d/ }))).toBe(displays);
    expect(errors).toEqual([]);
  });

  test('palace side B has no ornaments', async () => {
    const page = await afresh('new/sintra');
    await choose(page, 'Palace side', 'B: windows');
    await begin(page);
    expect(await count(page.getByRole('button', { name: /^Window \d/ }))).toBe(8);
    expect(await page.getByRole('button', { name: /^Ornament \d/ }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('players have names, the chosen one starts, and the settings are remembered', async () => {
    const page = await afresh('new/sintra');
    await choose(page, 'Player 2', 'Person');
    await page.getByRole('textbox', { name: 'Player 1’s name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Player 2’s name' }).fill('Bo');
    await choose(page, 'Player 2’s colour', 'Blue circle');
    expect(await page.getByRole('group', { name: 'Player 1’s colour' }).getByLabel('Red square').isChecked()).toBe(
      true,
    );
    await page.getByText('More options').click();
    await page.getByLabel('Who starts?').selectOption('Player 2: Bo');
    await page.getByLabel('No score below 0').check();
    await begin(page);
    await page.getByRole('heading', { name: 'Bo’s turn' }).waitFor();
    expect((await names(page)).toSorted()).toEqual(['Ada', 'Bo']);
    await page.goto(site);
    await page.getByText('Ada and Bo').waitFor();
    await page.getByRole('link', { name: 'Customise Sintra' }).click();
    expect(await page.getByRole('textbox', { name: 'Player 2’s name' }).inputValue()).toBe('Bo');
    expect(await page.getByLabel('No score below 0').isChecked()).toBe(true);
    expect(errors).toEqual([]);
  });

  test('choices without a start change nothing', async () => {
    const page = await afresh('new/sintra');
    await choose(page, 'Player 2', 'Person');
    await page.getByRole('textbox', { name: 'Player 1’s name' }).fill('Ada');
    await page.goto(site);
    await page.getByText('You and Journeyman').first().waitFor();
    await page.getByRole('link', { name: 'Customise Sintra' }).click();
    expect(await page.getByRole('textbox', { name: 'Player 1’s name' }).inputValue()).toBe('');
    expect(errors).toEqual([]);
  });

  test('two players cannot have the same name', async () => {
    const page = await afresh('new/sintra');
    await choose(page, 'Player 2', 'Person');
    await page.getByRole('textbox', { name: 'Player 1’s name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Player 2’s name' }).fill('ada');
    await page.getByText('Two players have the same name.').waitFor();
    expect(await page.getByRole('button', { name: 'Start game' }).isDisabled()).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe('Sagrada', () => {
  test('solo with one tool', async () => {
    const page = await afresh('new/sagrada');
    await choose(page, 'Players', '1');
    await choose(page, 'Tools', '1: extreme');
    await begin(page);
    const tools = page.getByRole('toolbar', { name: 'Tools', exact: true });
    expect(await count(tools.getByRole('button', { name: /^Enlarge / }))).toBe(1);
    await page.getByText('Target score').waitFor();
    expect(errors).toEqual([]);
  });

  test.for([3, 4])('with %i players, and a chosen start player', async (players) => {
    const page = await afresh('new/sagrada');
    await choose(page, 'Players', String(players));
    await page.getByText('More options').click();
    await page.getByLabel('Who starts?').selectOption({ index: players });
    await begin(page);
    await page.getByRole('heading', { name: 'Choose your window' }).waitFor();
    expect(await page.getByText(/^Journeyman/).count()).toBeGreaterThanOrEqual(players - 1);
    expect(errors).toEqual([]);
  });
});

/** Strips of one colour each, except for a last side with two jokers. */
const SIDES = Array.from({ length: 15 }, (_, side) => String((side % 5) + 1).repeat(5));
const DIGITS = [...SIDES, '12663'].join('');

async function enterStrips(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter a new set' }).click();
  await page.getByRole('group', { name: 'Strip 1, front' }).getByRole('button', { name: 'Space 1: empty' }).focus();
  await page.keyboard.type(DIGITS);
}

describe('strip sets', () => {
  test('are entered by keyboard, named, and played with', async () => {
    const page = await afresh('strips');
    await enterStrips(page);
    await page.getByText('Complete and ready to play.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('From the box');
    await page.goto(`${site}new/sintra`);
    await page.getByText('More options').click();
    await page.getByLabel('Strip set').selectOption('From the box');
    await begin(page);
    const strips = page.getByRole('button', { name: /^Strip \d/ });
    expect(await count(strips)).toBe(8);
    for (const strip of await strips.all()) {
      expect(await strip.getAttribute('data-details')).toMatch(
        /: (\w+) empty, (\1 empty, ){2}\1 empty and \1 empty|pink empty, orange empty, joker empty/,
      );
    }
    expect(errors).toEqual([]);
  });

  test('that are gone prevent a game from starting until other strips are chosen', async () => {
    const page = await afresh('strips');
    await enterStrips(page);
    await page.goto(`${site}new/sintra`);
    await page.getByText('More options').click();
    await page.getByLabel('Strip set').selectOption('My strips');
    await begin(page);
    await page.getByRole('button', { name: /^Strip 1/ }).waitFor();
    await page.goto(`${site}strips`);
    await page.getByRole('button', { name: 'Delete: My strips' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.goto(site);
    await page.getByRole('button', { name: 'Play Sintra' }).click();
    await page.getByText('The chosen strip set is missing or incomplete.').waitFor();
    await page.getByRole('link', { name: 'Customise the game' }).click();
    await begin(page);
    await page.getByRole('alert').getByText('The chosen strip set is missing or incomplete.').waitFor();
    await page.getByLabel('Strip set').selectOption('House strips');
    await begin(page);
    await page.getByRole('button', { name: /^Strip 1/ }).waitFor();
    expect(errors).toEqual([]);
  });

  test('name their gaps and the rule that they break', async () => {
    const page = await afresh('strips');
    await enterStrips(page);
    await page.keyboard.press('0');
    await page.getByText('1 space is still empty.').waitFor();
    await page.keyboard.press('6');
    await page.getByText('exactly 2 joker spaces').waitFor();
    expect(await page.getByRole('link', { name: 'R-05' }).count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('are edited by touch, and a side can be copied', async () => {
    const page = await afresh('strips');
    await page.getByRole('button', { name: 'Enter a new set' }).click();
    for (const colour of ['blue', 'white', 'blue', 'white', 'joker']) {
      await page.getByRole('group', { name: 'Colours for this space' }).getByRole('button', { name: colour }).click();
    }
    await page.getByRole('button', { name: 'Copy strip 1, front' }).click();
    await page.getByRole('button', { name: 'Paste onto strip 8, back' }).click();
    const copy = page.getByRole('group', { name: 'Strip 8, back' });
    expect(await copy.getByRole('button', { name: 'Space 5: joker' }).count()).toBe(1);
    await page.getByText('70 spaces are still empty.').waitFor();
    expect(errors).toEqual([]);
  });

  test('are downloaded and opened again; other files are refused with an explanation', async () => {
    const page = await afresh('strips');
    await enterStrips(page);
    await page.getByRole('link', { name: 'All strip sets' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download: My strips' }).click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8');
    const give = (content: string): Promise<void> =>
      page
        .getByLabel('Open a file')
        .setInputFiles({ name: 'strips.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await give('{"strips": "<script>alert(1)</script>"}');
    await page.getByText('This file isn’t a strip set.').waitFor();
    await give(text.replace('"pink"', '"tin"'));
    await page.getByText('R-05').first().waitFor();
    await give(text);
    await page.getByRole('heading', { name: 'My strips (2)' }).waitFor();
    await page.getByText('Complete and ready to play.').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('games in progress', () => {
  test('are on the first page, once each, and deleted only after confirmation', async () => {
    const page = await afresh('');
    await page.getByRole('button', { name: 'Play Sintra', exact: true }).dblclick();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await page.goto(site);
    const going = page.getByRole('region', { name: 'Games in progress' });
    const remove = going.getByRole('button', { name: /^Delete Sintra game/ });
    await remove.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await going.getByRole('link').click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await page.goBack();
    await remove.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await going.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});
