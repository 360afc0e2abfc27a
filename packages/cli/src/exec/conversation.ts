/** One run of an external program, which answers questions line by line. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { isBlank, LineCutter, type Line } from '../protocol/lines.ts';
import { MOST_BYTES } from '../protocol/answers.ts';
import { systemError } from '../base/complaint.ts';
import type { Verdict } from '../players/player.ts';
import { LastWords } from './last-words.ts';

/** The outcome of a question: a line, or a reason to stop waiting. */
export type Reply = { readonly line: Line } | { readonly forfeit: Verdict };

/** The time a program has to end once its input ends. */
const LEAVING_MS = 300;

export class Conversation {
  private readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  private readonly cutter = new LineCutter(MOST_BYTES);
  private readonly lastWords = new LastWords();
  private readonly lines: Line[] = [];
  private readonly closed: Promise<void>;
  private end: Verdict | undefined;
  private over = false;
  private waiting: ((reply: Reply) => void) | undefined;

  constructor([program = '', ...args]: readonly string[]) {
    // A process group of its own, so that the program's children end with it.
    this.child = spawn(program, args, { stdio: 'pipe', detached: true });
    this.child.stdout.on('data', (chunk: Buffer) => this.hear(chunk)).pause();
    this.child.stderr.on('data', (chunk: Buffer) => this.lastWords.hear(chunk));
    // A program that does not read has ended or will be late; both are reported elsewhere.
    this.child.stdin.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      this.child.on('error', (error) => this.lose({ kind: 'unstarted', how: systemError(error) ?? error.message }));
      this.child.on('close', (code, signal) => {
        this.over = true;
        this.lose({ kind: 'gone', how: this.lastWords.after(signal ?? `exit ${code}`) });
        resolve();
      });
    });
  }

  /** One question at a time. Output between questions is not read, so that no program can flood us. */
  async ask(question: string, milliseconds: number): Promise<Reply> {
    const late = setTimeout(() => this.reply({ forfeit: { kind: 'late', limit: milliseconds } }), milliseconds);
    const reply = new Promise<Reply>((resolve) => (this.waiting = resolve));
    this.child.stdin.write(question);
    this.child.stdout.resume();
    this.look();
    const answered = await reply;
    clearTimeout(late);
    this.child.stdout.pause();
    return answered;
  }

  /** Lets the program end by itself once its input has ended, and kills it if it takes too long. */
  async leave(): Promise<void> {
    this.child.stdin.end();
    this.child.stdout.resume();
    await Promise.race([this.closed, pause(LEAVING_MS, undefined, { ref: false })]);
    this.kill();
  }

  kill(): void {
    const { pid, stdin, stdout, stderr } = this.child;
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    // After the program has ended, its process id may belong to another process.
    if (pid !== undefined && !this.over) endGroup(pid);
  }

  private hear(chunk: Buffer): void {
    this.lines.push(...this.cutter.push(chunk).filter((line) => !isBlank(line)));
    this.look();
  }

  private lose(verdict: Verdict): void {
    this.lines.push(...this.cutter.end().filter((line) => !isBlank(line)));
    this.end ??= verdict;
    this.look();
  }

  /** Replies if there is a line or an end. A line that is already too long need not end. */
  private look(): void {
    if (this.waiting === undefined) return;
    const line = this.lines.shift() ?? (this.cutter.overflowing ? this.cutter.end()[0] : undefined);
    if (line !== undefined) this.reply({ line });
    else if (this.end !== undefined) this.reply({ forfeit: this.end });
  }

  private reply(reply: Reply): void {
    this.waiting?.(reply);
    this.waiting = undefined;
  }
}

/** Kills a process and its children, unless they have ended or no longer belong to us. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (systemError(error) === undefined) throw error;
  }
}
