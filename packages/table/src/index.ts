export { MOST_IDS, MOST_SENDERS, type Answered } from './answered.ts';
export type {
  Asked,
  Circumstances,
  Command,
  CommandId,
  CommandOf,
  CommandType,
  Effect,
  Outcome,
  Refusal,
  Sender,
  SenderName,
  TableReason,
  TableReasons,
} from './commands.ts';
export { dealLog, type Deal } from './deal.ts';
export { decide } from './decide.ts';
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
export {
  MOST_ENTRIES,
  type Closed,
  type Entry,
  type Left,
  type Moment,
  type Occupant,
  type Opened,
  type Origin,
  type Played,
  type Seated,
  type Started,
  type StoodIn,
} from './entries.ts';
export { receive, type Received } from './follower.ts';
export { forkLog, lastTurn, type Fork } from './fork.ts';
export { botOf, personHere, THE_HOST } from './senders.ts';
export { occupantWith } from './occupant.ts';
export { commandId, senderName } from './shapes.ts';
export { show, showFrom, type Recipient, type Shown } from './show.ts';
export { botAt, dueEffects, fold, foldAll, isPlaying, openState, type TableState } from './state.ts';
