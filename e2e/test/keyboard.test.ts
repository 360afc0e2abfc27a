/** Whole games by keyboard and screen reader alone: no mouse, and no look at the page. */
import { describe, expect, test } from 'vitest';
import { playByEar, SAGRADA, SINTRA } from '../src/by-ear.ts';
import { Listener } from '../src/listening.ts';
import { afterTurns, SAGRADA_DUEL, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { address: site, errors, open, openGame } = await visits();

/** Opens a page, and listens. */
const comeTo = async (path: string): Promise<Listener> => Listener.to(await open(path));

/** Sets up a game against the quickest bot. */
async function beginAgainstApprentice(ear: Listener): Promise<string> {
  await ear.goTo(/^Journeyman/);
  await ear.goTo(/^Apprentice/, 'ArrowLeft');
  await ear.goTo(/^Start game/);
  await ear.press('Enter');
  return await ear.until(/Choose [^.]*\.$/);
}

/** Resumes a game against the quickest bot, at its start. */
async function resume(): Promise<Listener> {
  const ear = await Listener.to(await openGame(afterTurns(SINTRA_DUEL, 0)));
  await ear.until(/Choose [^.]*\.$/);
  return ear;
}

describe('a whole game by ear', () => {
  test('Sintra', { timeout: 240_000 }, async () => {
    const ear = await comeTo('new/sintra');
    const first = await beginAgainstApprentice(ear);
    expect(first).toMatch(/Round 1\..* Your turn\. Choose panes from a display or the centre\.$/);
    const { chosen, last } = await playByEar(ear, SINTRA, first);
    expect(chosen.some((name) => /^\d \w+ panes? on display \d$/.test(name))).toBe(true);
    expect(chosen.some((name) => /^Strip \d: /.test(name))).toBe(true);
    expect(last).toMatch(/Final ranking: 1\. .*\bYou, /);
    expect(errors).toEqual([]);
  });

  test('Sagrada, with tools', { timeout: 240_000 }, async () => {
    const ear = await comeTo('new/sagrada');
    const first = await beginAgainstApprentice(ear);
    expect(first).toMatch(/Your turn\. Choose your window\.( Mia has chosen a window\. Choose your window\.)?$/);
    const { chosen, last } = await playByEar(ear, SAGRADA, first);
    expect(chosen.some((name) => / costs \d$/.test(name))).toBe(true);
    expect(chosen.some((name) => /^[A-D][1-5]: .*, empty$/.test(name))).toBe(true);
    expect(last).toMatch(/Final ranking: 1\. .*\bYou, /);
    expect(errors).toEqual([]);
  });
});

describe('a player with a keyboard', () => {
  test('hears why a move is refused, and the question again after Escape', async () => {
    const ear = await resume();
    await ear.press('2', 'End', 'Enter');
    expect(await ear.next()).toMatch(/^Each broken pane moves the marker down 1 space\. .* Rule R-42\. Rule R-52\.$/);
    await ear.press('1', 'Enter');
    expect(await ear.next()).toBe('Choose a strip.');
    await ear.press('2', 'End', 'Enter');
    expect(await ear.next()).toMatch(/^You can’t break all the \w+ panes: .* Rule R-20\.$/);
    await ear.press('Escape');
    expect(await ear.next()).toBe('Choose panes from a display or the centre.');
    expect(await ear.focused()).toMatchObject({ role: 'button', name: /^Broken glass track: / });
  });

  test('hears the preview of a choice, and only a short confirmation after it', async () => {
    const ear = await resume();
    await ear.press('1', 'Enter');
    await ear.until(/Choose a strip\.$/);
    await ear.press('2', 'Enter');
    expect(await ear.next()).toMatch(/^\d \w+ from display \d to strip \d\. Fills \d spaces?\./);
    await ear.press('c');
    expect(await ear.next()).toMatch(/^Done\./);
  });

  test('may press keys faster than the boards react', async () => {
    const ear = await resume();
    await ear.press('1', 'Enter', '2', 'Enter', 'c');
    expect(await ear.until(/Done\./)).toMatch(/ Done\./);
  });

  test('is answered by every key, even when it can do nothing', async () => {
    const ear = await resume();
    await ear.press('c');
    expect(await ear.next()).toBe('Nothing is chosen yet. Choose panes from a display or the centre.');
    await ear.press('u');
    expect(await ear.next()).toBe('There’s nothing to undo.');
    await ear.press('e');
    expect(await ear.next()).toBe('You can’t end your turn now.');
    await ear.press('n');
    expect(await ear.next()).toBe('No moves are being shown.');
    await ear.press('7');
    expect(await ear.next()).toBe('There’s no such area now.');
  });

  test('hears the short form of a strip, and all of it on demand', async () => {
    const ear = await resume();
    await ear.press('1', 'Enter');
    await ear.until(/Choose a strip\.$/);
    await ear.press('2');
    expect((await ear.focused())?.name).toMatch(/^Strip \d: needs (\d \w+(, | and )?)+\. Would fill \d spaces?\.$/);
    await ear.press('i');
    expect(await ear.next()).toMatch(/^Strip \d: .* empty.* Other side: .* Window \d, value \d: /);
  });

  test('plays within toolbars, where screen readers pass keys on', async () => {
    const page = await openGame(afterTurns(SAGRADA_DUEL, 2));
    const ear = await Listener.to(page);
    await ear.until(/end your turn\.$/);
    for (const key of ['1', '4', '5', '6', '7']) {
      await ear.press(key);
      expect(await page.locator('[role="toolbar"] :focus').count(), key).toBe(1);
    }
    await ear.press('2');
    expect(await page.locator('[role="grid"] :focus').count()).toBe(1);
  });

  test('returns to the boards when the button that was pressed is gone', async () => {
    const page = await openGame(afterTurns(SINTRA_DUEL, 0));
    const ear = await Listener.to(page);
    await ear.until(/Choose [^.]*\.$/);
    await ear.press('1', 'Enter', '2', 'Enter');
    await ear.until(/Fills/);
    await ear.press('3', 'End', 'Enter');
    await ear.until(/Done\./);
    expect(await page.locator('[role="toolbar"] :focus').count()).toBe(1);
  });

  test('hears in a second tab that the game is played elsewhere', async () => {
    const page = await openGame(afterTurns(SINTRA_DUEL, 0));
    await (await Listener.to(page)).until(/Choose [^.]*\.$/);
    const second = await page.context().newPage();
    await second.goto(page.url());
    expect(await (await Listener.to(second)).next()).toMatch(/This game is being played in another tab\.$/);
    expect(await second.title()).not.toContain('Your turn');
  });

  test('can have the position described without losing the focus', async () => {
    const ear = await resume();
    await ear.press('1');
    const before = await ear.focused();
    await ear.press('d');
    await ear.arriveAt('Position in words');
    const described = await ear.read();
    for (const heading of ['Round 1', 'Players', 'Displays and centre', 'Your palace', 'Palace: Mia'])
      expect(described).toContain(`\n${heading}\n`);
    expect(described).toMatch(/\nStrip 8: .* Other side: /);
    await ear.press('Escape');
    await ear.arriveAt(before?.name ?? '');
  });

  test.for([
    ['s', 'Score', /\nTotal\n|\d/],
    ['?', 'Keyboard shortcuts', /\nWith a screen reader\n/],
  ] as const)('has the focus on the text of a dialog: %s', async ([key, title, text]) => {
    const ear = await resume();
    await ear.press('1', key);
    await ear.arriveAt(title);
    expect(await ear.focused()).toMatchObject({ role: 'dialog' });
    await expect.poll(() => ear.read()).toMatch(text);
  });

  test('hears about windows on offer row by row, and whose turn it is only once', async () => {
    const ear = await comeTo('new/sagrada');
    const first = await beginAgainstApprentice(ear);
    const said = first.includes('Mia has chosen') ? first : first + (await ear.until(/Mia has chosen/));
    expect(said.split('Your turn.')).toHaveLength(2);
    await ear.press('1');
    const { description } = (await ear.focused()) ?? {};
    expect(description).toMatch(/^Row A: (\w+, ){4}\w+\. Row B: .* Row C: .* Row D: (\w+, ){4}\w+\.$/);
  });

  test('hears a short summary after a reload, and not the whole game again', async () => {
    const page = await open('new/sagrada');
    const before = await Listener.to(page);
    const begun = await beginAgainstApprentice(before);
    if (!begun.includes('Mia has chosen')) await before.until(/Mia has chosen/);
    await page.reload();
    const ear = await Listener.to(page);
    expect(await ear.until(/Choose [^.]*\.$/)).toMatch(/^ (Round 1\. )?Your turn\. Choose your window\.$/);
  });

  test('can turn off single-key shortcuts', async () => {
    const page = await open('settings');
    const ear = await Listener.to(page);
    await ear.goTo(/^Single-key shortcuts/);
    await ear.press('Space');
    await page.goto(`${site}new/sintra`);
    await beginAgainstApprentice(ear);
    await ear.press('1', 'd', '?');
    expect(await ear.focused()).toMatchObject({ role: 'heading', name: 'Sintra' });
    await ear.press('F6');
    expect(await ear.focused()).toMatchObject({ role: 'button', name: / on display | in the centre/ });
    await ear.press('Enter', 'F6');
    expect(await ear.focused()).toMatchObject({ role: 'button', name: /^Strip \d/ });
    await ear.press('Shift+F6');
    expect(await ear.focused()).toMatchObject({ role: 'button', name: / on display | in the centre/ });
  });
});

describe('two people at one screen', () => {
  test('hear who gets the device next, and nothing of each other’s secrets', async () => {
    const ear = await comeTo('new/sagrada');
    await ear.goTo(/^Journeyman/);
    await ear.goTo(/^Person/, 'ArrowLeft');
    await ear.goTo(/^Start game/);
    await ear.press('Enter');
    await ear.arriveAt('Pass the device to Player 1.');
    await ear.press('Tab', 'Enter');
    await ear.until(/Player 1’s turn\. Choose your window\.$/);
    await ear.press('1', 'Enter');
    const secret = /^ (.+)\. \d Favor tokens/.exec(await ear.until(/ Favor tokens\.$/))?.[1] ?? '';
    expect(secret).not.toBe('');
    await ear.press('c');
    await ear.arriveAt('Pass the device to Player 2.');
    expect(await ear.read()).toBe('Pass the device to Player 2.\nI’m ready');
    await ear.press('Tab', 'Enter');
    const heard = await ear.until(/Player 2’s turn\. Choose your window\.$/);
    expect(heard).toContain('Player 1 has chosen a window.');
    expect(heard).not.toContain(secret);
  });
});
