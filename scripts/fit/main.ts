/**
 * Fits the weights of Sintra's evaluation by self-play. Usage: npm run fit -- sintra [--players N] [--side A|B]
 * [--seed TEXT] [--boards N]; without --players or --side, it fits all of them. `--boards` is the number of boards
 * played in each stage. The same seed and boards give the same weights.
 */
import { parseArgs } from 'node:util';
import { FastRandom } from '../../packages/core/src/index.ts';
import { PALACE_SIDES, ROUNDS, sintra, type PalaceSide } from '../../packages/sintra/src/index.ts';
import { FEATURE_COUNT } from '../../packages/bots/src/sintra/terms.ts';
import { WEIGHTS, type Weights } from '../../packages/bots/src/sintra/weights.ts';
import { Ridge } from './ridge.ts';
import { SelfPlay, type Sample } from './self-play.ts';
import { writeWeights } from './weights-file.ts';

/** The nodes per move in each stage: at first no weights and no search, then a search. */
const STAGES: readonly number[] = [...repeat(1, 6), ...repeat(200, 14)];

function repeat(nodes: number, stages: number): readonly number[] {
  return Array.from({ length: stages }, () => nodes);
}

/** The weight of earlier games when those of the next stage are added. */
const FADE = 0.6;

const KNOTS = ROUNDS + 1;
const UNIT = 100;

const NO_WEIGHTS: Weights = Array.from({ length: KNOTS }, () => Array.from({ length: FEATURE_COUNT }, () => 0));

/** A sample counts for the start and the end of its round, depending on how much of the round was left. */
function addSample(ridge: Ridge, { round, share, features, gain }: Sample): void {
  const columns: number[] = [];
  const numbers: number[] = [];
  for (const [i, feature] of features.entries()) {
    if (feature === 0) continue;
    columns.push((round - 1) * FEATURE_COUNT + i, round * FEATURE_COUNT + i);
    numbers.push(feature * share, feature * (1 - share));
  }
  ridge.add(columns, numbers, gain);
}

const rounded = (solution: Float64Array): Weights =>
  Array.from({ length: KNOTS }, (_, knot) =>
    Array.from({ length: FEATURE_COUNT }, (__, i) => Math.round(UNIT * solution[knot * FEATURE_COUNT + i])),
  );

interface Setting {
  readonly players: number;
  readonly side: PalaceSide;
}

/** Plays the games, adds their samples and returns the mean score. */
function learn(ridge: Ridge, selfPlay: SelfPlay, games: number): number {
  let mean = 0;
  for (let game = 0; game < games; game++) {
    const { samples, scores } = selfPlay.play();
    for (const sample of samples) addSample(ridge, sample);
    mean += scores.reduce((sum, score) => sum + score, 0) / scores.length / games;
  }
  return mean;
}

function fit({ players, side }: Setting, boards: number, seed: string): Weights {
  const start = sintra.start({ side, scoreFloor: false, strips: 'house' }, players);
  const random = new FastRandom(`${seed}:${players}${side}`);
  const ridge = new Ridge(KNOTS, FEATURE_COUNT);
  let weights = NO_WEIGHTS;
  for (const [stage, budget] of STAGES.entries()) {
    ridge.fade(FADE);
    const mean = learn(ridge, new SelfPlay(start, weights, budget, random), Math.round(boards / players));
    weights = rounded(ridge.solve());
    console.log(`${players}${side} stage ${stage + 1} of ${STAGES.length}: mean score ${mean.toFixed(1)}`);
  }
  return weights;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string' },
    side: { type: 'string' },
    seed: { type: 'string', default: 'leadlight' },
    boards: { type: 'string', default: '800' },
  },
});

const settings = [2, 3, 4]
  .flatMap((players) => PALACE_SIDES.map((side) => ({ players, side })))
  .filter(({ players }) => values.players === undefined || players === Number(values.players))
  .filter(({ side }) => values.side === undefined || side === values.side);

if (positionals[0] === 'sintra' && settings.length > 0) {
  const weights = { ...WEIGHTS };
  for (const setting of settings) {
    weights[`${setting.players}${setting.side}`] = fit(setting, Number(values.boards), values.seed);
    writeWeights(weights);
  }
} else {
  console.error('Name what to fit. For example: npm run fit -- sintra --players 2 --side A');
  process.exitCode = 2;
}
