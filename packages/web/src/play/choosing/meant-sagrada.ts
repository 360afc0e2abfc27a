/** Guesses the move that a player meant by touching something unavailable. */
import type { Die, Move, Reason, ToolId } from '@leadlight/sagrada';
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

const cell = 'A1';
const move = { from: cell, to: 'A2' };

/** The choices that a tool still needs, made up, so that the rules can say whether it can be used at all. */
function detailsOf(tool: ToolId, die: Die): object {
  switch (tool) {
    case 'glazing-hammer':
      return {};
    case 'eglomise-brush':
    case 'copper-foil-burnisher':
    case 'tap-wheel':
      return { moves: [move] };
    case 'lathekin':
      return { moves: [move, move] };
    case 'flux-brush':
    case 'flux-remover':
      return { die };
    case 'grozing-pliers':
      return { die, cell, value: 2 };
    case 'lens-cutter':
      return { die, cell, round: 1, track: die };
    default:
      return { die, cell };
  }
}

const use = (player: number, tool: ToolId, die: Die = 'R1'): Move =>
  ({ type: 'tool', player, tool, ...detailsOf(tool, die) }) as Move;

/** The reasons that concern a tool as a whole, whatever it would be used on. */
const WHOLE = /^(over|not-due|not-your-turn|tool-|too-few|pay-missing|track-empty|hammer-|pliers-)/;

/** Whether a reason concerns the touched step itself, and none of the details made up for it. */
export const isAboutSagrada = (step: SagradaStep, { key }: Reason): boolean => step.kind !== 'tool' || WHOLE.test(key);
