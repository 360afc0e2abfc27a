/**
 * Whole games by what the screen reader Orca says, in two languages and at two lengths, on a desktop of its own. Prints
 * how much was said, and keeps all of it in `build/orca`. LEADLIGHT_TURNS limits the number of turns of each game.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { textsFor, type AllTexts, type Narration } from '../../packages/messages/src/index.ts';
import { serveClient } from '../src/client.ts';
import { addAdjusted } from '../src/orca/adjusted.ts';
import { openDesktop } from '../src/orca/desktop.ts';
import { Ear } from '../src/orca/ear.ts';
import { Player } from '../src/orca/player.ts';
import { figuresOf, transcriptOf } from '../src/orca/transcript.ts';
import { ROOT } from '../src/root.ts';

const FOLDER = join(ROOT, 'build', 'orca');
const TURNS = Number(process.env['LEADLIGHT_TURNS'] ?? Infinity);

/** The language of the player, and of the browser and the reader. */
const CASES = [
  ['sintra', 'en', 'brief', 'en-GB'],
  ['sagrada', 'en', 'brief', 'en-GB'],
  ['sintra', 'fr', 'brief', 'fr'],
  ['sagrada', 'fr', 'brief', 'fr'],
  ['sintra', 'en', 'normal', 'en-GB'],
  ['sagrada', 'en', 'normal', 'en-GB'],
] as const;

/** The texts as they are said at a length. */
const saidAt = (narration: Narration, { brief, ...texts }: AllTexts): AllTexts =>
  narration === 'brief'
    ? { ...texts, brief, web: { ...texts.web, play: { ...texts.web.play, ...brief.prompts } } }
    : { ...texts, brief };

mkdirSync(FOLDER, { recursive: true });
const site = await serveClient(addAdjusted);
afterAll(() => site.close());

test.for(CASES)('Orca plays %s in %s, %s', { timeout: 3_600_000 }, async ([game, locale, narration, language]) => {
  const texts = saidAt(narration, textsFor(locale));
  const desktop = await openDesktop(`${site.address}adjusted/${narration}/${game}`, language);
  const player = new Player(new Ear(desktop), texts);
  try {
    await player.arrive();
    await player.begin();
    const last = await player.play(TURNS);
    const isOver = last.includes(texts.web.play.gameOver);
    expect(isOver || player.turns.length >= TURNS).toBe(true);
  } finally {
    await desktop.end();
    const figures = figuresOf(player.turns);
    writeFileSync(join(FOLDER, `${game}-${locale}-${narration}.txt`), `${figures}\n\n${transcriptOf(player.turns)}`);
    appendFileSync(join(FOLDER, 'figures.txt'), `${game}, ${locale}, ${narration}\n${figures}\n\n`);
    console.log(`${game}, ${locale}, ${narration}\n${figures}`);
  }
});

test('Orca reads dialogs, and line by line with the arrow keys', { timeout: 600_000 }, async () => {
  const texts = textsFor('en');
  const { play, spoken } = texts.web;
  const desktop = await openDesktop(`${site.address}new/sintra`, 'en-GB');
  const ear = new Ear(desktop);
  try {
    const player = new Player(ear, texts);
    await player.arrive();
    await player.begin();
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
