/** What `simulate` is asked for, once all flags are checked against each other. */
import { LEVELS, type Level } from '@leadlight/bots';
import type { Texts } from '@leadlight/messages';
import { TOOL_IDS, type ToolId } from '@leadlight/sagrada';
import { PALACE_SIDES } from '@leadlight/sintra';
import { Complaint } from '../complaint.ts';
import { names, oneName, wholeNumber, type Given } from '../flags.ts';
import { GAME_IDS, withKit, type GameId } from '../kits.ts';

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
} as const;

type GivenFlags = Given<typeof SIMULATE_FLAGS>['flags'];

export interface Order {
  readonly game: GameId;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** As they would stand in a record; what is left out is up to the game. */
  readonly options: object;
  /** The tools to deal; none when chance deals them. */
  readonly tools: readonly ToolId[];
  /** One for each seat. */
  readonly bots: readonly Level[];
  readonly annotate: boolean;
}

/** What every simulation starts from that names no seed. */
export const DEFAULT_SEED = 'leadlight';

const MOST_GAMES = 1_000_000_000;
const FLAGS_OF = { sintra: ['side', 'score-floor'], sagrada: ['tools', 'with-tools'] } as const;

export function readOrder(flags: GivenFlags, texts: Texts): Order {
  const { errors } = texts.cli;
  const game = oneName('game', flags.game, GAME_IDS, errors);
  if (game === undefined) throw new Complaint(errors.flagMissing('--game'));
  checkForeignFlags(game, flags, texts);
  const bounds = withKit(game, (kit) => kit.game.players);
  const players = wholeNumber('players', flags.players, { ...bounds, fallback: 2 }, errors);
  const tools = readTools(flags, texts);
  return {
    game,
    players,
    games: wholeNumber('games', flags.games, { least: 1, most: MOST_GAMES, fallback: 1 }, errors),
    seed: flags.seed ?? DEFAULT_SEED,
    options: game === 'sintra' ? sintraOptions(flags, texts) : sagradaOptions(flags, players, tools, texts),
    tools,
    bots: readBots(flags, players, texts),
    annotate: flags.annotate ?? false,
  };
}

/** Flags of the other game are refused, not ignored. */
function checkForeignFlags(game: GameId, flags: GivenFlags, texts: Texts): void {
  const other = game === 'sintra' ? 'sagrada' : 'sintra';
  const foreign = FLAGS_OF[other].find((flag) => flags[flag] !== undefined);
  if (foreign === undefined) return;
  throw new Complaint(
    texts.cli.errors.onlyFor(
      `--${foreign}`,
      withKit(other, (kit) => kit.name(texts)),
    ),
  );
}

const sintraOptions = (flags: GivenFlags, texts: Texts): object => ({
  side: oneName('side', flags.side, PALACE_SIDES, texts.cli.errors) ?? 'A',
  scoreFloor: flags['score-floor'] ?? false,
  strips: 'house',
});

/** With tools named and no number given, the number is theirs. */
function sagradaOptions(flags: GivenFlags, players: number, named: readonly ToolId[], texts: Texts): object {
  const { errors } = texts.cli;
  const fallback = players === 1 && named.length > 0 ? named.length : 3;
  const tools = wholeNumber('tools', flags.tools, { least: 1, most: 5, fallback }, errors);
  if (players > 1 && tools !== 3) throw new Complaint(errors.toolsInSolo);
  if (named.length > 0 && named.length !== tools) throw new Complaint(errors.toolCount(named.length, tools));
  return { tools };
}

function readTools(flags: GivenFlags, texts: Texts): readonly ToolId[] {
  const { errors } = texts.cli;
  const tools = names(flags['with-tools']).flatMap((name) => oneName('with-tools', name, TOOL_IDS, errors) ?? []);
  const twice = tools.find((tool, i) => tools.indexOf(tool) < i);
  if (twice !== undefined) throw new Complaint(errors.toolTwice(twice));
  return tools;
}

/** Fewer names than seats repeat in turn. */
function readBots(flags: GivenFlags, players: number, texts: Texts): readonly Level[] {
  const { errors } = texts.cli;
  const named = names(flags.bots ?? 'random').flatMap((name) => oneName('bots', name, LEVELS, errors) ?? []);
  if (named.length > players) throw new Complaint(errors.tooManyBots(named.length, players));
  return Array.from({ length: players }, (_, seat) => named[seat % named.length]);
}
