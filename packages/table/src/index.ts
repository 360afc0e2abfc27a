export type {
  Asked,
  Circumstances,
  Command,
  CommandOf,
  CommandType,
  LocalCommandType,
  Outcome,
  Refusal,
  Sender,
  TableReason,
  TableReasons,
} from './commands/commands.ts';
export { dealTable, type Deal, type NewTable } from './log/deal.ts';
export { decide, type Decide } from './commands/decide.ts';
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
} from './drafts/draft.ts';
export {
  MOST_ENTRIES,
  type CommandId,
  type Closed,
  type Entry,
  type Gathered,
  type Log,
  type Occupant,
  type Opened,
  type Origin,
  type Played,
  type SaltOpened,
  type Sealed,
  type SealsClosed,
  type SeatLeft,
  type SeatTaken,
  type SenderName,
  type Started,
  type StoodIn,
  type Timestamp,
} from './log/entries.ts';
export type { Clock, Pace, Terms } from './log/terms.ts';
export { forkTable, lastTurn, type Fork } from './log/fork.ts';
export { botOf, personHere, THE_HOST } from './commands/senders.ts';
export { occupantWith } from './log/occupant.ts';
export { commandId, senderName } from './commands/fields.ts';
export { showFrom, type Recipient, type Shown } from './log/show.ts';
export { dueEffects, type Effect } from './log/effects.ts';
export { Sightings, Witness, type SeenEvents } from './log/sightings.ts';
export { fold, foldAll } from './log/fold.ts';
export { botAt, isPlaying, openState, type TableState } from './log/state.ts';
export { WatchedGame, type SeatView } from './log/watched-game.ts';
export { everyoneAt, sightingsOf, type WitnessedTable } from './log/witnessed.ts';
export { Follower, type Watcher } from './following/follower.ts';
export { happeningsFrom, type Happening } from './following/happenings.ts';
export { receive, type Received } from './following/receive.ts';
export type { Connection } from './hosting/connection.ts';
export { Host, LostRace, type HostedTable, type HostServices, type Question } from './hosting/host.ts';
export { IllegalBot } from './hosting/illegal-bot.ts';
export { elsewhere } from './hosting/ledger.ts';
export { Mirror } from './hosting/mirror.ts';
export { Turns } from './hosting/turns.ts';
export { ALLOWANCE_MS, budgetOf, isUp, runsOutAt, type Budget } from './online/clocks.ts';
export { COMMAND_TYPES, decideOnline, decideOnlineBy } from './online/decide.ts';
export { hostOf, ownersOf, personCalled, senderAt, viewerAt } from './online/people.ts';
export { clocksOf } from './online/timing.ts';
export { cardOf } from './stored/card.ts';
export { claimedRules, type ClaimedRules } from './stored/claimed.ts';
export { contradictions, judge, type Judged } from './stored/contradictions.ts';
export { unchanged } from './stored/earlier.ts';
export { forkAt, forkedTable, onlyPerson, takenBack, type Stamp, type Start } from './stored/forked.ts';
export { readTable, type ReadTable } from './stored/reading.ts';
export { continueOnlineTable, knowsEntries, readOnlineTable } from './stored/online.ts';
export { nameInRecord, recordIn, recordOf } from './stored/record.ts';
export { cardCheck, tableId, type Levels } from './stored/shapes.ts';
export type { RawTable, Storable, StoredTable, TableCard } from './stored/tables.ts';
export { paceShape, termsShape } from './stored/terms-shape.ts';
