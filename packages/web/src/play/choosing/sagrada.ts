/** The steps that choose a Sagrada move. */
import type { Cell, Die, Move, PatternId, Settle, ToolId, Use, Value } from '@leadlight/sagrada';

export type SagradaStep =
  | { readonly kind: 'pattern'; readonly pattern: PatternId }
  /** A die in the pool, to draft. */
  | { readonly kind: 'die'; readonly die: Die }
  | { readonly kind: 'tool'; readonly tool: ToolId }
  /** Solo: the die that pays for the tool (G-64). */
  | { readonly kind: 'pay'; readonly die: Die }
  | { readonly kind: 'value'; readonly value: Value }
  /** A die on the round track. */
  | { readonly kind: 'track'; readonly round: number; readonly die: Die }
  /** The destination of a die. */
  | { readonly kind: 'cell'; readonly cell: Cell }
  /** A die in the window, to move. */
  | { readonly kind: 'lift'; readonly cell: Cell }
  /** No second die is moved (G-44). */
  | { readonly kind: 'enough' }
  /** The die goes to the pool (G-38, G-43). */
  | { readonly kind: 'pool' }
  | { readonly kind: 'done' };

export function sagradaSteps(move: Move): readonly SagradaStep[] {
  switch (move.type) {
    case 'choose':
      return move.pattern === null ? [] : [{ kind: 'pattern', pattern: move.pattern }];
    case 'place':
      return [die(move.die), cell(move.cell)];
    case 'tool':
      return [
        { kind: 'tool', tool: move.tool },
        ...(move.pay === undefined ? [] : [pay(move.pay)]),
        ...toolSteps(move),
      ];
    case 'settle':
      return settleSteps(move);
    case 'done':
      return [{ kind: 'done' }];
  }
}

const die = (taken: Die): SagradaStep => ({ kind: 'die', die: taken });
const pay = (paid: Die): SagradaStep => ({ kind: 'pay', die: paid });
const cell = (target: Cell): SagradaStep => ({ kind: 'cell', cell: target });

function toolSteps(use: Use): readonly SagradaStep[] {
  switch (use.tool) {
    case 'grinding-stone':
    case 'cork-backed-straightedge':
    case 'running-pliers':
      return [die(use.die), cell(use.cell)];
    case 'grozing-pliers':
      return [die(use.die), { kind: 'value', value: use.value }, cell(use.cell)];
    case 'lens-cutter':
      return [die(use.die), { kind: 'track', round: use.round, die: use.track }, cell(use.cell)];
    case 'flux-brush':
    case 'flux-remover':
      return [die(use.die)];
    case 'glazing-hammer':
      return [];
    default:
      return movingSteps(use);
  }
}

/** One die may be enough for the tap wheel; the player says so. */
function movingSteps({ tool, moves }: Extract<Use, { readonly moves: unknown }>): readonly SagradaStep[] {
  const steps = moves.flatMap(({ from, to }): SagradaStep[] => [{ kind: 'lift', cell: from }, cell(to)]);
  return tool === 'tap-wheel' && moves.length === 1 ? [...steps, { kind: 'enough' }] : steps;
}

const settleSteps = ({ cell: target, value }: Settle): readonly SagradaStep[] => [
  ...(value === undefined ? [] : [{ kind: 'value', value } as const]),
  target === undefined ? { kind: 'pool' } : cell(target),
];
