/**
 * The one connection of a page to the server. It connects again whenever it is lost, follows its tables from the first
 * missing entry, and sends commands until they are answered, even those of the page before.
 */
import {
  readServerFrame,
  type ClientFrame,
  type FrameRefusal,
  type Goodbye,
  type ListedTable,
  type Me,
  type ServerFrame,
  type ServerFrameOf,
  type SwitchedOff,
} from '@leadlight/protocol';
import { freshId } from '../base/fresh.ts';
import { backOff } from './back-off.ts';
import { FarClock } from './far-clock.ts';
import type { Socket, Surroundings } from './surroundings.ts';
import { Timers } from './timers.ts';
import { Unanswered, type Answer, type SentCommand } from './unanswered.ts';

export type LineState = 'connecting' | 'open' | 'lost';

/** Frames about one table. */
export type TableFrame = ServerFrameOf<'place' | 'entry' | 'presence' | 'said' | 'invited' | 'refused'>;

/** A page's interest in one table. */
export interface Interest {
  /** The number of the first missing entry. */
  readonly from: () => number;
  readonly receive: (frame: TableFrame) => void;
  /** Whether everyone can see this screen: it then shows only what spectators see. */
  readonly isPublic?: boolean;
}

export interface Lists {
  readonly open: readonly ListedTable[];
  readonly running: readonly ListedTable[];
}

/** The line is checked this often while it is quiet. */
const PING_MS = 20_000;
/** A server that says nothing for so long after a ping is gone, whatever the browser believes. */
const SILENCE_MS = 8000;
/** Commands without an answer are sent again after this time. */
const RESEND_MS = 4000;
/** Frames that the server could not take are sent again after this time. */
const BREATH_MS = 1500;

/** The server will never take a command that it refuses for these reasons; the others pass. */
const FINAL: ReadonlySet<FrameRefusal> = new Set(['malformed', 'no-table', 'guest-first', 'too-many']);

export class Line {
  state: LineState = 'connecting';
  /** Why the server has ended the connection; undefined while it has not. */
  goodbye: Goodbye | undefined;
  /** Whether the server is there, but can store nothing. */
  isPaused = false;
  /** The person that the server knows; null for nobody, undefined until it has said so. */
  you: Me | null | undefined;
  lists: Lists | undefined;
  /** What the host of the server has switched off. */
  off: readonly SwitchedOff[] = [];
  /** The tables that wait for this person; undefined until the server has said so. */
  waiting: readonly string[] | undefined;
  readonly clock = new FarClock();
  /** The server's address for others nearby; undefined where the page's own address will do. */
  nearby: string | undefined;
  private readonly around: Surroundings;
  /** Called when something above has changed. */
  private readonly changed: () => void;
  private readonly interests = new Map<string, Interest>();
  private readonly unanswered: Unanswered;
  private readonly pings = new Map<string, number>();
  private readonly pausedBy = new Set<'refusal' | 'word'>();
  private readonly timers: Timers;
  private socket: Socket | undefined;
  private failures = 0;
  private heardAt = 0;
  private wantsLists = false;

  constructor(around: Surroundings, changed: () => void) {
    this.around = around;
    this.timers = new Timers(around);
    this.unanswered = new Unanswered(around.memory);
    this.changed = changed;
  }

  /** The time by which players' clocks run. */
  get now(): number {
    return this.clock.read(this.around.now());
  }

  /** The number of commands without an answer. */
  get owed(): number {
    return this.unanswered.size;
  }

  open(): void {
    this.timers.cancel('open');
    if (this.socket !== undefined || this.goodbye === 'reload') return;
    const isCurrent = (): boolean => this.socket === socket;
    const socket: Socket = this.around.connect({
      text: (text) => isCurrent() && this.take(text),
      closed: () => isCurrent() && this.lose(),
    });
    this.socket = socket;
    this.timers.set('silence', SILENCE_MS, () => this.lose());
  }

  /** Ends the connection until it is opened again. */
  close(): void {
    this.leave();
    this.state = 'connecting';
    this.changed();
  }

  /** Connects anew: another person uses this device now. */
  reopen(): void {
    this.you = undefined;
    this.waiting = undefined;
    this.close();
    this.open();
  }

  /** The network may have changed: tries at once, or finds out whether the server still answers. */
  nudge(): void {
    if (this.state === 'open') this.ping();
    else if (this.timers.has('open')) this.open();
  }

  /** The network is gone, says the browser. */
  drop(): void {
    if (this.socket !== undefined) this.lose();
  }

  /** Returns a function that ends the interest. */
  follow(table: string, interest: Interest): () => void {
    this.interests.set(table, interest);
    this.ask(table);
    return () => {
      if (this.interests.get(table) !== interest) return;
      this.interests.delete(table);
      this.send({ type: 'unfollow', table });
    };
  }

  /** Asks for the missing entries of a table, at most once in a while however many are found missing. */
  askAgain(table: string): void {
    if (!this.timers.has(table)) this.timers.set(table, BREATH_MS, () => this.ask(table));
  }

  /** Undefined if the server will never take the command. */
  command(table: string, command: SentCommand): Promise<Answer | undefined> {
    const answer = this.unanswered.add(table, command);
    this.send({ type: 'command', table, command });
    this.resendSoon(RESEND_MS);
    this.changed();
    return answer;
  }

  /** The answers to come to moves at this table, even to those that were made before the page was loaded. */
  movesAt(table: string): ReturnType<Unanswered['movesAt']> {
    return this.unanswered.movesAt(table);
  }

