/** Dice shown where an undecided move would place them. */
import type { Seat } from '@leadlight/core';
import { sagrada, type Die, type Position, type Sagrada } from '@leadlight/sagrada';
import { CELLS, type Ghosts } from './board/board.ts';
import type { SagradaStep } from './choosing/steps.ts';
import type { Turn } from '../../play/turn.ts';

type Dice = readonly (Die | null)[];

const diceOf = (position: Position, seat: Seat): Dice => sagrada.view(position, seat).seats[seat]?.dice ?? [];

/**
 * For a complete move, all dice it puts into the window; for an unfinished one, the dice lifted and put down so far.
 */
export function ghostsOf(turn: Turn<Sagrada, SagradaStep>): Ghosts {
  const dice = diceOf(turn.position, turn.seat);
  const { preview } = turn;
  return preview === undefined
    ? lifted(turn.chooser.touched, dice)
    : arrived(dice, diceOf(preview.position, turn.seat));
}

const arrived = (before: Dice, after: Dice): Ghosts =>
  Object.fromEntries(CELLS.flatMap((cell, at) => (after[at] === before[at] ? [] : [[cell, after[at]]])));

function lifted(touched: readonly SagradaStep[], dice: Dice): Ghosts {
  const moves = touched.flatMap((step, at) => {
    const to = touched[at + 1];
    if (step.kind !== 'lift' || to?.kind !== 'cell') return [];
    return [
      [step.cell, null],
      [to.cell, dice[CELLS.indexOf(step.cell)]],
    ];
  });
  return Object.fromEntries(moves) as Ghosts;
}
