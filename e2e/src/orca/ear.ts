/** Hears what the screen reader says, and presses keys. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { locate, PROGRAMS } from '../../../scripts/bootstrap/programs.mjs';
import type { Desktop } from './desktop.ts';

/** The reader has finished when nothing was said for this long: it pauses longer on a busy machine. */
const QUIET_MS = 900;
const PAUSE_MS = 40;
/** Bots answer sooner, even on a slow machine. */
const PATIENCE_MS = 90_000;
/** A key without an answer: on a busy machine, answers take seconds. */
const SILENCE_MS = 12_000;

/** What a player listens for: anything at all, unless told otherwise. */
type Expected = (line: string) => boolean;
const ANYTHING: Expected = () => true;
const NOTHING: Expected = () => false;

/** The longest pause in reading a page aloud. */
const PAGE_MS = 4000;

export class Ear {
  private readonly desktop: Desktop;
  private heard = 0;

  constructor(desktop: Desktop) {
    this.desktop = desktop;
  }

  /** Presses a key by its name in X, such as `Return`, or several at once, such as `Insert+a`. */
  press(...keys: readonly string[]): void {
    const xdotool = locate(PROGRAMS.xdotool) ?? 'xdotool';
    execFileSync(xdotool, ['key', '--delay', '40', ...keys], { env: this.desktop.env });
  }

  private get said(): readonly string[] {
    return readFileSync(this.desktop.spoken, 'utf8').split('\n').slice(0, -1);
  }

  /** What was said since the last call, once something expected was said and the reader is quiet. */
  async listen(expected = ANYTHING, patience = SILENCE_MS): Promise<readonly string[]> {
    let [lines, changed] = [this.said, performance.now()];
    for (;;) {
      const limit = lines.slice(this.heard).some(expected) ? QUIET_MS : patience;
      if (performance.now() - changed > limit) break;
      await sleep(PAUSE_MS);
      const now = this.said;
      if (now.length > lines.length) changed = performance.now();
      lines = now;
    }
    const fresh = lines.slice(this.heard);
    this.heard = lines.length;
    return fresh;
  }

  /** Presses keys, and hears the answer. */
  async ask(...keys: readonly string[]): Promise<readonly string[]> {
    this.press(...keys);
    return this.listen();
  }

  /** Hears out what is being said by itself, such as a page that the reader reads aloud. */
  async settle(): Promise<void> {
    while ((await this.listen(NOTHING, PAGE_MS)).length > 0);
  }

  /** Listens until something is said that matches; returns everything said until then. */
  async until(expected: RegExp): Promise<readonly string[]> {
    const end = performance.now() + PATIENCE_MS;
    const all: string[] = [];
    while (!expected.test(all.join(' '))) {
      if (performance.now() > end)
        throw new Error(`nobody says ${String(expected)}: ${this.said.slice(-12).join('\n')}`);
      all.push(...(await this.listen()));
    }
    return all;
  }
}
