/** Where a command's words go. */
import { once } from 'node:events';
import type { Texts } from '@leadlight/messages';

export interface Terminal {
  readonly texts: Texts;
  /** Whether somebody watches: then there may be colours, pauses and progress. */
  readonly watched: boolean;
  readonly colours: boolean;
  readonly columns: number;
  /** Writes to standard output, no faster than it is read. */
  write(text: string): Promise<void>;
  /** One line on standard error. */
  complain(line: string): void;
}

export function openTerminal(texts: Texts): Terminal {
  const { stdout, stderr, env } = process;
  const watched = stdout.isTTY;
  return {
    texts,
    watched,
    colours: watched && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb',
    columns: watched ? stdout.columns : 100,
    write: async (text) => {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    complain: (line) => {
      stderr.write(`leadlight: ${plain(line)}\n`);
    },
  };
}

/** Text that came from a file, made harmless: no control characters, so no line breaks and no escape sequences. */
export const plain = (text: string): string => text.replaceAll(/\p{C}/gu, '?');

/** Whoever reads our output may stop reading, as `head` does: that is no error. */
export function leaveQuietlyWhenUnread(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