  /** Whether it was sent. */
  say(table: string, words: Pick<Extract<ClientFrame, { type: 'say' }>, 'phrase' | 'text'>): boolean {
    if (this.state === 'open') this.send({ type: 'say', table, id: freshId(), ...words });
    return this.state === 'open';
  }

  /** Invites the people at a table to another one. */
  invite(table: string, to: string): void {
    this.send({ type: 'invite', table, to });
  }

  /** Whether to be sent the lists of tables. */
  watchLists(on: boolean): void {
    this.wantsLists = on;
    this.send({ type: 'lobby', on });
  }

  private ask(table: string): void {
    const interest = this.interests.get(table);
    if (interest === undefined) return;
    this.send({ type: 'follow', table, from: interest.from(), ...(interest.isPublic && { public: true }) });
  }

  private send(frame: ClientFrame): void {
    if (this.state === 'open') this.socket?.send(JSON.stringify(frame));
  }

  private resendSoon(milliseconds: number): void {
    if (this.unanswered.size > 0 && !this.timers.has('resend'))
      this.timers.set('resend', milliseconds, () => this.remind());
  }

  /** The server may hang, and then another one would answer: nobody should wait for the next ping. */
  private remind(): void {
    if (this.pings.size === 0) this.ping();
    this.resend();
  }

  private resend(): void {
    for (const { table, command } of this.unanswered) this.send({ type: 'command', table, command });
    this.resendSoon(RESEND_MS);
  }

  private ping(): void {
    const id = freshId();
    const sent = this.around.now();
    this.pings.set(id, sent);
    this.send({ type: 'ping', id });
    this.timers.set('ping', PING_MS, () => this.ping());
    this.timers.set('silence', SILENCE_MS, () => this.heardAt < sent && this.lose());
  }

  private take(text: string): void {
    const frame = readServerFrame(text);
    if (!frame.ok) return;
    this.heardAt = this.around.now();
    this.receive(frame.value);
  }

  private receive(frame: ServerFrame): void {
    if (this.isStoring(frame)) this.pause('refusal', false);
    switch (frame.type) {
      case 'welcome':
        this.off = frame.off ?? [];
        this.nearby = frame.nearby;
        return this.welcomed(frame.you);
      case 'paused':
        return this.toldOfPause(frame.on);
      case 'goodbye':
        return this.dismissed(frame.reason);
      case 'pong':
        return this.timed(frame);
      case 'answer':
        return this.settle(frame.id, frame);
      case 'refused':
        return this.refused(frame);
      case 'lobby':
        this.lists = frame;
        return this.changed();
      case 'waiting':
        this.waiting = frame.tables;
        return this.changed();
      case 'place':
      case 'entry':
      case 'presence':
      case 'said':
      case 'invited':
        return this.interests.get(frame.table)?.receive(frame);
    }
  }

  private welcomed(you: Me | null): void {
    this.state = 'open';
    this.you = you;
    if (you === null) this.waiting = [];
    this.failures = 0;
    this.goodbye = undefined;
    this.clock.forget();
    this.ping();
    if (this.wantsLists) this.send({ type: 'lobby', on: true });
    for (const table of this.interests.keys()) this.ask(table);
    this.resend();
    this.changed();
  }

  private dismissed(reason: Goodbye): void {
    this.goodbye = reason;
    // A server that restarts or is overrun comes back later; an outdated client can only be reloaded.
    if (reason !== 'restart') this.failures += 3;
    this.lose();
  }

  private timed({ id, clock }: ServerFrameOf<'pong'>): void {
    const sent = this.pings.get(id);
    this.pings.delete(id);
    if (sent === undefined) return;
    this.clock.take(sent, this.heardAt, clock);
    this.changed();
  }

  private settle(id: string, answer: Answer | undefined): void {
    this.unanswered.settle(id, answer);
    this.changed();
  }

  private refused(frame: ServerFrameOf<'refused'>): void {
    const { code, id, table } = frame;
    if (FINAL.has(code) && id !== undefined) return this.settle(id, undefined);
    if (code === 'unavailable') this.pause('refusal', true);
    if (code === 'too-fast' || code === 'unavailable') return this.breathe(table);
    if (table !== undefined) this.interests.get(table)?.receive(frame);
  }

  /** A server that answers commands can store something. Where a command waits, a place only shows that it can read. */
  private isStoring({ type }: ServerFrame): boolean {
    return type === 'answer' || type === 'entry' || (type === 'place' && this.owed === 0);
  }

  /** The clocks stood still in the meantime. */
  private toldOfPause(isPaused: boolean): void {
    this.pause('word', isPaused);
    if (!isPaused) this.ping();
  }

  /** The server tells everyone, but it takes a moment to notice. Until then, its refusals show it. */
  private pause(by: 'refusal' | 'word', isPaused: boolean): void {
    if (isPaused) this.pausedBy.add(by);
    else this.pausedBy.delete(by);
    if (this.isPaused === this.pausedBy.size > 0) return;
    this.isPaused = this.pausedBy.size > 0;
    this.changed();
  }

  /** Nothing was taken: everything may be sent again after a pause. */
  private breathe(table: string | undefined): void {
    this.timers.cancel('resend');
    this.resendSoon(BREATH_MS);
    for (const each of table === undefined ? this.interests.keys() : [table]) this.askAgain(each);
  }

  private lose(): void {
    this.leave();
    this.state = 'lost';
    if (this.goodbye !== 'reload')
      this.timers.set('open', backOff(this.failures++, this.around.random()), () => this.open());
    this.changed();
  }

  private leave(): void {
    const { socket } = this;
    this.pausedBy.clear();
    this.isPaused = false;
    this.socket = undefined;
    this.timers.cancelAll();
    this.pings.clear();
    socket?.close();
  }
}
