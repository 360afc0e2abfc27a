/** The switch for sounds in a game's menu, the volume in the settings, and the lists that teach the sounds. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en, type SoundName } from '../../packages/messages/src/index.ts';
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

describe('the sounds to learn', () => {
  const { sounds, soundsOff } = en.reference.guide;
  const { learnSounds, sound: playSounds } = en.web.settings;

  /** Runs before the page: notes down every note that is played, with no random variations. */
  const LISTEN = `{
    globalThis.heard = [];
    Math.random = () => 0.5;
    const { createOscillator, createBufferSource } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.createOscillator = function () {
      const source = createOscillator.call(this);
      const begin = source.frequency.setValueAtTime.bind(source.frequency);
      source.frequency.setValueAtTime = (pitch, at) => {
        heard.push({ note: source.type + ' ' + Math.round(pitch), at });
        return begin(pitch, at);
      };
      return source;
    };
    BaseAudioContext.prototype.createBufferSource = function () {
      const source = createBufferSource.call(this);
      const start = source.start.bind(source);
      source.start = (at, ...more) => {
        heard.push({ note: 'hiss', at });
        start(at, ...more);
      };
      return source;
    };
  }`;

  interface Note {
    readonly note: string;
    readonly at: number;
  }

  /** How each sound begins. */
  const FIRST_NOTES: Readonly<Record<SoundName, readonly string[]>> = {
    call: ['sine 587', 'sine 2349'],
    rattle: ['sine 420', 'hiss'],
    clink: ['sine 2350', 'sine 3784'],
    click: ['sine 240', 'hiss'],
    crack: ['hiss', 'sine 4200'],
    chord: ['triangle 523', 'sine 1047'],
    dull: ['square 311', 'square 220'],
    bell: ['sine 622', 'sine 1244'],
    fanfare: ['triangle 523', 'triangle 523'],
    coda: ['triangle 392', 'triangle 311'],
  };
  const NAMES = Object.keys(FIRST_NOTES) as SoundName[];

  async function openListening(path: string): Promise<Page> {
    const page = await open('icon.svg');
    await page.addInitScript(LISTEN);
    await page.goto(new URL(path, page.url()).href);
    return page;
  }

  const button = (page: Page, sound: SoundName): Locator =>
    page.getByRole('button', { name: sounds[sound], exact: true });

  /** Presses the button of a sound by keyboard, and returns the notes that follow, with their times. */
  async function hear(page: Page, sound: SoundName): Promise<readonly Note[]> {
    await page.evaluate('heard.length = 0');
    await button(page, sound).press('Enter');
    await expect.poll(() => page.evaluate('heard.length')).toBeGreaterThan(1);
    const notes = await page.evaluate<readonly Note[]>('heard');
    const [first] = notes;
    return notes.map(({ note, at }) => ({ note, at: Math.round((at - (first?.at ?? 0)) * 1000) }));
  }

  test('each have a button that plays them and no other, and no two have the same notes', async () => {
    const page = await openListening('guide');
    const played = new Map<SoundName, readonly Note[]>();
    for (const sound of NAMES) played.set(sound, await hear(page, sound));
    const beginnings = [...played].map(([sound, notes]) => [sound, notes.slice(0, 2).map(({ note }) => note)]);
    expect(Object.fromEntries(beginnings)).toEqual(FIRST_NOTES);
    expect(new Set([...played.values()].map((notes) => JSON.stringify(notes))).size).toBe(NAMES.length);
    expect(errors).toEqual([]);
  });

  test('are in the settings, too', async () => {
    const page = await openListening('settings');
    await page.getByText(learnSounds).press('Enter');
    expect(await hear(page, 'click')).toMatchObject([{ note: 'sine 240' }, { note: 'hiss' }]);
  });

  test('cannot be played while sounds are off, and the list says so', async () => {
    const page = await open('settings');
    await page.getByText(learnSounds).click();
    await button(page, 'click').waitFor();
    await page.getByLabel(playSounds).uncheck();
    await page.getByText(soundsOff).waitFor();
    for (const sound of NAMES) expect(await button(page, sound).isDisabled()).toBe(true);
  });
});
