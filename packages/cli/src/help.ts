/** Help pages: a command's purpose, usage and flags. */
import { LEVELS } from '@leadlight/bots';
import type { AllTexts } from '@leadlight/messages';
import { pad, widthOf, wrap } from './drawing/layout.ts';
import type { AnyCommand } from './base/command.ts';
import { COMMON } from './base/flags.ts';

const COLUMNS = 100;
const INDENT = '  ';

/** Two columns: names, and their wrapped descriptions. */
function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => widthOf(name))) + INDENT.length;
  return rows.flatMap(([name, words]) =>
    wrap(words.split(' '), COLUMNS - INDENT.length - width).map(
      (line, i) => `${INDENT}${pad(i === 0 ? name : '', width)}${line}`,
    ),
  );
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

const page = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

type Help = AllTexts['cli']['help'];

/** Placeholders, such as `FILE`, in the user's language. */
const worded = (form: string, { placeholders }: Help): string =>
  form.replaceAll(/[A-Z]{2,}/g, (word) =>
    word in placeholders ? placeholders[word as keyof Help['placeholders']] : word,
  );

export function mainPage(commands: readonly AnyCommand[], { cli }: AllTexts): string {
  const { help } = cli;
  return page([
    help.about,
    ...section(help.usage, [`${INDENT}leadlight ${help.placeholders.COMMAND} [${help.placeholders.OPTION}…]`]),
    ...section(help.commands, table(commands.map(({ name }) => [name, help[name].summary]))),
    ...section(help.options, table([...commonRows(cli), ['--version', help.common.version]])),
    '',
    help.more,
  ]);
}

const commonRows = ({ help }: AllTexts['cli']): readonly (readonly [string, string])[] => [
  ['--lang en|fr|nl|pl', help.common.lang],
  ['-h, --help', help.common.help],
];

export function commandPage(command: AnyCommand, texts: AllTexts): string {
  const { cli } = texts;
  const { help } = cli;
  const words = help[command.name];
  const added = command.added.map((flag) => [flag.name, flag.meaning(texts)] as const);
  const meaning: Readonly<Record<string, string>> = { ...words.flags, ...Object.fromEntries(added) };
  const own = Object.keys(command.flags).filter((flag) => !(flag in COMMON));
  return page([
    ...wrap(words.summary.split(' '), COLUMNS),
    ...section(help.usage, usage(command, own, help)),
    ...section(
      help.options,
      table([
        ...own.map((flag) => [worded(written(command, flag), help), listed(meaning[flag] ?? '')] as const),
        ...commonRows(cli),
      ]),
    ),
    ...words.notes.flatMap((note) => wrap(note.split(' '), COLUMNS).toSpliced(0, 0, '')),
    ...section(
      help.examples,
      command.examples.map((example) => INDENT + example),
    ),
  ]);
}

/** Texts say where the names of all levels belong. */
const listed = (text: string): string => text.replace('LEVELS', LEVELS.join(', '));

/** A flag as typed, with the name of its value. */
const written = ({ values }: AnyCommand, flag: string): string =>
  flag in values ? `--${flag} ${values[flag]}` : `--${flag}`;

function usage(command: AnyCommand, flags: readonly string[], help: Help): readonly string[] {
  const start = `leadlight ${command.name}`;
  const items = [...flags.map((flag) => bracketed(command, flag)), command.takes].filter((item) => item !== '');
  const words = items.map((item) => worded(item, help));
  return wrap(words, COLUMNS - INDENT.length - start.length - 1).map(
    (line, i) => `${INDENT}${pad(i === 0 ? start : '', start.length)} ${line}`,
  );
}

const bracketed = (command: AnyCommand, flag: string): string =>
  command.required.includes(flag) ? written(command, flag) : `[${written(command, flag)}]`;
