/**
 * A line to a server that may go away at any moment: it connects again, follows from where it was, and sends commands
 * without an answer again, with the same ids. Clients do the same.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientFrame, ServerFrame, ServerFrameOf } from '@leadlight/protocol';
import type { Line, Visitor } from '../online/person.ts';

type CommandFrame = Extract<ClientFrame, { readonly type: 'command' }>;

/** A person takes at least this long to decide, which is as often as a server lets anyone send. */
const THINKING_MS = 70;

/** A command without an answer is sent again after this time. */
const PATIENCE_MS = 400;

/** The line is tried this often. A server that has said nothing for so long is gone, whatever the socket says. */
const PING_MS = 1000;
const SILENCE_MS = 4000;

/** The longest pause before the next try to connect. */
const LONGEST_PAUSE_MS = 500;

/** What is refused for these reasons may be sent again. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['too-fast', 'unavailable']);

const idOf = ({ command }: CommandFrame): string => (command as { readonly id: string }).id;

export class LastingLine {
  /** The answers to commands, by their ids. */
  readonly answers = new Map<string, ServerFrameOf<'answer'>>();
  readonly refusals: ServerFrameOf<'refused'>[] = [];
  /** Since the first time. */
  reconnects = -1;
  private readonly visitor: Pick<Visitor, 'connect'>;
  private readonly frames: ServerFrame[] = [];
  private readonly listeners = new Set<(frame: ServerFrame) => void>();
  private readonly unanswered = new Map<string, CommandFrame>();
  /** The number of the next entry of each table. */
  private readonly next = new Map<string, number>();
  /** The line once the server has answered, and before. */
  private line: Line | undefined;
  private connecting: Line | undefined;
  /** Whether a frame was lost that may have asked for entries. */
  private isBehind = false;
  private isClosed = false;
  private heardAt = 0;
  private failures = 0;
  private readonly lasting: Promise<void>;
  private readonly timers: readonly NodeJS.Timeout[];

  constructor(visitor: Pick<Visitor, 'connect'>) {
    this.visitor = visitor;
    this.lasting = this.stayConnected();
    this.timers = [setInterval(() => this.resend(), PATIENCE_MS), setInterval(() => this.ping(), PING_MS)];
  }

  get opened(): Promise<ServerFrame> {
    return this.until(({ type }) => type === 'welcome');
  }

  send(frame: ClientFrame): void {
    if (frame.type === 'follow') this.next.set(frame.table, frame.from);
    if (frame.type === 'unfollow') this.next.delete(frame.table);
    if (frame.type === 'command') void this.sendLater(frame);
    else this.line?.send(frame);
  }

  listen(listener: (frame: ServerFrame) => void): void {
    this.listeners.add(listener);
  }

  until<Found extends ServerFrame>(isIt: (frame: ServerFrame) => frame is Found): Promise<Found>;
  until(isIt: (frame: ServerFrame) => boolean): Promise<ServerFrame>;
  until(isIt: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    const past = this.frames.find(isIt);
    if (past !== undefined) return Promise.resolve(past);
    return new Promise((resolve) => {
      const listener = (frame: ServerFrame): void => {
        if (!isIt(frame)) return;
        this.listeners.delete(listener);
        resolve(frame);
      };
      this.listeners.add(listener);
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    this.connecting?.drop();
    await this.lasting;
  }

  private async sendLater(frame: CommandFrame): Promise<void> {
    await pause(Math.random() * THINKING_MS);
    this.unanswered.set(idOf(frame), frame);
    this.line?.send(frame);
  }

  private async stayConnected(): Promise<void> {
    while (!this.isClosed) {
      const line = this.visitor.connect();
      this.connecting = line;
      this.heardAt = performance.now();
      line.listen((frame) => this.take(frame, line));
      await line.closed;
      this.line = undefined;
      await pause(Math.min(LONGEST_PAUSE_MS, 20 * 2 ** this.failures++) * (0.5 + Math.random()));
    }
  }

  private ping(): void {
    if (performance.now() - this.heardAt > SILENCE_MS) this.connecting?.drop();
    else this.line?.send({ type: 'ping', id: 'here' });
  }

  private take(frame: ServerFrame, line: Line): void {
    this.heardAt = performance.now();
    if (frame.type === 'welcome') this.resume(line);
    if (frame.type === 'entry' && frame.number === this.next.get(frame.table))
      this.next.set(frame.table, frame.number + 1);
    if (frame.type === 'answer') this.settle(frame);
    if (frame.type === 'refused') this.refusals.push(frame);
    if (frame.type === 'refused' && NOT_TAKEN.has(frame.code)) this.isBehind = true;
    this.frames.push(frame);
    for (const listener of this.listeners) listener(frame);
  }

  private resume(line: Line): void {
    this.line = line;
    this.failures = 0;
    this.reconnects++;
    this.followAgain();
    this.resend();
  }

  private followAgain(): void {
    this.isBehind = false;
    for (const [table, from] of this.next) this.line?.send({ type: 'follow', table, from });
  }

  private settle(answer: ServerFrameOf<'answer'>): void {
    this.unanswered.delete(answer.id);
    this.answers.set(answer.id, answer);
  }

  private resend(): void {
    if (this.isBehind) this.followAgain();
    for (const frame of this.unanswered.values()) this.line?.send(frame);
  }
}
