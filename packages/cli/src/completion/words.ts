/** What can be completed: the commands, their options, and the values of these. */
import { LEVELS } from '@leadlight/bots';
import { LOCALES, type AllTexts } from '@leadlight/messages';
import type { AnyCommand } from '../base/command.ts';
import { COMMON } from '../base/flags.ts';

export interface FlagWords {
  readonly name: string;
  readonly meaning: string;
  /** The values to choose from, `file` for the name of a file, `any` for anything else; undefined for a switch. */
  readonly value: readonly string[] | 'file' | 'any' | undefined;
}

export interface CommandWords {
  readonly name: string;
  readonly meaning: string;
  readonly flags: readonly FlagWords[];
  /** What the command takes besides options. */
  readonly takes: readonly string[] | 'file' | 'nothing';
}

export const wordsOf = (commands: readonly AnyCommand[], texts: AllTexts): readonly CommandWords[] =>
  commands.map((command) => ({
    name: command.name,
    meaning: texts.cli.help[command.name].summary,
    flags: flagsOf(command, texts),
    takes: takenBy(command),
  }));

function takenBy({ takes }: AnyCommand): CommandWords['takes'] {
  if (takes.includes('|')) return takes.split('|');
  return takes.includes('FILE') ? 'file' : 'nothing';
}

function flagsOf(command: AnyCommand, texts: AllTexts): readonly FlagWords[] {
  const { help } = texts.cli;
  const added = command.added.map((flag) => [flag.name, flag.meaning(texts)] as const);
  const meanings: Readonly<Record<string, string>> = {
    ...help.common,
    ...help[command.name].flags,
    ...Object.fromEntries(added),
  };
  return Object.entries({ ...command.flags, ...COMMON }).map(([name, takes]) => ({
    name,
    meaning: meanings[name] ?? '',
    value: takes === 'switch' ? undefined : valueOf(name, command.values[name] ?? ''),
  }));
}

function valueOf(flag: string, value: string): FlagWords['value'] {
  if (flag === 'lang') return LOCALES;
  if (flag === 'bots' || flag === 'level') return LEVELS;
  if (value === 'FILE') return 'file';
  return value.includes('|') ? value.split('|') : 'any';
}
