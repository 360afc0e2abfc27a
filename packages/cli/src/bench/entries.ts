/** The rows of the speed table: every game with every number of players. */
import type { AllTexts } from '@leadlight/messages';
import type { Games } from '../game/games.ts';
import type { Peer, Runner, TerminalGame } from '../game/terminal-game.ts';
import { gameRunner, rolloutRunner } from './measure.ts';

export interface Entry {
  readonly game: TerminalGame;
  readonly players: number;
  readonly choices: string;
  readonly run: Runner;
  /** The other engine that plays the game, if any. */
  readonly peer?: Peer;
}

export async function entriesOf(games: Games, texts: AllTexts): Promise<readonly Entry[]> {
  const { allMoves } = texts.cli.bench;
  const rivals = games.newest.flatMap((game) => game.benchmarks.peers.map((peer) => ({ game, peer })));
  const peers = await Promise.all(rivals.map(({ game, peer }) => peerEntries(game, peer, allMoves)));
  return [
    ...games.newest.flatMap((game) => entriesFor(game, gameRunner, allMoves)),
    ...games.newest.flatMap((game) => rolloutEntries(game, texts)),
    ...peers.flat(),
  ];
}

async function peerEntries(game: TerminalGame, peer: Peer, choices: string): Promise<readonly Entry[]> {
  const runnerFor = await peer.load();
  if (runnerFor === undefined) return [];
  const counts = playersOf(game).filter((players) => players >= (peer.leastPlayers ?? 0));
  return counts.map((players) => ({ game, players, choices, run: runnerFor(players), peer }));
}

function rolloutEntries(game: TerminalGame, texts: AllTexts): readonly Entry[] {
  const choices = game.benchmarks.rollouts?.(texts);
  return choices === undefined ? [] : entriesFor(game, rolloutRunner, choices);
}

export const playersOf = ({ game: { players } }: TerminalGame): readonly number[] =>
  Array.from({ length: players.most - players.least + 1 }, (_, i) => players.least + i);

const entriesFor = (game: TerminalGame, runnerOf: typeof gameRunner, choices: string): readonly Entry[] =>
  playersOf(game).map((players) => ({
    game,
    players,
    choices,
    run: runnerOf(game.game, optionsOf(game, players), players),
  }));

export function optionsOf({ game }: TerminalGame, players: number): object {
  const parsed = game.parseOptions({}, players);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}
