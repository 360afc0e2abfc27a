/** Guesses the move that a player meant by touching something unavailable. */
import {
  toolFields,
  type Chosen,
  type Die,
  type FieldKind,
  type FieldOfKind,
  type Move,
  type Reason,
  type ToolId,
} from '@leadlight/sagrada';
import type { SagradaStep } from './steps.ts';

export function meantInSagrada(touched: readonly SagradaStep[], step: SagradaStep, player: number): Move | undefined {
  const die = touched.find((other) => other.kind === 'die')?.die;
  const tool = touched.find((other) => other.kind === 'tool')?.tool;
  if (step.kind === 'tool') return use(player, step.tool, die);
  if (step.kind === 'cell' && die !== undefined && tool === undefined) {
    return { type: 'place', player, die, cell: step.cell };
  }
  return step.kind === 'done' ? { type: 'done', player } : undefined;
}

const MOVE = { from: 'A1', to: 'A2' } as const;

/** A choice for each kind of field that a tool still needs, made up so that the rules can say if it is usable at all. */
const MADE_UP: { readonly [Kind in FieldKind]: (die: Die, field: FieldOfKind<Kind>) => Chosen[Kind] } = {
  die: (die) => ({ die }),
  value: () => ({ value: 2 }),
  swap: (track) => ({ round: 1, track }),
  cell: () => ({ cell: 'A1' }),
  moves: (_, { least }) => ({ moves: Array.from({ length: least }, () => MOVE) }),
};

const use = (player: number, tool: ToolId, die: Die = 'R1'): Move =>
  Object.assign(
    { type: 'tool', player, tool },
    ...toolFields(tool).map((field) => MADE_UP[field.kind](die, field as never)),
  ) as Move;

/** The reasons that concern a tool as a whole, whatever it would be used on. */
const WHOLE = /^(over|not-due|not-your-turn|tool-|too-few|pay-missing|track-empty|hammer-|pliers-)/;

/** Whether a reason concerns the touched step itself, and none of the details made up for it. */
export const isAboutSagrada = (step: SagradaStep, { key }: Reason): boolean => step.kind !== 'tool' || WHOLE.test(key);
