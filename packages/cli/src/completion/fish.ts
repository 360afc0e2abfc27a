import type { CommandWords, FlagWords } from './words.ts';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

function flagLine(command: string, { name, meaning, value }: FlagWords): string {
  const start = `complete -c leadlight -n '__fish_seen_subcommand_from ${command}' -l ${name} -d ${quoted(meaning)}`;
  if (value === undefined) return start;
  if (value === 'file') return `${start} -r -F`;
  return value === 'any' ? `${start} -x` : `${start} -x -a '${value.join(' ')}'`;
}

function linesOf({ name, meaning, flags, takes }: CommandWords, all: string): readonly string[] {
  const seen = `-n '__fish_seen_subcommand_from ${name}'`;
  const more =
    takes === 'file'
      ? [`complete -c leadlight ${seen} -F`]
      : typeof takes === 'string'
        ? []
        : [`complete -c leadlight ${seen} -a '${takes.join(' ')}'`];
  return [
    `complete -c leadlight -n 'not __fish_seen_subcommand_from ${all}' -a ${name} -d ${quoted(meaning)}`,
    ...flags.map((flag) => flagLine(name, flag)),
    ...more,
  ];
}

export function fish(commands: readonly CommandWords[]): string {
  const all = commands.map(({ name }) => name).join(' ');
  return [
    '# leadlight completion for fish: save it as ~/.config/fish/completions/leadlight.fish.',
    'complete -c leadlight -f',
    ...commands.flatMap((command) => linesOf(command, all)),
    '',
  ].join('\n');
}
