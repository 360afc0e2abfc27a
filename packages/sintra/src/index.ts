export {
  DISPLAYS,
  GLASS_TRACK,
  HOUSE_STRIPS,
  ORNAMENT_POINTS,
  ORNAMENTS,
  PANES_PER_COLOUR,
  PANES_PER_DISPLAY,
  ROUNDS,
  SLOTS,
  SPACES,
  WINDOW_VALUES,
} from './components.ts';
export type { Consequence } from './consequences.ts';
export type { Abandoned, Back, End, Event, Fill, Move, Pick, Setup } from './events.ts';
export { openSpaces, reachableStrips, spacesToFill } from './filling.ts';
export { sintra, type Sintra } from './game.ts';
export { LAST_LOSS, markerLoss, stepsToLoss } from './glass.ts';
export { parseStripSet } from './options.ts';
export { COLOUR_COUNT, countOf, sizeOf, type Pile } from './pile.ts';
export { indicatorAt, inFrame, NOBODY, type Board, type Position } from './position.ts';
export { RULE_OF, type Reason, type ReasonArgs, type Rule } from './reasons.ts';
export { isReachable } from './placing.ts';
export { panesToFill } from './round.ts';
export {
  breakdownsIfEnded,
  completeWindows,
  decidedBy,
  filledAround,
  palacePoints,
  panesInWindows,
  type Breakdown,
  type DecidedBy,
  type SintraResult,
} from './scoring.ts';
export { GONE, STRIP_BITS } from './slot.ts';
export { mostOnDisplay, panesOnDisplays } from './sources.ts';
export { FULL, JOKER, type StripSet } from './strip-set.ts';
export { sintraText } from './text.ts';
export { isComplete } from './view.ts';
export type { OrnamentView, SeatView, SpaceView, StripView, View, WindowView } from './view.ts';
export {
  COLOURS,
  PALACE_SIDES,
  STRIP_SIDES,
  type Colour,
  type Frame,
  type Options,
  type PalaceSide,
  type Source,
  type Space,
  type Strip,
  type StripPlace,
  type StripSide,
} from './vocabulary.ts';
