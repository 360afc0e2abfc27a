/** Help pages: a command's purpose, usage and flags. */
import { LEVELS } from '@leadlight/bots';
import type { AllTexts } from '@leadlight/messages';
import { pad, widthOf, wrap } from './drawing/layout.ts';
import type { AnyCommand } from './base/command.ts';
import { COMMON } from './base/flags.ts';

/** Wider lines are hard to read, and narrower ones hold too little. */
const MOST_COLUMNS = 100;
export const LEAST_HELP = 40;
const INDENT = '  ';

/** Descriptions beside their names need this much room. */
const ROOM = 36;

/** Two columns: names, and their wrapped descriptions; on a narrow terminal, one below the other. */
function table(rows: readonly (readonly [string, string])[], columns: number): readonly string[] {
  const width = Math.max(...rows.map(([name]) => widthOf(name))) + INDENT.length;
  const room = columns - INDENT.length - width;
  if (room < ROOM) return rows.flatMap((row) => stacked(row, columns));
  return rows.flatMap(([name, words]) =>
    wrap(words.split(' '), room).map((line, i) => `${INDENT}${pad(i === 0 ? name : '', width)}${line}`),
  );
}

const stacked = ([name, words]: readonly [string, string], columns: number): readonly string[] => [
  `${INDENT}${name}`,
  ...wrap(words.split(' '), columns - 3 * INDENT.length).map((line) => `${INDENT.repeat(3)}${line}`),
];

const within = (columns: number): number => Math.max(LEAST_HELP, Math.min(MOST_COLUMNS, columns));

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

const page = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

type Help = AllTexts['cli']['help'];

/** Placeholders, such as `FILE`, in the user's language. */
const worded = (form: string, { placeholders }: Help): string =>
  form.replaceAll(/[A-Z]{2,}/g, (word) =>
    word in placeholders ? placeholders[word as keyof Help['placeholders']] : word,
  );

export function mainPage(commands: readonly AnyCommand[], { cli }: AllTexts, available: number): string {
  const { help } = cli;
  const columns = within(available);
  return page([
    ...wrap(help.about.split(' '), columns),
    ...section(help.usage, [`${INDENT}leadlight ${help.placeholders.COMMAND} [${help.placeholders.OPTION}…]`]),
    ...section(
      help.commands,
      table(
        commands.map(({ name }) => [name, help[name].summary]),
        columns,
      ),
    ),
    ...section(help.options, table([...commonRows(cli), ['-V, --version', help.common.version]], columns)),
    '',
    ...wrap(help.more.split(' '), columns),
  ]);
}

const commonRows = ({ help }: AllTexts['cli']): readonly (readonly [string, string])[] => [
  ['--lang en|fr|nl|pl', help.common.lang],
  ['-h, --help', help.common.help],
];

/** The options of a command as typed, each with its meaning. */
export function optionRows(command: AnyCommand, texts: AllTexts): readonly (readonly [string, string])[] {
  const { help } = texts.cli;
  const added = command.added.map((flag) => [flag.name, flag.meaning(texts)] as const);
  const meaning: Readonly<Record<string, string>> = { ...help[command.name].flags, ...Object.fromEntries(added) };
  return [
    ...ownFlags(command).map((flag) => [worded(written(command, flag), help), listed(meaning[flag] ?? '')] as const),
    ...commonRows(texts.cli),
  ];
}

const ownFlags = (command: AnyCommand): readonly string[] =>
  Object.keys(command.flags).filter((flag) => !(flag in COMMON));

export function commandPage(command: AnyCommand, texts: AllTexts, available: number): string {
  const { help } = texts.cli;
  const words = help[command.name];
  const columns = within(available);
  return page([
    ...wrap(words.summary.split(' '), columns),
    ...section(help.usage, usage(command, help, columns)),
    ...section(help.options, table(optionRows(command, texts), columns)),
    ...words.notes.flatMap((note) => wrap(note.split(' '), columns).toSpliced(0, 0, '')),
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

export function usage(command: AnyCommand, help: Help, columns: number): readonly string[] {
  const start = `leadlight ${command.name}`;
  const items = [...ownFlags(command).map((flag) => bracketed(command, flag)), command.takes].filter(
    (item) => item !== '',
  );
  const words = items.map((item) => worded(item, help));
  return wrap(words, columns - INDENT.length - start.length - 1).map(
    (line, i) => `${INDENT}${pad(i === 0 ? start : '', start.length)} ${line}`,
  );
}

const bracketed = (command: AnyCommand, flag: string): string =>
  command.required.includes(flag) ? written(command, flag) : `[${written(command, flag)}]`;
