import { LineCutter } from '../protocol/lines.ts';
import { plain } from '../base/terminal.ts';

/** The most bytes of a line worth repeating. */
const MOST_BYTES = 200;

const NAMES_ERROR = /\w*(?:Error|Exception|error):/u;

/**
 * A program's last words on standard error: the last line that names an error (a stack trace may follow it), or else the
 * last line. With LEADLIGHT_DEBUG, everything is shown as it arrives.
 */
export class LastWords {
  private readonly cutter = new LineCutter(MOST_BYTES);
  private last = '';
  private error = '';

  hear(chunk: Uint8Array): void {
    if (process.env['LEADLIGHT_DEBUG'] !== undefined) process.stderr.write(chunk);
    for (const { text } of this.cutter.push(chunk)) this.keep(text);
  }

  /** How the program ended, with its last words. */
  after(how: string): string {
    for (const { text } of this.cutter.end()) this.keep(text);
    const words = plain(this.error === '' ? this.last : this.error);
    return words === '' ? how : `${how}: ${words}`;
  }

  private keep(text: string): void {
    const line = text.trim();
    if (line !== '') this.last = line;
    if (NAMES_ERROR.test(line)) this.error = line;
  }
}
