/** Plays the example session of docs/protocol.md, line by line, against the real service. */
import { seedFromText } from '@leadlight/core';
import type { World } from '../../src/base/world.ts';
import { Visitor, type Line } from '../online/person.ts';

/** The clock stands still, and ids are those of the example. */
export function exampleWorld(): World {
  let people = 0;
  let commands = 0;
  return {
    now: () => Date.UTC(2026, 0, 1),
    monotonic: () => 0,
    randomness: {
      identity: () => `person-${people++}`,
      token: () => `token-of-the-example-${people}`.padEnd(43, '-'),
      recoveryCode: () => '7K2MD-0PQRS-7K2MD-0PQRS-7K2MD',
      table: () => 'table-of-the-example-1',
      seed: () => seedFromText('the example'),
      command: () => `command-${commands++}`,
    },
  };
}

/** A line of the example: somebody asks, is answered, sends, is sent something, or is cut off. */
interface Step {
  readonly who: string;
  readonly what: string;
  readonly rest: string;
}

export function stepsIn(page: string): readonly Step[] {
  const [, session = ''] = /```session\n(.*?)```/s.exec(page) ?? [];
  const lines = session.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, who = '', what = '', rest = ''] = /^(\w+) +(\S+) ?(.*)$/.exec(line) ?? [];
    return { who, what, rest };
  });
}

/** Everything that came for somebody, and was not looked at. */
class Inbox {
  private readonly texts: string[] = [];
  private readonly waiting: ((text: string) => void)[] = [];

  add(text: string): void {
    const first = this.waiting.shift();
    if (first === undefined) this.texts.push(text);
    else first(text);
  }

  next(): Promise<string> {
    const text = this.texts.shift();
    return text === undefined ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve(text);
  }

  get rest(): readonly string[] {
    return this.texts;
  }
}

export class Session {
  private readonly address: string;
  private readonly visitors = new Map<string, Visitor>();
  private readonly lines = new Map<string, Line>();
  private readonly inboxes = new Map<string, Inbox>();

  constructor(address: string) {
    this.address = address;
  }

  /** What came instead of what the line says; undefined if the line only sends something. */
  async take({ who, what, rest }: Step): Promise<string | undefined> {
    if (what === 'closed') return String(await this.line(who).closed);
    if (what === '<') return this.inbox(who).next();
    if (/^\d+$/.test(what)) return (await this.inbox(who).next()).replace(`${what} `, '');
    if (what === '>') this.line(who).socket.send(rest);
    else if (what === 'connects') this.connect(who, rest);
    else await this.ask(who, what, rest);
    return undefined;
  }

  /** What nobody has looked at. */
  get unseen(): readonly string[] {
    return [...this.inboxes].flatMap(([who, { rest }]) => rest.map((text) => `${who} < ${text}`));
  }

  private async ask(who: string, method: string, rest: string): Promise<void> {
    const [path = '', ...body] = rest.split(' ');
    const visitor = this.visitors.get(who) ?? new Visitor(this.address);
    this.visitors.set(who, visitor);
    const answer = await visitor.ask(
      method,
      path,
      body.length === 0 ? undefined : (JSON.parse(body.join(' ')) as object),
    );
    this.inbox(who).add(`${answer.status} ${JSON.stringify(answer.body)}`);
  }

  private connect(who: string, path: string): void {
    const line = (this.visitors.get(who) ?? new Visitor(this.address)).connect({}, path);
    line.socket.on('message', (data: Buffer) => this.inbox(who).add(data.toString()));
    this.lines.set(who, line);
  }

  private line(who: string): Line {
    const line = this.lines.get(who);
    if (line === undefined) throw new Error(`${who} is not connected.`);
    return line;
  }

  private inbox(who: string): Inbox {
    const inbox = this.inboxes.get(who) ?? new Inbox();
    this.inboxes.set(who, inbox);
    return inbox;
  }
}

/** Whether a text is as the page has it, where `…` stands for anything. */
export function fits(text: string, shown: string): boolean {
  const parts = shown.split('…').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text);
}
