import type { CliErrors } from '@leadlight/messages';
import { sagrada, SOLO_TOOLS, TOOL_IDS, TOOLS_DEALT, type Event, type Sagrada, type ToolId } from '@leadlight/sagrada';
import { Complaint } from '../../base/complaint.ts';
import { names, oneName, textOf, wholeNumber, type GivenFlags } from '../../base/flags.ts';
import type { OptionFlags } from '../../game/terminal-game.ts';

export const OPTIONS: OptionFlags<Sagrada> = {
  flags: [
    {
      name: 'tools',
      value: `${SOLO_TOOLS.least}..${SOLO_TOOLS.most}`,
      commands: ['simulate', 'tournament'],
      meaning: ({ cli }) => cli.help.gameFlags.sagrada.tools,
    },
    {
      name: 'with-tools',
      value: 'ID,ID,…',
      commands: ['simulate'],
      meaning: ({ cli }) => cli.help.gameFlags.sagrada['with-tools'],
    },
  ],
  read: (given, players, errors) => {
    const named = namedTools(given, errors);
    const options = { tools: toolCount(given, players, named.length, errors) };
    return named.length === 0 ? { options } : { options, arrange: (event) => dealing(named, event) };
  },
  describe: ({ tools }, { cli }) => [cli.labelled(cli.board.tools, String(tools))],
};

const dealing = (tools: readonly ToolId[], event: Event): Event =>
  event.type === 'setup' ? { ...event, tools } : event;

/** The tools to deal; none if chance deals them. */
function namedTools(given: GivenFlags, errors: CliErrors): readonly ToolId[] {
  const tools = names(textOf(given, 'with-tools')).flatMap(
    (name) => oneName('with-tools', name, TOOL_IDS, errors) ?? [],
  );
  const twice = tools.find((tool, i) => tools.indexOf(tool) < i);
  if (twice !== undefined) throw new Complaint(errors.toolTwice(twice));
  return tools;
}

/** If tools are listed and no number is given, the list determines the number. */
function toolCount(given: GivenFlags, players: number, named: number, errors: CliErrors): number {
  const fallback = named > 0 && areDealt(named, players) ? named : TOOLS_DEALT;
  const tools = wholeNumber('tools', textOf(given, 'tools'), { ...SOLO_TOOLS, fallback }, errors);
  if (!areDealt(tools, players)) throw new Complaint(errors.toolsInSolo);
  if (named > 0 && named !== tools) throw new Complaint(errors.toolCount(named, tools));
  return tools;
}

const areDealt = (tools: number, players: number): boolean => sagrada.parseOptions({ tools }, players).ok;
