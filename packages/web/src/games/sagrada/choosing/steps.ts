/** The steps that choose a Sagrada move. */
import {
  toolFields,
  type Cell,
  type Chosen,
  type Die,
  type FieldKind,
  type FieldOfKind,
  type Move,
  type PatternId,
  type Settle,
  type ToolId,
  type Use,
  type Value,
} from '@leadlight/sagrada';

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
  /** No further die is moved, although the tool allows it. */
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

/** The steps that choose each kind of field of a tool. */
const FIELD_STEPS: {
  readonly [Kind in FieldKind]: (chosen: Chosen[Kind], field: FieldOfKind<Kind>) => readonly SagradaStep[];
} = {
  die: (chosen) => [die(chosen.die)],
  value: ({ value }) => [{ kind: 'value', value }],
  swap: ({ round, track }) => [{ kind: 'track', round, die: track }],
  cell: (chosen) => [cell(chosen.cell)],
  moves: ({ moves }, { most }) => [
    ...moves.flatMap(({ from, to }): SagradaStep[] => [{ kind: 'lift', cell: from }, cell(to)]),
    ...(moves.length < most ? [{ kind: 'enough' } as const] : []),
  ],
};

const toolSteps = (use: Use): readonly SagradaStep[] =>
  toolFields(use.tool).flatMap((field) => FIELD_STEPS[field.kind](use as never, field as never));

const settleSteps = ({ cell: target, value }: Settle): readonly SagradaStep[] => [
  ...(value === undefined ? [] : [{ kind: 'value', value } as const]),
  target === undefined ? { kind: 'pool' } : cell(target),
];
