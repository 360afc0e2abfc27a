import { LEVELS } from '@leadlight/bots';
import type { AllTexts } from '@leadlight/messages';
import { command, type AnyCommand } from '../base/command.ts';
import { Complaint, EXIT, systemError } from '../base/complaint.ts';
import { refuseRest } from '../base/rest.ts';
import { oneName, wholeNumber, type Given } from '../base/flags.ts';
import type { Games } from '../game/games.ts';
import { DEFAULT_SEED, readGame } from '../game/setting.ts';
import { THINKER } from '../players/level.ts';
import type { Terminal } from '../base/terminal.ts';
import { answerLine, type Bot } from './answer.ts';
import { isBlank, linesOf, type Line } from '../protocol/lines.ts';
import { MOST_BYTES } from '../protocol/answers.ts';

const FLAGS = { game: 'value', level: 'value', seed: 'value', think: 'value' } as const;

const MOST_MS = 3_600_000;

export const bot = (games: Games): AnyCommand =>
  command({
    name: 'bot',
    flags: FLAGS,
    required: ['game', 'level'],
    values: { game: games.ids.join('|'), level: 'NAME', seed: 'TEXT', think: 'MS' },
    takes: '',
    examples: games.examplesFor('bot'),
    run: async ({ flags, rest }, terminal) => {
      refuseRest(rest, terminal);
      await answerAll(readBot(flags, games, terminal.texts), terminal);
      return EXIT.fine;
    },
  });

function readBot(flags: Given<typeof FLAGS>['flags'], games: Games, texts: AllTexts): Bot {
  const { errors } = texts.cli;
  const { id } = readGame(flags, games, texts).game;
  const level = oneName('level', flags.level, LEVELS, errors);
  if (level === undefined) throw new Complaint(errors.flagMissing('--level'));
  if (flags.think !== undefined && level !== THINKER) throw new Complaint(errors.onlyForLevel('--think', THINKER));
  const bounds = { least: 1, most: MOST_MS, fallback: 0 };
  const think = flags.think === undefined ? undefined : wholeNumber('think', flags.think, bounds, errors);
  return { games, game: id, level, seed: flags.seed ?? DEFAULT_SEED, think };
}

async function answerAll(answerer: Bot, terminal: Terminal): Promise<void> {
  try {
    for await (const line of linesOf(process.stdin, MOST_BYTES)) await answerOne(answerer, line, terminal);
  } catch (error) {
    const { errors } = terminal.texts.cli;
    const code = systemError(error);
    throw code === undefined ? error : new Complaint(errors.unreadable(errors.stdin, code), 'file');
  }
}

/** Writes the answer before reading the next line. Empty lines are skipped. */
async function answerOne(answerer: Bot, line: Line, { texts, write }: Terminal): Promise<void> {
  if (isBlank(line)) return;
  await write(`${answerLine(answerer, line, texts)}\n`);
}
