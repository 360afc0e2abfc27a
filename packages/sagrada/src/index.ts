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
export { impossibleCells, impossibleSpaces, sagrada, type Sagrada } from './game.ts';
export { priceOf } from './payment.ts';
export type { Position } from './position.ts';
export { breakdownOf, targetOf, type Breakdown, type Result } from './scoring.ts';
export type { SeatView, View } from './sight.ts';
export { turnOrder } from './turns.ts';
