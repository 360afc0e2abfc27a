import type { CommandWords, FlagWords } from './words.ts';

/** In single quotes, with the characters that `_arguments` gives a meaning escaped. */
const quoted = (text: string): string =>
  text.replaceAll(/[[\]:\\]/g, String.raw`\$&`).replaceAll("'", String.raw`'\''`);

function argument({ name, meaning, value }: FlagWords): string {
  const flag = `--${name}[${quoted(meaning)}]`;
  if (value === undefined) return `'${flag}'`;
  if (value === 'file') return `'${flag}:file:_files'`;
  return `'${flag}:${name}:${value === 'any' ? ' ' : `(${value.join(' ')})`}'`;
}

function caseOf({ name, flags, takes }: CommandWords): readonly string[] {
  const more =
    takes === 'file' ? [`'*:file:_files'`] : typeof takes === 'string' ? [] : [`'1:shell:(${takes.join(' ')})'`];
  return [`    ${name})`, `      _arguments -s ${[...flags.map(argument), ...more].join(' \\\n        ')}`, '      ;;'];
}

export const zsh = (commands: readonly CommandWords[]): string =>
  [
    '#compdef leadlight',
    '# leadlight completion for zsh: save it as _leadlight in a folder of $fpath.',
    '_leadlight() {',
    '  local -a commands=(',
    ...commands.map(({ name, meaning }) => `    '${name}:${quoted(meaning)}'`),
    '  )',
    '  if (( CURRENT == 2 )); then',
    "    _describe -t commands 'leadlight command' commands",
    '    return',
    '  fi',
    '  local command="${words[2]}"',
    '  shift words',
    '  (( CURRENT-- ))',
    '  case "$command" in',
    ...commands.flatMap(caseOf),
    '  esac',
    '}',
    'if [[ "$funcstack[1]" == _leadlight ]]; then _leadlight "$@"; else compdef _leadlight leadlight; fi',
    '',
  ].join('\n');
