/** From the arguments of the command line to an exit code. */
import { languageOf, LOCALES, textsFor } from '@leadlight/messages';
import { bench } from './bench/command.ts';
import { bot } from './bot/command.ts';
import { reportBug } from './bug.ts';
import type { AnyCommand } from './command.ts';
import { Complaint, EXIT } from './complaint.ts';
import { demo } from './demo/command.ts';
import { COMMON, oneName, readFlags } from './flags.ts';
import { commandPage, mainPage } from './help.ts';
import { askedLanguage } from './language.ts';
import { show } from './show/command.ts';
import { simulate } from './simulate/command.ts';
import { openTerminal, type Terminal } from './terminal.ts';
import { tournament } from './tournament/command.ts';
import { verify } from './verify/command.ts';
import { version } from './version.ts';

const COMMANDS: readonly AnyCommand[] = [simulate, verify, show, bench, demo, tournament, bot];

export async function run(args: readonly string[]): Promise<number> {
  const terminal = openTerminal(textsFor(askedLanguage(args) ?? languageOf(process.env)));
  const command = COMMANDS.find(({ name }) => name === args[0]);
  try {
    return await (command === undefined ? runNone(args, terminal) : runCommand(command, args.slice(1), terminal));
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
async function runNone(args: readonly string[], terminal: Terminal): Promise<number> {
  const { errors } = terminal.texts.cli;
  const { flags, rest } = readFlags(args, { ...COMMON, version: 'switch' }, errors);
  oneName('lang', flags.lang, LOCALES, errors);
  if (rest.length > 0 && rest[0] !== 'help') throw new Complaint(errors.unknownCommand(rest[0]));
  const asked = COMMANDS.find(({ name }) => name === rest[1]);
  if (flags.version === true) await terminal.write(`leadlight ${version()}\n`);
  else
    await terminal.write(asked === undefined ? mainPage(COMMANDS, terminal.texts) : commandPage(asked, terminal.texts));
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
