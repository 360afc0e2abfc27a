export * from './bodies.ts';
export { CLIENT_FRAME_TYPES, readClientFrame, type ClientFrame } from './client-frames.ts';
export type { FrameProblem } from './frames.ts';
export * from './limits.ts';
export { TABLE_PHASES, type ListedTable, type TablePhase } from './listed.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export {
  CLOSE_CODES,
  GOODBYES,
  readServerFrame,
  REFUSALS,
  SERVER_FRAME_TYPES,
  writeFrame,
  type FrameRefusal,
  type Goodbye,
  type ServerFrame,
  type ServerFrameOf,
  type SwitchedOff,
} from './server-frames.ts';
export { LIVE_PATH, livePath, PROTOCOL } from './version.ts';
