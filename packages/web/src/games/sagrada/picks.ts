/** Remembers which of several equal dice in the pool were touched: the rules don't tell them apart, but players do. */
import type { Die } from '@leadlight/sagrada';
import type { Spot } from './board/board.ts';
import type { SagradaStep } from './choosing/steps.ts';

/** The touched steps, and the dice to choose from. */
export interface PoolChoice {
  readonly pool: readonly Die[];
  readonly touched: readonly SagradaStep[];
}

export interface Picks {
  /** Indices in the pool, in the order of touches. */
  readonly places: readonly number[];
  /** The index of the die that was touched as payment. */
  readonly payer?: number;
}

export const NO_PICKS: Picks = { places: [] };

/** The picks after a touch on a spot that was taken for a step. */
export function pick(picks: Picks, { touched }: PoolChoice, spot: Spot, step: SagradaStep): Picks {
  if (spot.kind !== 'pool') return picks;
  const { places, ...before } = touched.length === 0 ? NO_PICKS : picks;
  return { ...before, places: [...places, spot.at], ...(step.kind === 'pay' && { payer: spot.at }) };
}

/** Whether this one of several equal dice is meant: the last ones touched are. */
export function isMeant({ places }: Picks, { pool, touched }: PoolChoice, spot: Spot): boolean {
  if (spot.kind !== 'pool') return true;
  const meant = touched.filter((step) => (step.kind === 'die' || step.kind === 'pay') && step.die === spot.die);
  const equal = places.filter((at) => pool[at] === spot.die);
  return equal.length === 0 || equal.slice(-meant.length).includes(spot.at);
}

/** Whether a touched step still shows: a die that was lifted and put down has left its space, which is free again. */
export function isShown(touched: readonly SagradaStep[], step: SagradaStep): boolean {
  const last = touched.at(-1);
  return step.kind !== 'lift' || (last?.kind === 'lift' && last.cell === step.cell);
}

/** Whether this die pays for a tool (solo). */
export function isPaying(picks: Picks, choice: PoolChoice, spot: Spot): boolean {
  const paid = choice.touched.find((step) => step.kind === 'pay')?.die;
  if (spot.kind !== 'pool' || spot.die !== paid) return false;
  const { payer } = picks;
  return payer !== undefined && choice.pool[payer] === paid ? payer === spot.at : isMeant(picks, choice, spot);
}
