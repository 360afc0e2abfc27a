/** The flags of `simulate`, checked against each other. */
import { LEVELS, type Level } from '@leadlight/bots';
import type { AllTexts } from '@leadlight/messages';
import { TOOL_IDS, type ToolId } from '@leadlight/sagrada';
import { Complaint } from '../complaint.ts';
import { names, oneName, wholeNumber, type Flags, type Given } from '../flags.ts';
import { readSetting, type SETTING_FLAGS, type Setting } from '../setting.ts';

export const SIMULATE_FLAGS = {
  game: 'value',
  players: 'value',
  games: 'value',
  seed: 'value',
  side: 'value',
  'score-floor': 'switch',
  tools: 'value',
  'with-tools': 'value',
  bots: 'value',
  annotate: 'switch',
  out: 'value',
} as const satisfies typeof SETTING_FLAGS & Flags;

type GivenFlags = Given<typeof SIMULATE_FLAGS>['flags'];

export interface Order extends Setting {
  readonly games: number;
  readonly seed: string;
  /** The tools to deal; none if chance deals them. */
  readonly tools: readonly ToolId[];
  /** One for each seat. */
  readonly bots: readonly Level[];
  readonly annotate: boolean;
}

/** The seed of a simulation that names none. */
export const DEFAULT_SEED = 'leadlight';

const MOST_GAMES = 1_000_000_000;

export function readOrder(flags: GivenFlags, texts: AllTexts): Order {
  const tools = readTools(flags, texts);
  const setting = readSetting(flags, tools.length, texts);
  return {
    ...setting,
    games: wholeNumber('games', flags.games, { least: 1, most: MOST_GAMES, fallback: 1 }, texts.cli.errors),
    seed: flags.seed ?? DEFAULT_SEED,
    tools,
    bots: readBots(flags, setting.players, texts),
    annotate: flags.annotate ?? false,
  };
}

function readTools(flags: GivenFlags, texts: AllTexts): readonly ToolId[] {
  const { errors } = texts.cli;
  const tools = names(flags['with-tools']).flatMap((name) => oneName('with-tools', name, TOOL_IDS, errors) ?? []);
  const twice = tools.find((tool, i) => tools.indexOf(tool) < i);
  if (twice !== undefined) throw new Complaint(errors.toolTwice(twice));
  return tools;
}

/** Fewer names than seats repeat in turn. */
function readBots(flags: GivenFlags, players: number, texts: AllTexts): readonly Level[] {
  const { errors } = texts.cli;
  const named = names(flags.bots ?? 'random').flatMap((name) => oneName('bots', name, LEVELS, errors) ?? []);
  if (named.length > players) throw new Complaint(errors.tooManyBots(named.length, players));
  return Array.from({ length: players }, (_, seat) => named[seat % named.length]);
}
