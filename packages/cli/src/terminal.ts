/** Where a command's words go. */
import { once } from 'node:events';
import type { AllTexts } from '@leadlight/messages';
import { EXIT, systemError } from './complaint.ts';

export interface Terminal {
  readonly texts: AllTexts;
  /** Whether somebody watches: then there may be colours, pauses and progress. */
  readonly watched: boolean;
  readonly colours: boolean;
  readonly columns: number;
  /** Writes to standard output, no faster than it is read. */
  readonly write: (text: string) => Promise<void>;
  /** One line on standard error. */
  readonly complain: (line: string) => void;
}

/** The width that boards are made for. */
const COLUMNS = 100;

export function openTerminal(texts: AllTexts): Terminal {
  const { stdout, stderr, env } = process;
  const watched = stdout.isTTY;
  const terminal: Terminal = {
    texts,
    watched,
    colours: wantsColours(watched, env),
    columns: (watched && stdout.columns) || COLUMNS,
    write: async (text) => {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    complain: (line) => {
      stderr.write(`leadlight: ${plain(line)}\n`);
    },
  };
  leaveWhenUnwritable(terminal);
  return terminal;
}

/** Colours are for terminals, unless NO_COLOR or FORCE_COLOR says otherwise (no-color.org, force-color.org). */
function wantsColours(watched: boolean, env: NodeJS.ProcessEnv): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  return (env['FORCE_COLOR'] ?? '') !== '' || (watched && env['TERM'] !== 'dumb');
}

/** Text that came from a file, made harmless: no control characters, so no line breaks and no escape sequences. */
export const plain = (text: string): string => text.replaceAll(/\p{C}/gu, '?');

/** Whoever reads our output may stop reading, as `head` does: that is no error. A full disk is. */
function leaveWhenUnwritable({ texts, complain }: Terminal): void {
  process.stdout.on('error', (error: Error) => {
    const code = systemError(error) ?? error.message;
    if (code !== 'EPIPE') complain(texts.cli.errors.unwritable(texts.cli.errors.stdout, code));
    process.exit(code === 'EPIPE' ? EXIT.fine : EXIT.unusable);
  });
  // Where nobody reads complaints the work goes on: the exit code still tells how it went.
  process.stderr.on('error', () => undefined);
}
