/** The linear view, the command field and questions by key: what they say, and whole games without the boards. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playByEar, SAGRADA, SINTRA } from '../src/by-ear.ts';
import { Listener } from '../src/listening.ts';
import { afterTurns, SAGRADA_DUEL, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { errors, openGame } = await visits();

/** In the linear view, everything that can be chosen is in one area. */
const CHOICES = ['3'];
const linear = (questions: typeof SINTRA): typeof SINTRA => questions.map(({ asked }) => ({ asked, areas: CHOICES }));

async function chooseLinear(page: Page, ear: Listener): Promise<void> {
  await ear.goTo(/^Linear view$/);
  await ear.press('Enter');
  await page.getByRole('list', { name: 'Your choices' }).waitFor();
}

/** A stored game at the start of a turn, in a language, with what is said so far. */
async function turnOf(seating: typeof SINTRA_DUEL, turns: number, locale = 'en'): Promise<readonly [Page, Listener]> {
  const page = await openGame(afterTurns(seating, turns), { locale });
  const ear = await Listener.to(page);
  await ear.next();
  return [page, ear];
}

/** Opens the field, types a line and presses Enter. */
async function type(page: Page, ear: Listener, field: string, line: string): Promise<string> {
  await ear.press('/');
  await ear.arriveAt(field);
  await page.keyboard.type(line);
  await ear.press('Enter');
  return await ear.next();
}

describe('a whole game in the linear view, by ear', () => {
  test.for([
    ['Sintra', SINTRA_DUEL, SINTRA],
    ['Sagrada', SAGRADA_DUEL, SAGRADA],
  ] as const)('%s', { timeout: 240_000 }, async ([, seating, questions]) => {
    const page = await openGame(afterTurns(seating, 0));
    const ear = await Listener.to(page);
    const first = await ear.until(/Choose [^.]*\.$/);
    await chooseLinear(page, ear);
    const { chosen, last } = await playByEar(ear, linear(questions), first);
    expect(chosen.length).toBeGreaterThan(30);
    expect(last).toMatch(/Final ranking: 1\. .*\bYou, /);
    expect(errors).toEqual([]);
  });
});

