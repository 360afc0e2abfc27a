export { legalProblems } from './annotations.ts';
export { bareEvent } from './bare.ts';
export { chanceProblems } from './chance.ts';
export { Codes, type Code } from './codes.ts';
export {
  commitmentOf,
  FairStream,
  fairLuck,
  HEX_32,
  HEX_32_OR_NONE,
  SALT,
  saltCommitmentOf,
  seedFromText,
} from './fair.ts';
export type {
  AnyConsequence,
  AnyEvent,
  AnyMove,
  AnyResult,
  Due,
  Game,
  GameTypes,
  Notation,
  Ranking,
  Seat,
  Story,
  Viewer,
} from './game.ts';
export { playout, settle } from './playout.ts';
export { FastRandom, shuffle, type Luck, type Random } from './random.ts';
export type { Problem, Reason, ReasonOf, ShapeReason, ShapeReasons } from './reason.ts';
export { FORMAT, gameOf, parseJson, parseRecord, writeRecord, type Envelope, type GameRecord } from './record.ts';
export type { AnyProblem, RecordReason, RecordReasons } from './record-reasons.ts';
export { hiddenProblems, replayEvents, type Course, type Replayed } from './replay.ts';
export { fail, ok, type Result } from './result.ts';
export {
  either,
  eventShape,
  integer,
  isObject,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  problem,
  recordObject,
  required,
  text,
  type EventShape,
  type Field,
  type FieldsOf,
  type Shape,
} from './shape.ts';
export { examineRecord, verifyRecord, type Examination, type Verdict } from './verify.ts';
