/** A bar on standard error that fills while games are played. Only for a terminal. */
import type { WriteStream } from 'node:tty';

const WIDTH = 30;
const REDRAW_AFTER_MS = 100;
const CLEAR_LINE = '\r\u001B[2K';

export interface Progress {
  show(done: number): void;
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

  show(done: number): void {
    const now = performance.now();
    if (now - this.drawn < REDRAW_AFTER_MS) return;
    this.drawn = now;
    this.stream.write(`${CLEAR_LINE}${bar(done / this.total)} ${done}/${this.total}`);
  }

  clear(): void {
    this.stream.write(CLEAR_LINE);
  }
}

function bar(part: number): string {
  const full = Math.round(part * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(Math.floor(part * 100)).padStart(3)} %`;
}
