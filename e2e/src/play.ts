/**
 * Sample code of a user of the packages: it is compiled against their declarations, and runs in plain Node and in a
 * browser. See `test/packed.test.ts`.
 */
import {
  commitmentOf,
  fairLuck,
  FastRandom,
  FORMAT,
  seedFromText,
  settle,
  verifyRecord,
  writeRecord,
  type Game,
  type GameRecord,
  type GameTypes,
} from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';

/** Plays a game with random moves from its first event to its end. */
function playGame<T extends GameTypes>(game: Game<T>, players: number, name: string): GameRecord<T> {
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const seed = seedFromText(name);
  const salts = Array.from({ length: players }, () => '');
  const luck = fairLuck(game.id, seed, salts);
  const random = new FastRandom(name);
  const position = game.start(options.value, players);
  const events: T['event'][] = settle(game, position, luck);
  for (let due = game.toAct(position); due.kind === 'decide'; due = game.toAct(position)) {
    const moves = game.legal(position, due.seats[0]);
    const move = moves[random.below(moves.length)];
    if (move === undefined) throw new Error(`${game.id} has no legal move`);
    const reasons = game.play(position, move);
    if (reasons.length > 0) throw new Error(JSON.stringify(reasons));
    events.push(move, ...settle(game, position, luck));
  }
  const result = game.result(position);
  if (result === undefined) throw new Error(`${game.id} did not end`);
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    options: options.value,
    players: salts.map((_, seat) => ({ name: `Player ${seat + 1}` })),
    commitment: commitmentOf(seed),
    salts,
    seed,
    events,
    result,
  };
}

/** The checked record of a game, as text. */
function checkedRecord(game: Game, players: number): string {
  const record = playGame(game, players, `${game.id} with ${players}`);
  const { problems } = verifyRecord(game, record);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return writeRecord(record);
}

const GAMES: readonly Game[] = [sintra, sagrada];

const playersOf = ({ players: { least, most } }: Game): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** One game of each kind with each number of players. */
export const records = (): readonly string[] =>
  GAMES.flatMap((game) => playersOf(game).map((players) => checkedRecord(game, players)));
