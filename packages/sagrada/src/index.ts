export * from './vocabulary.ts';
export type * from './events.ts';
export { RULE_OF, type Reason, type ReasonArgs, type Rule } from './reasons.ts';
export type { Consequence } from './consequences.ts';
export {
  DICE_PER_COLOUR,
  OBJECTIVE_POINTS,
  PATTERN_CARDS,
  ROUNDS,
  TOOL_COLOURS,
  type PatternCard,
} from './components.ts';
export { impossibleSpaces, sagrada, type Sagrada } from './game.ts';
export type { Position } from './position.ts';
export type { Breakdown, Result } from './scoring.ts';
export type { SeatView, View } from './sight.ts';
