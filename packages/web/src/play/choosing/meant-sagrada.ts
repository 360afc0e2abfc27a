/** Guesses the move that a player meant by touching something unavailable. */
import type { Die, Move, ToolId } from '@leadlight/sagrada';
import type { SagradaStep } from './sagrada.ts';

export function meantInSagrada(touched: readonly SagradaStep[], step: SagradaStep, player: number): Move | undefined {
  const die = touched.find((other) => other.kind === 'die')?.die;
  const tool = touched.find((other) => other.kind === 'tool')?.tool;
  if (step.kind === 'tool') return use(player, step.tool, die);
  if (step.kind === 'cell' && die !== undefined && tool === undefined) {
    return { type: 'place', player, die, cell: step.cell };
  }
  return step.kind === 'done' ? { type: 'done', player } : undefined;
}

/** Enough of a move for the rules to say whether the tool can be used at all. */
const use = (player: number, tool: ToolId, die: Die | undefined): Move =>
  ({ type: 'tool', player, tool, ...(die !== undefined && { die }) }) as Move;
