import { command, type AnyCommand } from '../base/command.ts';
import { Complaint, EXIT } from '../base/complaint.ts';
import { nearest } from '../base/nearest.ts';
import { bash } from './bash.ts';
import { fish } from './fish.ts';
import { wordsOf } from './words.ts';
import { zsh } from './zsh.ts';

const SHELLS = { bash, zsh, fish } as const;
const NAMES = Object.keys(SHELLS);

export const completion = (commands: () => readonly AnyCommand[]): AnyCommand =>
  command({
    name: 'completion',
    flags: {},
    required: [],
    values: {},
    takes: NAMES.join('|'),
    examples: [
      'source <(leadlight completion bash)',
      'leadlight completion zsh > "${fpath[1]}/_leadlight"',
      'leadlight completion fish > ~/.config/fish/completions/leadlight.fish',
    ],
    run: async ({ rest: [name = '', ...others] }, { texts, write }) => {
      const { errors } = texts.cli;
      const shell = Object.entries(SHELLS).find(([known]) => known === name && others.length === 0)?.[1];
      if (shell === undefined) {
        const meant = nearest(name, NAMES);
        throw new Complaint([errors.shellMissing(NAMES), ...(meant ? [errors.didYouMean(meant)] : [])].join(' '));
      }
      await write(shell(wordsOf(commands(), texts)));
      return EXIT.fine;
    },
  });
