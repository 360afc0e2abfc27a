import type { CliErrors } from '../cli-errors.ts';
import { plural } from './grammar.ts';

export const errors: CliErrors = {
  seeHelp: (command) => `Try: ${command} --help`,
  unknownCommand: (name) => `There is no command “${name}”.`,
  unknownFlag: (flag) => `There is no option ${flag} here.`,
  valueMissing: (flag) => `The option ${flag} needs a value.`,
  valueUnwanted: (flag) => `The option ${flag} takes no value.`,
  notANumber: (flag, value, least, most) =>
    `${flag} must be a whole number from ${least} to ${most}, and “${value}” is not.`,
  notWithin: (flag, value, least, most) => `${flag} must be a number from ${least} to ${most}, and “${value}” is not.`,
  notAName: (flag, value, names) => `${flag} does not know “${value}”, only: ${names.join(', ')}.`,
  flagMissing: (flag) => `The option ${flag} is missing.`,
  unexpected: (argument) => `“${argument}” is not expected here.`,
  fileMissing: 'Name the file to show, or - for standard input.',
  filesMissing: 'Name the files to verify, or send records to standard input.',
  stdin: 'standard input',
  stdout: 'standard output',
  onlyFor: (flag, game) => `The option ${flag} is for ${game} only.`,
  onlyForLevel: (flag, level) => `The option ${flag} is for the level “${level}” only.`,
  toolsInSolo: 'Another number of tools is for one player only: otherwise there are always 3 (G-06).',
  toolTwice: (tool) => `The tool “${tool}” is named twice.`,
  toolCount: (given, expected) =>
    plural(expected, {
      one: `--with-tools must name exactly ${expected} tool, not ${given}.`,
      other: `--with-tools must name exactly ${expected} tools, not ${given}.`,
    }),
  tooManyBots: (given, players) => `${given} bots are named for ${players} seats.`,
  seatOrSpectator: 'Choose one of --seat and --spectator.',
  unreadable: (file, code) =>
    code === 'ENOENT' ? `There is no file “${file}”.` : `The file “${file}” cannot be read (${code}).`,
  unwritable: (file, code) => `The file “${file}” cannot be written (${code}).`,
  noRecords: (file) => `There is no record in “${file}”.`,
  notJson: (record, line) => `${record} (from line ${line}) is not JSON.`,
  tooLarge: (record, line) => `${record} (from line ${line}) is too large or too deeply nested to be a game.`,
  moreUnreadable: (file, count) =>
    plural(count, {
      one: `${file}: ${count} more part cannot be read.`,
      other: `${file}: ${count} more parts cannot be read.`,
    }),
  noSuchRecord: (record, count) =>
    plural(count, {
      one: `There is no record ${record}: the file has only one.`,
      other: `There is no record ${record}: the file has ${count}.`,
    }),
  noSuchEvent: (index, last) => `There is no event ${index}: the record has 0 to ${last}.`,
  noEvents: 'The record has no events yet.',
  noSuchSeat: (seat, last) => `There is no seat ${seat}: the record has 0 to ${last}.`,
  internal: (message) => `This should not have happened: ${message}`,
};
