/** From the arguments of the command line to an exit code. */
import { languageOf, LOCALES, textsFor } from '@leadlight/messages';
import { bench } from './bench/command.ts';
import { bot } from './bot/command.ts';
import { reportBug } from './base/bug.ts';
import type { AnyCommand } from './base/command.ts';
import { Complaint, EXIT } from './base/complaint.ts';
import { completion } from './completion/command.ts';
import { demo } from './demo/command.ts';
import { COMMON, firstWord, oneName, readFlags, textOf } from './base/flags.ts';
import type { Games } from './game/games.ts';
import { GAMES } from './games/registry.ts';
import { commandPage, mainPage } from './help.ts';
import { askedLanguage } from './base/language.ts';
import { man } from './man/command.ts';
import { nearest } from './base/nearest.ts';
import { show } from './show/command.ts';
import { simulate } from './simulate/command.ts';
import { openTerminal, type Terminal } from './base/terminal.ts';
import { tournament } from './tournament/command.ts';
import { verify } from './verify/command.ts';
import { version } from './base/version.ts';

const commandsFor = (games: Games): readonly AnyCommand[] => {
  const own = [simulate, verify, show, bench, demo, tournament, bot].map((command) => command(games));
  return [...own, completion(() => commandsFor(games)), man(() => commandsFor(games))];
};

/** Options may stand before the command, too. */
function commandAt(args: readonly string[], commands: readonly AnyCommand[]): number {
  const valued = new Set(
    [COMMON, ...commands.map(({ flags }) => flags)].flatMap((flags) =>
      Object.entries(flags).flatMap(([name, takes]) => (takes === 'value' ? [name] : [])),
    ),
  );
  return firstWord(args, (flag) => valued.has(flag));
}

export async function run(args: readonly string[], games: Games = GAMES): Promise<number> {
  const terminal = openTerminal(textsFor(askedLanguage(args) ?? languageOf(process.env)));
  const commands = commandsFor(games);
  const at = commandAt(args, commands);
  const command = commands.find(({ name }) => name === args[at]);
  try {
    return await (command === undefined
      ? runNone(args, commands, terminal)
      : runCommand(command, args.toSpliced(at, 1), terminal));
  } catch (error) {
    return fail(error, command, terminal);
  }
}

async function runCommand(command: AnyCommand, args: readonly string[], terminal: Terminal): Promise<number> {
  const { errors } = terminal.texts.cli;
  const all = readFlags(args, { ...COMMON, ...command.flags }, errors);
  oneName('lang', textOf(all.flags, 'lang'), LOCALES, errors);
  if (all.flags['version'] === true) return tellVersion(terminal);
  if (all.flags['help'] !== true) return command.run(all, terminal);
  await terminal.tell(commandPage(command, terminal.texts, terminal.columns));
  return EXIT.fine;
}

async function tellVersion(terminal: Terminal): Promise<number> {
  await terminal.write(`leadlight ${version()}\n`);
  return EXIT.fine;
}

/** Without a command: help, the version, or a complaint. */
async function runNone(args: readonly string[], commands: readonly AnyCommand[], terminal: Terminal): Promise<number> {
  const { errors } = terminal.texts.cli;
  const { flags, rest } = readFlags(args, COMMON, errors);
  oneName('lang', flags.lang, LOCALES, errors);
  const [word, about] = rest;
  if (word !== undefined && word !== 'help') throw new Complaint(unknownCommand(word, commands, terminal));
  if (flags.version === true) return tellVersion(terminal);
  const asked = commands.find(({ name }) => name === about);
  if (about !== undefined && asked === undefined) throw new Complaint(unknownCommand(about, commands, terminal));
  const { texts, columns } = terminal;
  await terminal.tell(asked === undefined ? mainPage(commands, texts, columns) : commandPage(asked, texts, columns));
  return EXIT.fine;
}

function unknownCommand(word: string, commands: readonly AnyCommand[], { texts }: Terminal): string {
  const { errors } = texts.cli;
  const meant = nearest(
    word,
    commands.map(({ name }) => name),
  );
  return [errors.unknownCommand(word), ...(meant === undefined ? [] : [errors.didYouMean(meant)])].join(' ');
}

/** An error that the user can fix takes one line; any other is a bug, and its stack trace helps to find it. */
function fail(error: unknown, command: AnyCommand | undefined, terminal: Terminal): number {
  const { errors } = terminal.texts.cli;
  if (error instanceof Complaint) {
    const help = error.aboutUsage ? ` ${errors.seeHelp(['leadlight', command?.name].filter(Boolean).join(' '))}` : '';
    terminal.complain(`${error.message}${help}`);
    return EXIT.unusable;
  }
  terminal.complain(reportBug(error, terminal.texts));
  return EXIT.broken;
}
