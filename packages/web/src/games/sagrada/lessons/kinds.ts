/** What the lessons of Sagrada are made of. */
import type { SAGRADA_LESSONS } from '@leadlight/messages';
import type { Cell, Die, Move, Sagrada, ToolId, Use } from '@leadlight/sagrada';
import type { Goal, Lesson } from '../../../game/lesson.ts';
import type { SagradaStep } from '../choosing/steps.ts';

/** A lesson of Sagrada, whose steps have these texts. */
export type SagradaLesson<Id extends keyof typeof SAGRADA_LESSONS> = Lesson<
  Sagrada,
  SagradaStep,
  (typeof SAGRADA_LESSONS)[Id][number]
>;

type SagradaGoal = Goal<Sagrada, SagradaStep>;

/** The learner's seat, and that of the other player. */
const [YOU, OTHER] = [0, 1];

/** The learner takes this die and places it there. */
export const place = (die: Die, cell: Cell): SagradaGoal => ({
  kind: 'play',
  move: { type: 'place', player: YOU, die, cell },
});

type UseOf<Id extends ToolId> = Omit<Use<Id>, 'type' | 'player' | 'tool'>;

/** The learner uses this tool. */
export const use = <Id extends ToolId>(tool: Id, how: UseOf<Id>): SagradaGoal => ({
  kind: 'play',
  move: { type: 'tool', player: YOU, tool, ...how } as Use,
});

/** The learner ends the turn. */
export const end: SagradaGoal = { kind: 'play', move: { type: 'done', player: YOU } };

/** The learner tries this die on a space, which this rule refuses. */
export const tryPlace = (rule: string, die: Die, cell: Cell): SagradaGoal => ({
  kind: 'try',
  rule,
  steps: [
    { kind: 'die', die },
    { kind: 'cell', cell },
  ],
});

/** The learner tries a tool, which this rule refuses. */
export const tryTool = (rule: string, tool: ToolId): SagradaGoal => ({
  kind: 'try',
  rule,
  steps: [{ kind: 'tool', tool }],
});

/** The other player's turn: takes this die and places it there. */
export const othersTurn = (die: Die, cell: Cell): readonly Move[] => [
  { type: 'place', player: OTHER, die, cell },
  { type: 'done', player: OTHER },
];

/** The other player passes. */
export const otherPasses: readonly Move[] = [{ type: 'done', player: OTHER }];
