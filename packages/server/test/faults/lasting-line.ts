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
  private line: Line | undefined;
  /** Whether a frame was lost that may have asked for entries. */
  private isBehind = false;
  private isClosed = false;
  private readonly lasting: Promise<void>;
  private readonly resending: NodeJS.Timeout;

  constructor(visitor: Pick<Visitor, 'connect'>) {
    this.visitor = visitor;
    this.lasting = this.stayConnected();
    this.resending = setInterval(() => this.resend(), PATIENCE_MS);
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
    clearInterval(this.resending);
    this.line?.close();
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
      line.listen((frame) => this.take(frame, line));
      await line.closed;
      this.line = undefined;
      await pause(10 + Math.random() * 40);
    }
  }

  private take(frame: ServerFrame, line: Line): void {
    if (frame.type === 'welcome') this.resume(line);
    if (frame.type === 'entry' && frame.number === this.next.get(frame.table))
      this.next.set(frame.table, frame.number + 1);
    if (frame.type === 'answer') this.settle(frame);
    if (frame.type === 'refused') this.refusals.push(frame);
    if (frame.type === 'refused' && frame.code === 'too-fast') this.isBehind = true;
    this.frames.push(frame);
    for (const listener of this.listeners) listener(frame);
  }

  private resume(line: Line): void {
    this.line = line;
    this.reconnects++;
    if (this.isClosed) line.close();
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
