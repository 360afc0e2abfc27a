import type { ActionShape, AiEnumerate, State } from 'boardgame.io';

import { CreateGameReducer, InitializeGame, ProcessGameConfig } from './boardgameio.ts';
import { enumerate } from './enumerate.ts';
import { sintra } from './game.ts';
import { xorshift, type Below } from './generator.ts';
import type { SintraOptions, SintraState } from './state.ts';

/** How long to play: a number of games, or all games that start within a given time. */
export type Limit = { readonly games: number } | { readonly milliseconds: number };

/** The games played, and the seconds of CPU time that they took. */
export interface Played {
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
}

const game = ProcessGameConfig(sintra);
const reduce = CreateGameReducer({ game });

/** A new game; boardgame.io's own chance follows from the seed. */
export function newGame(players: number, seed: number, options: SintraOptions = {}): State<SintraState> {
  return InitializeGame({ game: { ...game, seed }, numPlayers: players, setupData: options }) as State<SintraState>;
}

export function legalMoves({ G, ctx }: State<SintraState>): AiEnumerate {
  return enumerate(G, ctx, ctx.currentPlayer);
}

function makeMove(type: string, args: unknown, playerID: string): ActionShape.MakeMove {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID } };
}

/** The state after the current player's move; throws if the game refuses it. */
export function play(state: State<SintraState>, move: string, args: unknown[]): State<SintraState> {
  const next = reduce(state, makeMove(move, args, state.ctx.currentPlayer));
  if (next.transients?.error !== undefined) throw new Error(`${move}: ${next.transients.error.type}`);
  return next;
}

/** Plays one of the legal moves, all equally likely. */
export function playRandomMove(state: State<SintraState>, below: Below): State<SintraState> {
  const moves = legalMoves(state);
  const chosen = moves[below(moves.length)];
  if (!('move' in chosen)) throw new Error('Sintra has no events to choose');
  return play(state, chosen.move, chosen.args ?? []);
}

/** Plays one game to its end and counts its moves. */
function playRandomGame(players: number, seed: number, below: Below): number {
  let state = newGame(players, seed);
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves += 1) state = playRandomMove(state, below);
  return moves;
}

/**
 * Random games through boardgame.io's reducer, without a network, one after another. boardgame.io is fastest with
 * `NODE_ENV=production`: otherwise it checks after each step that the state is plain data.
 */
export function playRandomGames(limit: Limit, players: number, seed: number): Played {
  const below = xorshift(seed);
  const start = performance.now();
  const used = process.cpuUsage();
  const goesOn = (games: number): boolean =>
    'games' in limit ? games < limit.games : performance.now() - start < limit.milliseconds;
  let games = 0;
  let moves = 0;
  for (; goesOn(games); games += 1) moves += playRandomGame(players, seed + games, below);
  const { user, system } = process.cpuUsage(used);
  return { games, moves, seconds: (user + system) / 1e6 };
}
