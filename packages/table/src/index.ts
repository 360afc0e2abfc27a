export type {
  Circumstances,
  Command,
  CommandId,
  Effect,
  Outcome,
  Refusal,
  Sender,
  TableReason,
  TableReasons,
} from './commands.ts';
export { decide, type Asked } from './decide.ts';
export {
  drafted,
  isComplete,
  movesOf,
  openDraft,
  tryMove,
  undo,
  type Draft,
  type DraftStep,
  type Try,
} from './draft.ts';
export type {
  Closed,
  Entry,
  Left,
  Moment,
  Occupant,
  Opened,
  Origin,
  Played,
  Seated,
  Started,
  StoodIn,
} from './entries.ts';
export { receive, type Received } from './follower.ts';
export { dealLog, forkLog, lastTurn, type Deal, type Fork } from './fork.ts';
export { show, showFrom, type Shown } from './show.ts';
export { botAt, dueEffects, fold, foldAll, isPlaying, openState, type TableState } from './state.ts';
