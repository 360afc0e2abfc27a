/** The output of a command. */
import { once } from 'node:events';
import type { AllTexts } from '@leadlight/messages';
import { EXIT, systemError } from './complaint.ts';
import { inPlain, isPlainLocale } from './glyphs.ts';

export interface Terminal {
  readonly texts: AllTexts;
  /** Whether the output is a terminal, and so may have colours, pauses and progress. */
  readonly watched: boolean;
  readonly colours: boolean;
  readonly columns: number;
  /** Writes to standard output as it is, no faster than it is read. */
  readonly write: (text: string) => Promise<void>;
  /** Writes words and drawings, in plain characters where there are no others. */
  readonly tell: (text: string) => Promise<void>;
  /** One line on standard error. */
  readonly complain: (line: string) => void;
}

/** The width that boards are designed for. */
const COLUMNS = 100;

export function openTerminal(texts: AllTexts): Terminal {
  const { stdout, stderr, env } = process;
  const watched = stdout.isTTY;
  const shown = isPlainLocale(env) ? inPlain : (text: string): string => text;
  const write = async (text: string): Promise<void> => {
    if (!stdout.write(text)) await once(stdout, 'drain');
  };
  const terminal: Terminal = {
    texts,
    watched,
    colours: wantsColours(watched, env),
    columns: (watched && stdout.columns) || COLUMNS,
    write,
    tell: (text) => write(shown(text)),
    complain: (line) => {
      stderr.write(shown(`leadlight: ${plain(line)}\n`));
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

/** Makes text from a file harmless: no control characters, so no line breaks and no escape sequences. */
export const plain = (text: string): string => text.replaceAll(/\p{C}/gu, '?');

/** A reader may stop reading, as `head` does, which is not an error. A full disk is. */
function leaveWhenUnwritable({ texts, complain }: Terminal): void {
  process.stdout.on('error', (error: Error) => {
    const code = systemError(error) ?? error.message;
    if (code !== 'EPIPE') complain(texts.cli.errors.unwritable(texts.cli.errors.stdout, code));
    process.exit(code === 'EPIPE' ? EXIT.fine : EXIT.unusable);
  });
  // If nobody reads the errors, work continues: the exit code still gives the outcome.
  process.stderr.on('error', () => undefined);
}