describe('a typed move', () => {
  test.for([
    [
      'Sintra in English',
      SINTRA_DUEL,
      'en',
      'Move or question',
      'blue 1 strip 1',
      /^1 blue .*Fills 1 space\./,
      /Done\./,
    ],
    ['Sintra in Polish', SINTRA_DUEL, 'pl', 'Ruch lub pytanie', 'niebieskie 1 kwatera 1', /Zapełni 1 pole\./, /\./],
    ['Sagrada in English', SAGRADA_DUEL, 'en', 'Move or question', 'yellow 2 a1', /^Yellow 2 to A1\./, /Done\./],
    ['Sagrada in French', SAGRADA_DUEL, 'fr', 'Coup ou question', 'jaune 2 a1', /A1/, /\./],
  ] as const)(
    'is shown by Enter and played by Enter, in %s',
    async ([, seating, locale, field, line, shown, played]) => {
      const [page, ear] = await turnOf(seating, 3, locale);
      expect(await type(page, ear, field, line)).toMatch(shown);
      await ear.press('Enter');
      expect(await ear.next()).toMatch(played);
      expect(await page.getByRole('combobox').inputValue()).toBe('');
    },
  );

  test('that is refused gets its reasons with their rules, each time', async () => {
    const [page, ear] = await turnOf(SINTRA_DUEL, 3);
    const refused = await type(page, ear, 'Move or question', 'blue 1 strip 4');
    expect(refused).toMatch(/Rule R-\d+\.$/);
    await ear.press('Enter');
    expect(await ear.next()).toBe(refused);
    expect(await page.getByRole('region', { name: 'Command field' }).textContent()).toMatch(/Rule R-\d+/);
  });

  test('that is half a move gets the next question, each time', async () => {
    const [page, ear] = await turnOf(SINTRA_DUEL, 3);
    expect(await type(page, ear, 'Move or question', 'blue display 1')).toBe('Choose a strip.');
    await ear.press('Enter');
    expect(await ear.next()).toBe('Choose a strip.');
  });

  test('that nobody understands gets an example', async () => {
    const [page, ear] = await turnOf(SINTRA_DUEL, 3);
    expect(await type(page, ear, 'Move or question', 'blorb')).toMatch(/^“blorb” isn’t clear here\. Try “/);
  });

  test('can be taken from the suggestions, and comes back with the up arrow', async () => {
    const [page, ear] = await turnOf(SINTRA_DUEL, 3);
    await ear.press('/');
    await ear.arriveAt('Move or question');
    const field = page.getByRole('combobox');
    await page.keyboard.type('oran');
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
    await ear.press('ArrowDown', 'ArrowDown');
    const second = await page.getByRole('option').nth(1).textContent();
    await page.locator('[role="option"][aria-selected="true"]').nth(0).waitFor();
    await ear.press('Tab');
    expect(await field.inputValue()).toBe(second?.trim());
    await ear.press('Enter');
    expect(await ear.next()).toMatch(/orange/);
    await ear.press('Escape');
    expect(await field.inputValue()).toBe('');
    await ear.press('ArrowUp');
    expect(await field.inputValue()).toBe(second?.trim());
    await ear.press('ArrowDown');
    expect(await field.inputValue()).toBe('');
    await ear.press('Escape');
    await field.waitFor({ state: 'hidden' });
  });

  test('can be chosen and played with the mouse', async () => {
    const [page, ear] = await turnOf(SINTRA_DUEL, 3);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Type a move or a question' }).click();
    await page.getByRole('combobox').fill('blue 1 strip 1');
    await page.getByRole('option', { name: 'blue 1 strip 1', exact: true }).click();
    await ear.until(/Fills 1 space\./);
    await page.getByRole('region', { name: 'Command field' }).getByRole('button', { name: 'Place pane' }).click();
    expect(await ear.next()).toMatch(/^Done\./);
  });
});

describe('a question by key', () => {
  test('is answered, and the answer stays in sight', async () => {
    const [page, ear] = await turnOf(SINTRA_DUEL, 3);
    await ear.press('b');
    const answer = await ear.next();
    expect(answer).toMatch(/^Bag: \d+ /);
    expect(await page.getByRole('region', { name: 'Command field' }).textContent()).toContain(answer);
    await ear.press('b');
    expect(await ear.next()).toBe(answer);
    await ear.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'hidden' });
  });

  test('that needs more words opens the field with its beginning', async () => {
    const [page, ear] = await turnOf(SINTRA_DUEL, 3);
    await ear.press('w');
    expect(await ear.next()).toBe('Which colour?');
    await ear.arriveAt('Move or question');
    await page.keyboard.type('blue');
    expect(await page.getByRole('combobox').inputValue()).toBe('where blue');
    await ear.press('Enter');
    expect(await ear.next()).toMatch(/^Strips for blue: 1 /);
  });
});

describe('the linear view', () => {
  test('is remembered, and has headings in order', async () => {
    const [page, ear] = await turnOf(SAGRADA_DUEL, 3);
    await chooseLinear(page, ear);
    await page.getByRole('heading', { name: 'Last moves' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Last moves' }).waitFor();
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 3)).toEqual(['Your turn', 'Command field', 'Your choices']);
    expect(headings[3]).toMatch(/^Your window: /);
    expect(headings.at(-1)).toBe('Last moves');
    await page.getByRole('switch', { name: 'Linear view' }).click();
    await page.getByRole('grid').first().waitFor();
  });

  test('puts the focus on the choices after each choice, and takes typed lines and questions', async () => {
    const [page, ear] = await turnOf(SINTRA_DUEL, 3);
    await chooseLinear(page, ear);
    await page.getByRole('heading', { name: 'Last moves' }).waitFor();
    await page.getByRole('button', { name: '1 blue pane on display 1' }).press('Enter');
    expect(await ear.next()).toBe('Choose a strip.');
    await ear.arriveAt('Your choices');
    await page.getByRole('button', { name: /^Strip 1: / }).press('Enter');
    expect(await ear.next()).toMatch(/Fills 1 space\./);
    await ear.press('r');
    expect(await ear.next()).toMatch(/^Filled spaces from strip 1 to 8: /);
    expect(await type(page, ear, 'Move or question', 'blue centre strip 2')).toMatch(/to strip 2\./);
    await ear.press('Enter');
    expect(await ear.next()).toMatch(/^Done\./);
  });
});

