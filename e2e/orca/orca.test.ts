/**
 * Whole games by what the screen reader Orca says, in two languages, on a desktop of its own. Prints the words of a turn,
 * and keeps everything that was said in `build/orca`. LEADLIGHT_TURNS limits the number of turns of each game.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { textsFor } from '../../packages/messages/src/index.ts';
import { serveClient } from '../src/client.ts';
import { openDesktop } from '../src/orca/desktop.ts';
import { Ear } from '../src/orca/ear.ts';
import { Player } from '../src/orca/player.ts';
import { figuresOf, transcriptOf } from '../src/orca/transcript.ts';
import { ROOT } from '../src/root.ts';

const FOLDER = join(ROOT, 'build', 'orca');
const TURNS = Number(process.env['LEADLIGHT_TURNS'] ?? Infinity);

/** The language of the player, and of the browser and the reader. */
const CASES = [
  ['sintra', 'en', 'en-GB'],
  ['sagrada', 'en', 'en-GB'],
  ['sintra', 'fr', 'fr'],
  ['sagrada', 'fr', 'fr'],
] as const;

mkdirSync(FOLDER, { recursive: true });
const site = await serveClient();
afterAll(() => site.close());

test.for(CASES)('Orca plays %s in %s', { timeout: 3_600_000 }, async ([game, locale, language]) => {
  const texts = textsFor(locale);
  const desktop = await openDesktop(`${site.address}new/${game}`, language);
  const ear = new Ear(desktop);
  const player = new Player(ear, texts);
  try {
    const first = await player.begin();
    const last = await player.play(first, TURNS);
    const isOver = last.includes(texts.web.play.gameOver);
    expect(isOver || player.turns.length === TURNS).toBe(true);
  } finally {
    await desktop.end();
    writeFileSync(join(FOLDER, `${game}-${locale}.txt`), transcriptOf(player.turns));
    console.log(`${game}, ${locale}: ${figuresOf(player.turns)}`);
  }
});

test('Orca reads dialogs, and line by line with the arrow keys', { timeout: 600_000 }, async () => {
  const texts = textsFor('en');
  const { play, spoken } = texts.web;
  const desktop = await openDesktop(`${site.address}new/sintra`, 'en-GB');
  const ear = new Ear(desktop);
  try {
    await new Player(ear, texts).begin();
    const answers: string[] = [];
    for (const key of ['d', 'Down', 'Down', 'Escape', 's', 'Down', 'Escape', '1'])
      answers.push((await ear.ask(key)).join('\n'));
    const [position, line, next, closed, score, row, back, pane] = answers;
    writeFileSync(join(FOLDER, 'dialogs.txt'), answers.join('\n—\n'));
    expect(position).toContain(spoken.position);
    expect(line).not.toBe('');
    expect(next).not.toBe(line);
    expect(score).toContain(play.score);
    expect(row).not.toBe('');
    for (const again of [closed, back]) expect(again).toMatch(/toggle button|tool bar/);
    expect(pane).toMatch(/ on display | in the centre/);
  } finally {
    await desktop.end();
  }
});
