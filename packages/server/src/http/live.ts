/** One WebSocket: reads frames, and is the only one who writes to it. */
import {
  CLOSE_CODES,
  MOST_FOLLOWED,
  PROTOCOL,
  readClientFrame,
  type ClientFrame,
  type FrameRefusal,
  type Goodbye,
  type ServerFrame,
} from '@leadlight/protocol';
import { Turns } from '@leadlight/table';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Person } from '../identity/identities.ts';
import { LeftToOthers, Packed, type Following, type Online, type Reader } from '../tables/index.ts';
import { Bucket } from './bucket.ts';
import type { Limits } from './limits.ts';
import { Outbox } from './outbox.ts';
import { MOST_PROBLEMS } from './problems.ts';
import type { Session } from './sessions.ts';

/** The two ends of a connection here: frames come out of the socket, and go into the wire. */
export interface Ends {
  readonly socket: WebSocket;
  readonly wire: Duplex;
}

type Handlers = {
  readonly [Type in ClientFrame['type']]: (
    frame: Extract<ClientFrame, { type: Type }>,
  ) => Promise<FrameRefusal | undefined>;
};

export class Live implements Reader {
  readonly session: Session | undefined;
  private readonly socket: WebSocket;
  private readonly outbox: Outbox;
  private readonly online: Online;
  private readonly followed = new Map<string, Following>();
  private readonly limits: Limits;
  private readonly frames: Bucket;
  private readonly follows: Bucket;
  private readonly words: Bucket;
  private readonly refusals: Bucket;
  private readonly heartbeat: NodeJS.Timeout;
  private isAnswering = true;
  private isOpen = true;
  private isTaking = true;
  /** Frames are answered in their order. */
  private readonly turns = new Turns();

  constructor({ socket, wire }: Ends, online: Online, session: Session | undefined, limits: Limits) {
    this.socket = socket;
    this.outbox = new Outbox(socket, wire);
    this.online = online;
    this.session = session;
    this.limits = limits;
    this.frames = new Bucket(limits.frames);
    this.follows = new Bucket(limits.follows);
    this.words = new Bucket(limits.words);
    this.refusals = new Bucket(limits.refusals);
    this.heartbeat = setInterval(() => this.beat(), limits.silence);
    socket.on('pong', () => (this.isAnswering = true));
    socket.on('message', (data: Buffer, isBinary) => this.take(isBinary ? '' : data.toString()));
    // Each is answered by the library, and the answers could pile up unread.
    socket.on('ping', () => this.frames.take() || this.leave('flood'));
    socket.on('close', () => this.end());
    socket.on('error', () => this.fail('broken'));
  }

  /** Undefined for a visitor without a name. */
  get person(): Person | undefined {
    return this.session?.person;
  }

  /** `nearby` is where others find this server, for a reader whose own address for it leads nowhere else. */
  async welcome(nearby?: string): Promise<void> {
    const you = this.person === undefined ? null : { name: this.person.name, colour: this.person.colour };
    const { off } = this.online;
    const more = { ...(off.length > 0 && { off }), ...(nearby !== undefined && { nearby }) };
    this.send({ type: 'welcome', protocol: PROTOCOL, you, now: this.online.now(), ...more });
    if (this.online.isPaused) this.send({ type: 'paused', on: true });
    await this.online.waiting.enter(this);
  }

  send(frame: ServerFrame | Packed): void {
    if (!this.isOpen) return;
    if (this.outbox.holdsMoreThan(this.limits.unread)) return this.leave('slow');
    this.outbox.put(frame instanceof Packed ? frame : new Packed(frame));
  }

  /** Says why, and closes. A client that does not listen any more is cut off. */
  leave(reason: Goodbye): void {
    if (!this.isOpen) return;
    if (reason !== 'slow') this.outbox.put(new Packed({ type: 'goodbye', reason }));
    this.outbox.empty();
    this.online.metrics.ended(reason);
    this.end();
    this.socket.close(CLOSE_CODES[reason], reason);
    if (reason === 'slow') this.socket.terminate();
    else setTimeout(() => this.socket.terminate(), 1000).unref();
  }

  /** Answers what has come, then says goodbye. What comes after that is sent again to the next server. */
  async retire(): Promise<void> {
    this.isTaking = false;
    await this.turns.end();
    this.leave('restart');
  }

