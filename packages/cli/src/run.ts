/** From the arguments of the command line to an exit code. */
import { languageOf, LOCALES, textsFor } from '@leadlight/messages';
import { bench } from './bench/command.ts';
import { bot } from './bot/command.ts';
import { reportBug } from './base/bug.ts';
import type { AnyCommand } from './base/command.ts';
import { Complaint, EXIT } from './base/complaint.ts';
import { demo } from './demo/command.ts';
import { COMMON, oneName, readFlags } from './base/flags.ts';
import type { Games } from './game/games.ts';
import { GAMES } from './games/registry.ts';
import { commandPage, mainPage } from './help.ts';
import { askedLanguage } from './base/language.ts';
import { show } from './show/command.ts';
import { simulate } from './simulate/command.ts';
import { openTerminal, type Terminal } from './base/terminal.ts';
import { tournament } from './tournament/command.ts';
import { verify } from './verify/command.ts';
import { version } from './base/version.ts';

const commandsFor = (games: Games): readonly AnyCommand[] =>
  [simulate, verify, show, bench, demo, tournament, bot].map((command) => command(games));

export async function run(args: readonly string[], games: Games = GAMES): Promise<number> {
  const terminal = openTerminal(textsFor(askedLanguage(args) ?? languageOf(process.env)));
  const commands = commandsFor(games);
  const command = commands.find(({ name }) => name === args[0]);
  try {
    return await (command === undefined
      ? runNone(args, commands, terminal)
      : runCommand(command, args.slice(1), terminal));
  } catch (error) {
    return fail(error, command, terminal);
  }
}

async function runCommand(command: AnyCommand, args: readonly string[], terminal: Terminal): Promise<number> {
  const { errors } = terminal.texts.cli;
  const all = readFlags(args, { ...COMMON, ...command.flags }, errors);
  if (all.flags['help'] === true) {
    await terminal.write(commandPage(command, terminal.texts));
    return EXIT.fine;
  }
  oneName('lang', all.flags['lang'], LOCALES, errors);
  return command.run(all, terminal);
}

/** Without a command: help, the version, or a complaint. */
async function runNone(args: readonly string[], commands: readonly AnyCommand[], terminal: Terminal): Promise<number> {
  const { errors } = terminal.texts.cli;
  const { flags, rest } = readFlags(args, { ...COMMON, version: 'switch' }, errors);
  oneName('lang', flags.lang, LOCALES, errors);
  const [word, about] = rest;
  if (word !== undefined && word !== 'help') throw new Complaint(errors.unknownCommand(word));
  const asked = commands.find(({ name }) => name === about);
  if (flags.version === true) await terminal.write(`leadlight ${version()}\n`);
  else
    await terminal.write(asked === undefined ? mainPage(commands, terminal.texts) : commandPage(asked, terminal.texts));
  return EXIT.fine;
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
