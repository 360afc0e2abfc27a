/** The move that typed steps mean, legal or not, so that the rules can say what is wrong with it. */
import {
  toolFields,
  type Chosen,
  type FieldKind,
  type FieldOfKind,
  type Move,
  type Reason,
  type ToolId,
  type WindowMove,
} from '@leadlight/sagrada';
import type { SagradaStep } from '../choosing/steps.ts';

type Kind = SagradaStep['kind'];
type Of<Name extends Kind> = Extract<SagradaStep, { readonly kind: Name }>;
type Steps = readonly SagradaStep[];

const first = <Name extends Kind>(steps: Steps, kind: Name): Of<Name> | undefined =>
  steps.find((step): step is Of<Name> => step.kind === kind);

/** Stands for spaces that the line doesn't name. */
const ANY = { from: 'A1', to: 'A2' } as const;

const dieIn = (steps: Steps): Chosen['die'] => ({ die: first(steps, 'die')?.die ?? 'R1' });
const cellIn = (steps: Steps): Chosen['cell'] => ({ cell: first(steps, 'cell')?.cell ?? 'A1' });

function movesIn(steps: Steps, { least }: FieldOfKind<'moves'>): Chosen['moves'] {
  const moves = steps.flatMap((step, at): WindowMove[] => {
    const next = steps[at + 1];
    return step.kind === 'lift' ? [{ from: step.cell, to: next?.kind === 'cell' ? next.cell : ANY.to }] : [];
  });
  return { moves: [...moves, ...Array.from({ length: Math.max(0, least - moves.length) }, () => ANY)] };
}

/** Each kind of field in the steps. */
const FIELDS: { readonly [Name in FieldKind]: (steps: Steps, field: FieldOfKind<Name>) => Chosen[Name] } = {
  die: dieIn,
  value: (steps) => ({ value: first(steps, 'value')?.value ?? 2 }),
  swap: (steps) => {
    const { round, die: track } = first(steps, 'track') ?? { round: 1, die: 'R1' };
    return { round, track };
  },
  cell: cellIn,
  moves: movesIn,
};

function use(tool: ToolId, steps: Steps, player: number): Move {
  const pay = first(steps, 'pay')?.die;
  const chosen = toolFields(tool).map((field) => FIELDS[field.kind](steps, field as never));
  return Object.assign({ type: 'tool', player, tool, ...(pay !== undefined && { pay }) }, ...chosen) as Move;
}

function settle(steps: Steps, player: number): Move {
  const value = first(steps, 'value')?.value;
  const cell = first(steps, 'cell')?.cell;
  return { type: 'settle', player, ...(cell !== undefined && { cell }), ...(value !== undefined && { value }) };
}

export function moveOf(steps: Steps, player: number): Move {
  const tool = first(steps, 'tool')?.tool;
  const pattern = first(steps, 'pattern')?.pattern;
  if (tool !== undefined) return use(tool, steps, player);
  if (pattern !== undefined) return { type: 'choose', player, pattern };
  if (first(steps, 'done') !== undefined) return { type: 'done', player };
  return first(steps, 'die') === undefined
    ? settle(steps, player)
    : { type: 'place', player, ...dieIn(steps), ...cellIn(steps) };
}

/** The reasons that concern each kind of step; all reasons concern those that end a move. */
const ABOUT: Readonly<Partial<Record<Kind, RegExp>>> = {
  // The table knows those that concern the tool as a whole.
  tool: /^$/,
  pay: /^pay-/,
  die: /^(not-in-pool|already-drafted)$/,
  value: /^(grozing-step|value-)/,
  track: /^not-on-track$/,
  lift: /^(no-die-there|colour-not-on-track|two-colours|same-die)$/,
};

export const isAboutTyped = ({ kind }: SagradaStep, { key }: Reason): boolean => ABOUT[kind]?.test(key) ?? true;