  private end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearInterval(this.heartbeat);
    for (const following of this.followed.values()) following.leave();
    this.followed.clear();
    this.online.lobby.leave(this);
    this.online.waiting.leave(this);
  }

  private fail(reason: 'silent' | 'broken'): void {
    if (this.isOpen) this.online.metrics.ended(reason);
    this.end();
  }

  private beat(): void {
    if (!this.isAnswering) {
      this.fail('silent');
      return this.socket.terminate();
    }
    this.isAnswering = false;
    this.socket.ping();
  }

  private take(text: string): void {
    if (!this.isOpen || !this.isTaking) return;
    if (!this.frames.take()) return this.refuse('too-fast');
    const frame = readClientFrame(text);
    if (!frame.ok) return this.refuse('malformed');
    void this.turns.take(() => this.answer(frame.value));
  }

  private refuse(code: FrameRefusal, frame?: ClientFrame): void {
    this.online.metrics.refused(code);
    const about = frame === undefined ? {} : { ...('table' in frame && { table: frame.table }), ...idOf(frame) };
    if (this.refusals.take()) this.send({ type: 'refused', code, ...about });
    else this.leave('flood');
  }

  private async answer(frame: ClientFrame): Promise<void> {
    if (!this.isOpen) return;
    try {
      const refusal = await this.handle(frame);
      if (refusal !== undefined) this.refuse(refusal, frame);
    } catch (error) {
      if (error instanceof LeftToOthers) return this.leave('restart');
      this.online.trouble(error);
      this.refuse('unavailable', frame);
    }
  }

  private handle<Type extends ClientFrame['type']>(
    frame: Extract<ClientFrame, { type: Type }>,
  ): Promise<FrameRefusal | undefined> {
    const handler = this.handlers[frame.type] as (one: typeof frame) => Promise<FrameRefusal | undefined>;
    return handler(frame);
  }

  private readonly handlers: Handlers = {
    follow: ({ table, from, public: isPublic = false }) => this.follow(table, from, isPublic),
    unfollow: ({ table }) => {
      this.followed.get(table)?.leave();
      this.followed.delete(table);
      return Promise.resolve(undefined);
    },
    command: ({ table, command }) => this.command(table, command),
    say: async ({ table, id, phrase, text }) => {
      const following = this.followed.get(table);
      if (following === undefined) return 'no-table';
      if (!this.words.take()) return 'too-fast';
      return this.online.say(following, { id, phrase, text });
    },
    invite: ({ table, to }) => {
      const following = this.followed.get(table);
      return following === undefined ? Promise.resolve('no-table') : this.online.invite(following, to);
    },
    lobby: async ({ on }) => {
      if (on) await this.online.lobby.enter(this);
      else this.online.lobby.leave(this);
      return undefined;
    },
    ping: ({ id }) => {
      this.send({ type: 'pong', id, now: this.online.now(), clock: this.online.clock() });
      return Promise.resolve(undefined);
    },
  };

  private async follow(id: string, from: number, isPublic: boolean): Promise<FrameRefusal | undefined> {
    if (!this.follows.take()) return 'too-fast';
    this.followed.get(id)?.leave();
    this.followed.delete(id);
    if (this.followed.size >= MOST_FOLLOWED) return 'too-many';
    const following = await this.online.follow(id, this, from, isPublic);
    if (following === undefined) return 'no-table';
    // The socket may have closed while the table was loaded.
    if (!this.isOpen) following.leave();
    else this.followed.set(id, following);
    return undefined;
  }

  private async command(table: string, command: object): Promise<FrameRefusal | undefined> {
    if (this.person === undefined) return 'guest-first';
    const answer = await this.online.ask(table, command, this.person);
    if (answer === undefined) return 'no-table';
    const { id } = command as { readonly id: string };
    const problems = answer.ok ? {} : { problems: answer.problems.slice(0, MOST_PROBLEMS) };
    this.send({ type: 'answer', table, id, ok: answer.ok, ...problems });
    return undefined;
  }
}

function idOf(frame: ClientFrame): { readonly id?: string } {
  if (frame.type === 'command') return { id: (frame.command as { readonly id: string }).id };
  return 'id' in frame ? { id: frame.id } : {};
}
