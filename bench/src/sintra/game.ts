import type { Game, PhaseConfig, TurnConfig } from 'boardgame.io';

import { TurnOrder } from './boardgameio.ts';
import { enumerate } from './enumerate.ts';
import { moveBack, pick } from './moves.ts';
import { finishRound, isRoundOver } from './round.ts';
import { result, scorePalaces } from './score.ts';
import { setup } from './setup.ts';
import type { SintraOptions, SintraState } from './state.ts';

function isGameOver(G: SintraState): boolean {
  return G.indicator.length === 0;
}

/** One move per turn, clockwise from the starter. */
const turn: TurnConfig<SintraState> = {
  minMoves: 1,
  maxMoves: 1,
  order: { ...TurnOrder.DEFAULT, first: ({ G }) => G.starter },
};

/**
 * The next round is laid out as soon as one ends: `endIf` also runs before a phase's `onBegin`, and would find the
 * table empty.
 */
const round: PhaseConfig<SintraState> = {
  start: true,
  next: 'round',
  turn,
  endIf: ({ G }) => isRoundOver(G),
  onEnd: ({ G, random }) => {
    finishRound(G, random);
    if (isGameOver(G)) scorePalaces(G);
  },
};

/** Sintra, played by boardgame.io. */
export const sintra: Game<SintraState, Record<string, unknown>, SintraOptions> = {
  name: 'sintra',
  minPlayers: 2,
  maxPlayers: 4,
  // A move ends the turn, and a finished turn cannot be undone.
  disableUndo: true,
  setup,
  moves: { pick, moveBack },
  phases: { round },
  endIf: ({ G }) => (isGameOver(G) ? result(G) : undefined),
  // The contents of the bag are public, their order is not.
  playerView: ({ G }) => ({ ...G, bag: G.bag.toSorted() }),
  ai: { enumerate },
};
