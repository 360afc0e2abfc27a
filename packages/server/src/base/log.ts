/** The log of the server, for its host. Nothing secret gets into it: errors are described by what is known to be safe. */
import { pino, type DestinationStream } from 'pino';
import type { LogLevel } from './config.ts';

export type Figures = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  /** An error that nobody gets as an answer. */
  readonly trouble: (error: unknown) => void;
  /** Something that hosts want to know. */
  readonly note: (what: string, figures?: Figures) => void;
  /** Something that helps to find faults. */
  readonly detail: (what: string, figures?: Figures) => void;
}

const LEVELS: Readonly<Record<LogLevel, string>> = {
  off: 'silent',
  error: 'error',
  warn: 'warn',
  info: 'info',
  debug: 'debug',
};

/** The only fields of an error that are logged. The server chooses their values from fixed lists. */
const SAFE_FIELDS = ['problem', 'code'] as const;

/** The lines of a stack that say where, without the message above them. */
const placesIn = (stack: string): readonly string[] => stack.split('\n').filter((line) => /^\s+at /.test(line));

/** Errors whose messages contain no stored value, and nothing that anybody has sent. */
const SAFE_MESSAGES: ReadonlySet<string> = new Set(['StorageError']);

/**
 * What the log says about an error. Other messages stay out: a parser, for example, quotes what it can't read, and that
 * may be a stored seed.
 */
function described(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const fields: Record<string, string> = {};
  for (const field of SAFE_FIELDS) {
    const value: unknown = Object.getOwnPropertyDescriptor(error, field)?.value;
    if (typeof value === 'string') fields[field] = value;
  }
  const places = placesIn(error.stack ?? '').map((line) => line.trim());
  const message = SAFE_MESSAGES.has(error.name) ? { message: error.message } : {};
  return { error: error.name, ...fields, ...message, at: places };
}

/** Lines of JSON, on standard error unless told otherwise, each written before the program goes on. */
export function createLog(level: LogLevel, to: DestinationStream = pino.destination({ dest: 2, sync: true })): Log {
  const lines = pino({ level: LEVELS[level], base: null, timestamp: pino.stdTimeFunctions.isoTime }, to);
  return {
    trouble: (error) => lines.error(described(error), 'trouble'),
    note: (what, figures = {}) => lines.info(figures, what),
    detail: (what, figures = {}) => lines.debug(figures, what),
  };
}
