/**
 * Fits the weights of Sagrada's evaluation by self-play. Usage: npm run fit -- sagrada [--games N] [--passes N]
 * [--seed N]. Both seats draft the die worth most at first sight, without tools; the weights that score the most points
 * are kept. Each pass changes one weight after another, on its own deals, and prints the weights so far. Copy the best
 * into packages/bots/src/sagrada/weights.ts by hand. The same seed gives the same weights.
 */
import { parseArgs } from 'node:util';
import { Codes, FastRandom, type Luck } from '../../packages/core/src/index.ts';
import { sagrada, type Position } from '../../packages/sagrada/src/index.ts';
import { Policy } from '../../packages/bots/src/sagrada/policy.ts';
import { Prospects } from '../../packages/bots/src/sagrada/prospects.ts';
import { WEIGHTS, type Weights } from '../../packages/bots/src/sagrada/weights.ts';

const PLAYERS = 2;

/** A smaller gain in the mean score counts as chance. */
const CLEAR_GAIN = 0.03;

const codes = new Codes();

/** A game in which the deal chooses the windows and every seat plays by these weights. */
function scoresOf(deal: number, weights: Weights): readonly number[] {
  const luck: Luck = (label) => new FastRandom(`${deal}:${label}`);
  const position = sagrada.start({ tools: 3 }, PLAYERS);
  sagrada.deal(position, luck);
  chooseWindows(position, luck);
  const policy = new Policy(new Prospects(weights), position);
  while (position.phase !== 'over') {
    if (position.phase === 'turn') sagrada.apply(position, policy.choose(position));
    else sagrada.deal(position, luck);
  }
  return sagrada.result(position)?.scores ?? [];
}

function chooseWindows(position: Position, luck: Luck): void {
  for (let seat = 0; seat < PLAYERS; seat++) {
    codes.clear();
    sagrada.moves(position, seat, codes);
    sagrada.apply(position, codes.at[luck(`window:${seat}`).below(codes.count)]);
  }
}

function meanScore(weights: Weights, from: number, games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    for (const score of scoresOf(from + game, weights)) sum += score;
  }
  return sum / games / PLAYERS;
}

/** Tries each weight a step larger and smaller, and keeps improvements. */
function pass(weights: Weights, step: number, from: number, games: number): Weights {
  let best = weights;
  let most = meanScore(best, from, games);
  for (const name of Object.keys(weights) as (keyof Weights)[]) {
    for (const factor of [step, 1 / step]) {
      const next = { ...best, [name]: best[name] * factor };
      const mean = meanScore(next, from, games);
      if (mean > most + CLEAR_GAIN) [best, most] = [next, mean];
    }
  }
  return best;
}

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    passes: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
  },
});

const games = Number(values.games);
const fresh = Number(values.seed) * 1e6;
let weights = WEIGHTS;
for (let i = 0; i < Number(values.passes); i++) {
  weights = pass(weights, 1 + 0.4 / (i + 1), fresh + (i + 1) * games, games);
  const [before, after] = [WEIGHTS, weights].map((each) => meanScore(each, fresh, games).toFixed(2));
  console.log(`pass ${i + 1}: mean score ${after} (before: ${before})`);
  console.log(JSON.stringify(weights));
}
