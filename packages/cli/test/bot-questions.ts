/** Decisions from recorded games, as questions for a bot. */
import type { Level, Moment } from '@leadlight/bots';
import { seedFromText, type AnyMove, type Game, type GameRecord, type GameTypes } from '@leadlight/core';
import { en } from '@leadlight/messages';
import { answerLine } from '../src/bot/answer.ts';
import type { TerminalGame } from '../src/game/terminal-game.ts';
import { GAMES } from '../src/games/registry.ts';
import { levelPlayer } from '../src/players/level.ts';
import { recordMatch } from '../src/simulate/record.ts';

/** A finished game between greedy bots. */
export function recorded<T extends GameTypes>(
  { game, bots }: TerminalGame<T>,
  players: number,
  seed: string,
): Promise<GameRecord<T>> {
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  return recordMatch({
    game,
    options: options.value,
    players: Array.from({ length: players }, () => levelPlayer(bots, 'greedy')),
    annotate: false,
    seed: seedFromText(seed),
    thoughts: seed,
  });
}

export interface Decided<T extends GameTypes> {
  readonly moment: Moment<T>;
  /** The game in progress, with all its secrets. */
  readonly full: GameRecord<T>;
  /** The same game, as the seat has seen it. */
  readonly seen: GameRecord<T>;
}

/** The game in progress after its first events. */
export function running<T extends GameTypes>(record: GameRecord<T>, events: readonly T['event'][]): GameRecord<T> {
  const { format, game, rules, options, players, commitment, salts } = record;
  return { format, game, rules, options, players, commitment, salts, events };
}

/** Every decision of the game. */
export function decisionsOf<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): readonly Decided<T>[] {
  return record.events.flatMap((event, index) => {
    if (!('player' in event)) return [];
    const { player } = event as AnyMove;
    const full = running(record, record.events.slice(0, index));
    const moment = momentOf(game, full, player);
    return [{ moment, full, seen: running(record, moment.events) }];
  });
}

/** The events that the seat has seen. */
function momentOf<T extends GameTypes>(game: Game<T>, record: GameRecord<T>, seat: number): Moment<T> {
  const table = game.start(record.options, record.players.length);
  const position = game.start(record.options, record.players.length);
  const events = record.events.flatMap((event) => {
    game.play(table, event);
    return game.see(table, event, seat);
  });
  for (const event of events) game.play(position, event);
  return { seat, position, events };
}

export interface Told {
  readonly id: string | number | null;
  readonly move?: Readonly<Record<string, unknown>>;
  readonly value?: number;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly problems?: readonly { readonly path: string; readonly rule: string; readonly key: string }[];
  };
}

/** A bot's answer to a line. */
export const told = ({ game }: TerminalGame, text: string, level: Level = 'greedy', games = GAMES): Told =>
  JSON.parse(answerLine({ games, game: game.id, level, seed: 'test', think: undefined }, { text }, en)) as Told;

/** A bot's answer for the seat in this record. */
export const asked = (game: TerminalGame, seat: number, record: object, level: Level = 'greedy', games = GAMES): Told =>
  told(game, JSON.stringify({ id: 1, seat, record }), level, games);
