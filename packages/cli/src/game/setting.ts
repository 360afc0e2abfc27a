/** The flags that set up a game: which game, the number of players, and the options. */
import type { GameTypes } from '@leadlight/core';
import type { AllTexts } from '@leadlight/messages';
import { Complaint } from '../base/complaint.ts';
import { oneName, textOf, wholeNumber, type GivenFlags } from '../base/flags.ts';
import type { Games } from './games.ts';
import type { Chosen, TerminalGame } from './terminal-game.ts';

/** The seed of a command that names none. */
export const DEFAULT_SEED = 'leadlight';

export interface Setting extends Chosen<GameTypes> {
  readonly game: TerminalGame;
  readonly players: number;
}

/** The game in --game, under the rules for new games. */
export function readGame(given: GivenFlags, games: Games, { cli: { errors } }: AllTexts): TerminalGame {
  const id = oneName('game', textOf(given, 'game'), games.ids, errors);
  if (id === undefined) throw new Complaint(errors.flagMissing('--game'));
  return games.latest(id);
}

export function readSetting(given: GivenFlags, games: Games, texts: AllTexts): Setting {
  const { errors } = texts.cli;
  const game = readGame(given, games, texts);
  checkForeignFlags(given, game, games, texts);
  const bounds = { ...game.game.players, fallback: 2 };
  const players = wholeNumber('players', textOf(given, 'players'), bounds, errors);
  const chosen = game.options.read(given, players, errors);
  return { game, players, ...chosen, options: completed(game, chosen.options, players) };
}

/** The game fills in the options that no flag chose. It refuses wrong ones later, when they are played. */
function completed({ game }: TerminalGame, options: object, players: number): object {
  const parsed = game.parseOptions(options, players);
  return parsed.ok ? parsed.value : options;
}

/** Flags of other games are refused, not ignored. */
function checkForeignFlags(given: GivenFlags, game: TerminalGame, games: Games, texts: AllTexts): void {
  const own = new Set(game.options.flags.map(({ name }) => name));
  for (const other of games.newest) {
    const foreign = other.options.flags.find(({ name }) => !own.has(name) && given[name] !== undefined);
    if (foreign !== undefined) throw new Complaint(texts.cli.errors.onlyFor(`--${foreign.name}`, other.name(texts)));
  }
}
