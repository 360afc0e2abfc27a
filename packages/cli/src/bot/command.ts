import { LEVELS } from '@leadlight/bots';
import type { AllTexts } from '@leadlight/messages';
import type { GameTypes } from '@leadlight/core';
import { command } from '../command.ts';
import { Complaint, EXIT, systemError } from '../complaint.ts';
import { oneName, wholeNumber, type Given } from '../flags.ts';
import { GAME_IDS, withKit, type GameId } from '../kits.ts';
import { THINKER } from '../players/level.ts';
import { DEFAULT_SEED } from '../simulate/order.ts';
import type { Terminal } from '../terminal.ts';
import { answerLine, type Bot } from './answer.ts';
import { isBlank, linesOf, type Line } from './lines.ts';
import { MOST_BYTES } from './protocol.ts';

const FLAGS = { game: 'value', level: 'value', seed: 'value', think: 'value' } as const;

const MOST_MS = 3_600_000;

export const bot = command({
  name: 'bot',
  flags: FLAGS,
  required: ['game', 'level'],
  values: { game: GAME_IDS.join('|'), level: 'NAME', seed: 'TEXT', think: 'MS' },
  takes: '',
  examples: [
    `echo '{"id":1,"seat":0,"record":{…}}' | leadlight bot --game sintra --level greedy`,
    'leadlight bot --game sagrada --level master --think 500 < questions.jsonl > answers.jsonl',
  ],
  run: async ({ flags, rest }, terminal) => {
    if (rest.length > 0) throw new Complaint(terminal.texts.cli.errors.unexpected(rest[0]));
    const { game, ...settings } = readSettings(flags, terminal.texts);
    await withKit(game, (kit) => answerAll({ kit, ...settings }, terminal));
    return EXIT.fine;
  },
});

type Settings = Omit<Bot<GameTypes>, 'kit'> & { readonly game: GameId };

function readSettings(flags: Given<typeof FLAGS>['flags'], { cli: { errors } }: AllTexts): Settings {
  const game = oneName('game', flags.game, GAME_IDS, errors);
  if (game === undefined) throw new Complaint(errors.flagMissing('--game'));
  const level = oneName('level', flags.level, LEVELS, errors);
  if (level === undefined) throw new Complaint(errors.flagMissing('--level'));
  if (flags.think !== undefined && level !== THINKER) throw new Complaint(errors.onlyForLevel('--think', THINKER));
  const bounds = { least: 1, most: MOST_MS, fallback: 0 };
  const think = flags.think === undefined ? undefined : wholeNumber('think', flags.think, bounds, errors);
  return { game, level, seed: flags.seed ?? DEFAULT_SEED, think };
}

async function answerAll<T extends GameTypes>(answerer: Bot<T>, terminal: Terminal): Promise<void> {
  try {
    for await (const line of linesOf(process.stdin, MOST_BYTES)) await answerOne(answerer, line, terminal);
  } catch (error) {
    const { errors } = terminal.texts.cli;
    const code = systemError(error);
    throw code === undefined ? error : new Complaint(errors.unreadable(errors.stdin, code), 'file');
  }
}

/** Writes the answer before reading the next line. Empty lines are skipped. */
async function answerOne<T extends GameTypes>(answerer: Bot<T>, line: Line, { texts, write }: Terminal): Promise<void> {
  if (isBlank(line)) return;
  await write(`${answerLine(answerer, line, texts)}\n`);
}