/** Chooses how much is announced, and comes back to the game. */
async function hear(page: Page, length: RegExp): Promise<Listener> {
  const game = page.url();
  await page.goto(new URL('/settings', game).href);
  await page.getByRole('radio', { name: length }).check();
  await page.goto(game);
  return await Listener.to(page);
}

describe('the narrator in brief', () => {
  test('says each thing once and in few words, and the rest on demand', async () => {
    const [page] = await turnOf(SINTRA_DUEL, 3);
    const ear = await hear(page, /^Brief$/);
    await ear.until(/Your turn\. Which panes\?$/);
    await ear.press('1');
    const panes = await ear.focused();
    expect(panes?.name).toMatch(/^\d \w+ from (display \d|the centre)$/);
    expect(panes?.isPressed).toBe(undefined);
    await ear.press('i');
    expect(await ear.next()).toMatch(/^\d \w+ panes? (on display \d|in the centre)\. Choose panes /);
    await ear.press('Enter');
    await ear.until(/Which strip\?$/);
    await ear.press('2');
    expect((await ear.focused())?.name).toMatch(/^Strip \d: fills \d of \d$/);
    await ear.press('Enter');
    expect(await ear.next()).toMatch(/^Place panes?\./);
    expect((await ear.focused())?.name).toMatch(/^Strip \d, chosen$/);
    await ear.press('i');
    expect(await ear.next()).toMatch(/Other side: .* to strip \d\. Fills \d space/);
    await ear.press('c');
    expect(await ear.until(/Which panes\?$/)).toMatch(/Done\. (Round \d, .*\. )?Mia, /);
  });

  test('returns a lost focus to a whole board', async () => {
    const [page] = await turnOf(SAGRADA_DUEL, 0);
    const ear = await hear(page, /^Brief$/);
    await ear.until(/Which window\?$/);
    await ear.press('1', 'Enter');
    await ear.until(/Take this window\./);
    await ear.press('c');
    await ear.until(/end\?$/);
    expect(await page.locator('[role="toolbar"]:focus, [role="toolbar"] :focus').count()).toBe(1);
  });
});

test('the narrator in full adds the position when a turn begins', async () => {
  const [page] = await turnOf(SINTRA_DUEL, 3);
  const ear = await hear(page, /^Full/);
  expect(await ear.until(/Centre: /)).toMatch(/Bonus colour: pink\. .* Display 2 is empty\./);
});

test('a replay has a linear view, with strips in few words and the rest on demand', async () => {
  const [page] = await turnOf(SINTRA_DUEL, 3);
  await page.goto(page.url().replace('/game/', '/replay/'));
  await page.getByRole('switch', { name: 'Linear view' }).press('Enter');
  await page.getByRole('heading', { name: 'Last moves' }).waitFor();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings[0]).toMatch(/^Palace: /);
  const strip = page.getByText(/^Strip 1: needs /).first();
  const ear = await Listener.to(page);
  await strip.focus();
  await ear.press('i');
  expect(await ear.until(/Other side: /)).toMatch(/Strip 1: .* Other side: /);
  const moves = page.getByRole('region', { name: 'Last moves' }).getByRole('listitem');
  const before = await moves.allTextContents();
  await ear.press('ArrowRight');
  await expect.poll(() => moves.allTextContents()).not.toEqual(before);
});
