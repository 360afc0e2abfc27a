/** The flags of `simulate`, checked against each other. */
import { LEVELS, type Level } from '@leadlight/bots';
import type { AllTexts } from '@leadlight/messages';
import { cores, MOST_WORKERS } from '../base/cores.ts';
import { Complaint } from '../base/complaint.ts';
import { names, oneName, wholeNumber, type Flags, type Given } from '../base/flags.ts';
import type { Games } from '../game/games.ts';
import { DEFAULT_SEED, readSetting, type Setting } from '../game/setting.ts';

export const SIMULATE_FLAGS = {
  game: 'value',
  players: 'value',
  games: 'value',
  seed: 'value',
  bots: 'value',
  annotate: 'switch',
  out: 'value',
  workers: 'value',
} as const satisfies Flags;

export type SimulateFlags = Given<typeof SIMULATE_FLAGS>['flags'];

export interface Order extends Setting {
  readonly games: number;
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly Level[];
  readonly annotate: boolean;
  /** The number of threads. */
  readonly workers: number;
  /** The address of the module that has the games. */
  readonly registry: string;
  /** The flags that this order was read from. */
  readonly flags: SimulateFlags;
}

const MOST_GAMES = 1_000_000_000;

export function readOrder(flags: SimulateFlags, games: Games, texts: AllTexts): Order {
  const setting = readSetting(flags, games, texts);
  return {
    ...setting,
    games: wholeNumber('games', flags.games, { least: 1, most: MOST_GAMES, fallback: 1 }, texts.cli.errors),
    seed: flags.seed ?? DEFAULT_SEED,
    bots: readBots(flags, setting.players, texts),
    annotate: flags.annotate ?? false,
    workers: wholeNumber(
      'workers',
      flags.workers,
      { least: 1, most: MOST_WORKERS, fallback: cores() },
      texts.cli.errors,
    ),
    registry: games.registry,
    flags: { ...flags },
  };
}

/** With fewer names than seats, the last one fills the rest, as in a tournament. */
function readBots(flags: SimulateFlags, players: number, texts: AllTexts): readonly Level[] {
  const { errors } = texts.cli;
  const named = names(flags.bots ?? 'random').flatMap((name) => oneName('bots', name, LEVELS, errors) ?? []);
  if (named.length > players) throw new Complaint(errors.tooManyBots(named.length, players));
  return Array.from({ length: players }, (_, seat) => named[seat] ?? named.at(-1) ?? 'random');
}
