import { command, type AnyCommand } from '../base/command.ts';
import { EXIT } from '../base/complaint.ts';
import { refuseRest } from '../base/rest.ts';
import { version } from '../base/version.ts';
import { manPage } from './page.ts';

export const man = (commands: () => readonly AnyCommand[]): AnyCommand =>
  command({
    name: 'man',
    flags: {},
    required: [],
    values: {},
    takes: '',
    examples: ['leadlight man | man -l -', 'leadlight man > ~/.local/share/man/man1/leadlight.1'],
    run: async ({ rest }, terminal) => {
      refuseRest(rest, terminal);
      await terminal.write(manPage(commands(), version(), terminal.texts));
      return EXIT.fine;
    },
  });
