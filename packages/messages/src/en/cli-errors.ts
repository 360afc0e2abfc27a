import type { CliErrors } from '../cli-errors.ts';
import { plural } from './grammar.ts';

export const errors: CliErrors = {
  seeHelp: (command) => `Try: ${command} --help`,
  unknownCommand: (name) => `Unknown command “${name}”.`,
  unknownFlag: (flag) => `Unknown option ${flag}.`,
  didYouMean: (name) => `Did you mean “${name}”?`,
  shellMissing: (shells) => `Name your shell: ${shells.join(', ')}.`,
  valueMissing: (flag) => `The option ${flag} needs a value.`,
  valueUnwanted: (flag) => `The option ${flag} takes no value.`,
  notANumber: (flag, value, least, most) => `${flag} must be a whole number from ${least} to ${most}, not “${value}”.`,
  notWithin: (flag, value, least, most) => `${flag} must be a number from ${least} to ${most}, not “${value}”.`,
  notAName: (flag, value, names) => `${flag} can’t be “${value}”. Choose from: ${names.join(', ')}.`,
  flagMissing: (flag) => `The option ${flag} is missing.`,
  unexpected: (argument) => `Unexpected argument “${argument}”.`,
  fileMissing: 'Name the file to show, or - for standard input.',
  filesMissing: 'Name the files to verify, or pipe records to standard input.',
  stdin: 'standard input',
  stdout: 'standard output',
  onlyFor: (flag, game) => `The option ${flag} is for ${game} only.`,
  onlyForLevel: (flag, level) => `The option ${flag} is for the level “${level}” only.`,
  toolsInSolo: 'You can change the number of tools only in a solo game. With more players, it’s always 3 (G-06).',
  toolTwice: (tool) => `The tool “${tool}” is listed twice.`,
  toolCount: (given, expected) =>
    plural(expected, {
      one: `--with-tools must list exactly ${expected} tool, not ${given}.`,
      other: `--with-tools must list exactly ${expected} tools, not ${given}.`,
    }),
  tooManyBots: (given, players) =>
    plural(players, {
      one: `Too many bots: ${given} for ${players} seat.`,
      other: `Too many bots: ${given} for ${players} seats.`,
    }),
  seatOrSpectator: 'Use --seat or --spectator, not both.',
  unreadable: (file, code) =>
    code === 'ENOENT' ? `The file “${file}” doesn’t exist.` : `The file “${file}” can’t be read (${code}).`,
  unwritable: (file, code) => `“${file}” can’t be written (${code}).`,
  noRecords: (file) => `There are no records in “${file}”.`,
  notJson: (record, line) => `${record} (from line ${line}) isn’t valid JSON.`,
  tooLarge: (record, line) => `${record} (from line ${line}) is too large or too deeply nested to be a game.`,
  moreUnreadable: (file, count) =>
    plural(count, {
      one: `${file}: ${count} more part can’t be read.`,
      other: `${file}: ${count} more parts can’t be read.`,
    }),
  noSuchRecord: (record, count) =>
    plural(count, {
      one: `There’s no record ${record}: the file has only one.`,
      other: `There’s no record ${record}: the file has ${count}.`,
    }),
  noSuchEvent: (index, last) => `There’s no event ${index}: the last event in the record is ${last}.`,
  noEvents: 'The record has no events yet.',
  noSuchSeat: (seat, last) => `There’s no seat ${seat}: seats are counted from 0, and the last one is ${last}.`,
  internal: (message) => `Internal error: ${message} (set LEADLIGHT_DEBUG=1 for details)`,
};
