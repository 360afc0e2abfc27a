/** The flags of a tournament, checked against each other. */
import { availableParallelism } from 'node:os';
import { LEVELS } from '@leadlight/bots';
import type { AllTexts } from '@leadlight/messages';
import { Complaint } from '../base/complaint.ts';
import { wordsOf } from '../exec/words.ts';
import { anyNumber, oneName, wholeNumber, type Flags, type Given } from '../base/flags.ts';
import { THINKER } from '../players/level.ts';
import { EXEC } from './lobby.ts';
import type { Games } from '../game/games.ts';
import { DEFAULT_SEED, readSetting, type Setting } from '../game/setting.ts';
import type { TerminalGame } from '../game/terminal-game.ts';

export const TOURNAMENT_FLAGS = {
  game: 'value',
  players: 'value',
  bots: 'value',
  games: 'value',
  seed: 'value',
  think: 'value',
  limit: 'value',
  until: 'value',
  workers: 'value',
  out: 'value',
  markdown: 'switch',
  json: 'switch',
} as const satisfies Flags;

type TournamentFlags = Given<typeof TOURNAMENT_FLAGS>['flags'];

/** Everything that determines the games. The same settings give the same games, unless a bot plays by the clock. */
export interface Settings {
  /** The version of the rules. */
  readonly rules: string;
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Milliseconds per move for the level that can use them, instead of its own budget. */
  readonly think?: number;
  /** Milliseconds per move for programs, if there are any. */
  readonly limit?: number;
}

/** The bot that the tournament is about. */
export const firstBot = ({ bots: [first = ''] }: Settings): string => first;

export interface Order {
  readonly settings: Settings;
  readonly game: TerminalGame;
  /** The address of the module that has the game. */
  readonly registry: string;
  readonly games: number;
  readonly workers: number;
  /** The win rate, from 0 to 1, to compare with that of the first bot. */
  readonly bar: number | undefined;
  /** The file for the games. */
  readonly out: string | undefined;
}

const MOST = { games: 1_000_000, workers: 256, milliseconds: 3_600_000 };
const DEFAULT_GAMES = 100;
const DEFAULT_LIMIT_MS = 10_000;

/** One core is left for the rest of the machine and for programs. */
const defaultWorkers = (): number => Math.max(1, availableParallelism() - 1);

export function readTournament(flags: TournamentFlags, games: Games, texts: AllTexts): Order {
  const { errors } = texts.cli;
  const setting = readSetting(flags, games, texts);
  const count = { least: 1, most: MOST.games, fallback: DEFAULT_GAMES };
  const workers = { least: 1, most: MOST.workers, fallback: defaultWorkers() };
  const percent = { least: 0, most: 100, fallback: 0 };
  return {
    settings: readSettings(flags, setting, texts),
    game: setting.game,
    registry: games.registry,
    games: wholeNumber('games', flags.games, count, errors),
    workers: wholeNumber('workers', flags.workers, workers, errors),
    bar: flags.until === undefined ? undefined : anyNumber('until', flags.until, percent, errors) / 100,
    out: flags.out,
  };
}

function readSettings(
  flags: TournamentFlags,
  { game: { game }, players, options }: Setting,
  texts: AllTexts,
): Settings {
  const bots = readBots(flags.bots, players, texts);
  const chosen = { rules: game.rules, game: game.id, players, options };
  return { ...chosen, bots, seed: flags.seed ?? DEFAULT_SEED, ...readTimes(flags, bots, texts) };
}

/** Times that apply to no bot are refused, not ignored. */
function readTimes(
  flags: TournamentFlags,
  bots: readonly string[],
  { cli: { errors, tournament } }: AllTexts,
): Pick<Settings, 'think' | 'limit'> {
  const bounds = { least: 1, most: MOST.milliseconds, fallback: DEFAULT_LIMIT_MS };
  const programs = bots.some((bot) => bot.startsWith(EXEC));
  if (flags.think !== undefined && !bots.includes(THINKER))
    throw new Complaint(errors.onlyForLevel('--think', THINKER));
  if (flags.limit !== undefined && !programs) throw new Complaint(tournament.limitWithoutProgram('--limit', EXEC));
  return {
    ...(flags.think !== undefined && { think: wholeNumber('think', flags.think, bounds, errors) }),
    ...(programs && { limit: wholeNumber('limit', flags.limit, bounds, errors) }),
  };
}

/** A comma outside quotes: all quotes after it come in pairs. */
const COMMA = /,(?=(?:[^"']|"[^"]*"|'[^']*')*$)/u;

/** If every combination plays, a bot listed twice would meet itself and count twice. */
function readBots(value: string | undefined, players: number, texts: AllTexts): readonly string[] {
  const { errors, tournament } = texts.cli;
  if (value === undefined) throw new Complaint(errors.flagMissing('--bots'));
  const bots = value.split(COMMA).map((name) => readBot(name.trim(), texts));
  const twice = bots.find((bot, i) => bots.indexOf(bot) < i);
  if (bots.length > players && twice !== undefined) throw new Complaint(tournament.botTwice(twice));
  return bots;
}

function readBot(name: string, { cli: { errors, tournament } }: AllTexts): string {
  if (!name.startsWith(EXEC)) return oneName('bots', name, LEVELS, errors) ?? name;
  if (wordsOf(name.slice(EXEC.length)) === undefined) throw new Complaint(tournament.badCommand(name));
  return name;
}
