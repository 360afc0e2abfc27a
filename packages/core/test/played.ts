/** Whole games with random moves from a seed, as records. */
import {
  commitmentOf,
  fairLuck,
  FastRandom,
  FORMAT,
  saltCommitmentOf,
  seedFromText,
  settle,
  type Game,
  type GameRecord,
  type GameTypes,
} from '../src/index.ts';
import { anyOf } from './present.ts';

export interface Wanted {
  readonly players: number;
  readonly options?: object;
  readonly name: string;
  /** One per seat; none by default. */
  readonly salts?: readonly string[];
}

/** A finished game with its seed and result. */
export function playedRecord<T extends GameTypes>(
  game: Game<T>,
  { players, options = {}, name, salts = Array.from({ length: players }, () => '') }: Wanted,
): GameRecord<T> {
  const parsed = game.parseOptions(options, players);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const seed = seedFromText(name);
  const luck = fairLuck(game.id, seed, salts);
  const random = new FastRandom(name.length + players * 7919 + Number.parseInt(seed.slice(0, 6), 16));
  const position = game.start(parsed.value, players);
  const events: T['event'][] = settle(game, position, luck);
  for (let due = game.toAct(position); due.kind === 'decide'; due = game.toAct(position)) {
    const moves = game.legal(position, due.seats[0]);
    const move = anyOf(moves, random);
    game.play(position, move);
    events.push(move, ...settle(game, position, luck));
  }
  const result = game.result(position);
  if (result === undefined) throw new Error('no result');
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    options: parsed.value,
    players: Array.from({ length: players }, (_, seat) => ({ name: seat === 0 ? 'Zażółć “Ada”' : 'bot:master' })),
    commitment: commitmentOf(seed),
    salts,
    seed,
    events,
    result,
  };
}

/** The record of a game between people, each with a sealed salt. */
export function sealedRecord<T extends GameTypes>(game: Game<T>, people: readonly string[]): GameRecord<T> {
  const salts = people.map((_, seat) => `salt-${seat}`);
  const saltNonces = people.map((_, seat) => seedFromText(`nonce ${seat}`));
  return {
    ...playedRecord(game, { players: people.length, name: 'sealed', salts }),
    players: people.map((name) => ({ name })),
    saltCommitments: saltNonces.map((nonce, seat) => saltCommitmentOf(seat, nonce, salts[seat] ?? '')),
    saltNonces,
  };
}

/** The record as if the game had stopped after some events. */
export function cutRecord<T extends GameTypes>(record: GameRecord<T>, events: number): GameRecord<T> {
  const { format, game, rules, options, players, commitment, salts } = record;
  return { format, game, rules, options, players, commitment, salts, events: record.events.slice(0, events) };
}
