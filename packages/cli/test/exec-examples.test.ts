/** The programs in docs/bot-protocol.md, taken from the page itself. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameTypes } from '@leadlight/core';
import { en } from '@leadlight/messages';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Programs } from '../src/exec/program.ts';
import type { TerminalGame } from '../src/game/terminal-game.ts';
import { SAGRADA } from '../src/games/sagrada/game.ts';
import { SINTRA } from '../src/games/sintra/game.ts';
import { levelPlayer } from '../src/players/level.ts';
import { recordMatch } from '../src/simulate/record.ts';
import { Workshop } from './exec-programs.ts';

const PAGE = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');

/** The page's first block of code in a language. */
const codeIn = (language: string): string => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(PAGE)?.[1] ?? '';

const workshop = new Workshop();
afterAll(() => workshop.close());

const programs = new Programs(20_000);
afterEach(() => programs.close());

/** Plays a whole game against the program. */
async function playAgainst<T extends GameTypes>(
  { game, bots }: TerminalGame<T>,
  command: string,
): Promise<T['result'] | undefined> {
  const options = game.parseOptions({}, 2);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const program = programs.player(command, { game, options: options.value, players: 2 });
  const players = [program, levelPlayer(bots, 'greedy')];
  const match = { game, options: options.value, players, annotate: false, seed: '7'.repeat(64), thoughts: 'page' };
  return (await recordMatch(match)).result;
}

describe('the protocol page', () => {
  it('explains every error and every verdict', () => {
    for (const name of ['bad-request', 'bad-record', ...Object.keys(en.cli.bot), ...Object.keys(en.cli.verdict)]) {
      expect(PAGE).toContain(`\n| \`${name}\` `);
    }
  });
});

describe('the example', () => {
  it('in JavaScript plays both games', async () => {
    const command = workshop.script(codeIn('js'));
    expect((await playAgainst(SINTRA, command))?.scores).toHaveLength(2);
    expect((await playAgainst(SAGRADA, command))?.scores).toHaveLength(2);
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('in Python plays Sagrada', async () => {
    const file = join(workshop.folder, 'bot.py');
    writeFileSync(file, codeIn('python'));
    expect(await playAgainst(SAGRADA, `python3 ${file}`)).toMatchObject({ ranking: [[1], [0]] });
  });
});
