export * from './vocabulary.ts';
export { askSpace, countFitting, pointsFor, ruleOfObjective, ruleOfTool, type SpaceAnswer } from './asked.ts';
export type * from './events.ts';
export { RULE_OF, type Reason, type ReasonArgs, type Rule } from './reasons.ts';
export type { Consequence } from './consequences.ts';
export {
  DICE_PER_COLOUR,
  OBJECTIVE_POINTS,
  PATTERN_CARDS,
  ROUNDS,
  SOLO_TOOLS,
  TOOL_COLOURS,
  TOOLS_DEALT,
  type PatternCard,
} from './components.ts';
export { impossibleCells, impossibleSpaces, sagrada, type Sagrada } from './game.ts';
export type { Line } from './objectives.ts';
export { outlookOf, type LineOutlook, type LineState, type Outlook } from './outlook.ts';
export { priceOf } from './payment.ts';
export type { Position } from './position.ts';
export {
  breakdownOf,
  costOfEmpty,
  decidedBy,
  missingIn,
  scoredSpaces,
  targetOf,
  worthOf,
  type Breakdown,
  type DecidedBy,
  type Result,
  type Scored,
  type ScoredSpaces,
} from './scoring.ts';
export type { SeatView, View } from './sight.ts';
export { diceRolled } from './rolls.ts';
export { sagradaText } from './text.ts';
export type { Chosen, FieldKind, FieldOfKind, ToolField, WindowMove } from './tools/fields.ts';
export { toolFields } from './tools/index.ts';
export { turnsOfRound, type RoundTurn, type TurnState } from './turns.ts';

// For search: the internals of positions and codes.
export { FIELD_NONE, firstOf, isTool, KIND, kindOf, secondOf } from './codes.ts';
export { colourIndex, colourOf, valueOf } from './dice.ts';
export { COLUMN_MASKS, cornering, countCells, ROW_MASKS, SPACES } from './grid.ts';
export { COLOUR_MARKS, MARKS, Openings, sidesOf, VALUE_MARKS } from './openings.ts';
export { settledDie } from './play.ts';
export { draftsLeft } from './turns.ts';
export type { Window } from './window.ts';
