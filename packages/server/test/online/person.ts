/** A person with a device, as the server knows them: a cookie, requests, and WebSockets. */
import { WebSocket, type ClientOptions } from 'ws';
import { livePath, readServerFrame, type ClientFrame, type ServerFrame } from '@leadlight/protocol';

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A server that has not answered by now may be stopped. */
const PATIENCE_MS = 20_000;

/** A WebSocket that remembers all frames. */
export class Line {
  readonly frames: ServerFrame[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  private readonly listeners = new Set<(frame: ServerFrame) => void>();

  constructor(
    address: string,
    headers: Readonly<Record<string, string>>,
    path = livePath(),
    options: ClientOptions = {},
  ) {
    this.socket = new WebSocket(`${address.replace(/^http/, 'ws')}${path}`, { ...options, headers });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => resolve(code));
      this.socket.on('error', () => undefined);
    });
    this.socket.on('message', (data: Buffer) => this.take(data.toString()));
  }

  get opened(): Promise<unknown> {
    return this.until(({ type }) => type === 'welcome' || type === 'goodbye');
  }

  send(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** Writes down the frames as they come, byte by byte. */
  record(transcript: string[]): void {
    this.socket.on('message', (data: Buffer) => transcript.push(data.toString()));
  }

  listen(listener: (frame: ServerFrame) => void): void {
    this.listeners.add(listener);
  }

  /** The first frame, past or future, for which this is true. */
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

  close(): void {
    this.socket.close();
  }

  /** Waits for nobody at the other end. */
  drop(): void {
    this.socket.terminate();
  }

  private take(text: string): void {
    const frame = readServerFrame(text);
    if (!frame.ok) throw new Error(`${text}: ${JSON.stringify(frame.problems)}`);
    this.frames.push(frame.value);
    for (const listener of this.listeners) listener(frame.value);
  }
}

export class Visitor {
  readonly address: string;
  cookie: string | undefined;

  constructor(address: string) {
    this.address = address;
  }

  async ask(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    const more = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...more,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const cookie = answer.headers.get('set-cookie');
    if (cookie !== null) this.cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), headers: answer.headers };
  }

  get headers(): Readonly<Record<string, string>> {
    return this.cookie === undefined ? {} : { cookie: this.cookie };
  }

  async comeIn(name: string, colour = 'blue'): Promise<this> {
    const { status, body } = await this.ask('POST', '/api/guests', { name, colour });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return this;
  }

  connect(headers: Readonly<Record<string, string>> = {}, path?: string): Line {
    return new Line(this.address, { ...this.headers, ...headers }, path);
  }
}
