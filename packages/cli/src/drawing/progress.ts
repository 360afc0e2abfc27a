/** A progress bar on standard error, for terminals only. */
import type { WriteStream } from 'node:tty';
import { inPlain, isPlainLocale } from '../base/glyphs.ts';
import { cut } from './layout.ts';

const WIDTH = 30;
const COLUMNS = 80;
const REDRAW_AFTER_MS = 100;
const CLEAR_LINE = '\r\u001B[2K';

export interface Progress {
  /** `words` follow the bar. */
  show(done: number, words?: string): void;
  clear(): void;
}

const SILENT: Progress = { show: () => undefined, clear: () => undefined };

export const progressOf = (total: number, wanted: boolean): Progress =>
  wanted && process.stderr.isTTY ? new Bar(process.stderr, total) : SILENT;

class Bar implements Progress {
  private drawn = 0;
  private readonly stream: WriteStream;
  private readonly total: number;

  constructor(stream: WriteStream, total: number) {
    this.stream = stream;
    this.total = total;
  }

  show(done: number, words = ''): void {
    const now = performance.now();
    if (now - this.drawn < REDRAW_AFTER_MS) return;
    this.drawn = now;
    const line = `${bar(done / this.total)} ${done}/${this.total} ${words}`;
    // A line that wraps could not be cleared. Some terminals do not report their width.
    const columns = this.stream.columns || COLUMNS;
    const shown = cut(line.trimEnd(), columns - 1);
    this.stream.write(`${CLEAR_LINE}${isPlainLocale(process.env) ? inPlain(shown) : shown}`);
  }

  clear(): void {
    this.stream.write(CLEAR_LINE);
  }
}

function bar(part: number): string {
  const full = Math.round(part * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(Math.floor(part * 100)).padStart(3)} %`;
}
