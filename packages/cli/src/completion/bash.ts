import type { CommandWords, FlagWords } from './words.ts';

const long = ({ name }: FlagWords): string => `--${name}`;

/** What follows an option that takes a value. */
function afterFlag({ name, value }: FlagWords): readonly string[] {
  if (value === undefined) return [];
  const words = typeof value === 'string' ? '' : value.join(' ');
  const reply = value === 'file' ? 'compgen -f -- "$word"' : `compgen -W "${words}" -- "$word"`;
  return [`      --${name}) mapfile -t COMPREPLY < <(${reply}); return ;;`];
}

function caseOf({ name, flags, takes }: CommandWords): readonly string[] {
  const words = [...flags.map(long), ...(typeof takes === 'string' ? [] : takes)].join(' ');
  return [
    `    ${name})`,
    '      case "$before" in',
    ...flags.flatMap(afterFlag),
    '      esac',
    `      mapfile -t COMPREPLY < <(compgen -W "${words}" -- "$word"${takes === 'file' ? '; compgen -f -- "$word"' : ''})`,
    '      ;;',
  ];
}

export const bash = (commands: readonly CommandWords[]): string =>
  [
    '# leadlight completion for bash: source <(leadlight completion bash)',
    '_leadlight() {',
    '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="" each',
    '  for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    `    case "$each" in ${commands.map(({ name }) => name).join('|')}) command="$each"; break ;; esac`,
    '  done',
    '  COMPREPLY=()',
    '  case "$command" in',
    ...commands.flatMap(caseOf),
    `    *) mapfile -t COMPREPLY < <(compgen -W "${[...commands.map(({ name }) => name), 'help', '--help', '--version', '--lang'].join(' ')}" -- "$word") ;;`,
    '  esac',
    '}',
    'complete -o filenames -F _leadlight leadlight',
    '',
  ].join('\n');
