/** Somebody on the internet: knows a host name, trusts its certificate, and has an address of their own. */
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { livePath } from '@leadlight/protocol';
import { Line } from '../online/person.ts';
import type { Proxy } from './proxy.ts';

/** Every name is that of this machine. */
const lookup: LookupFunction = (_, { all }, found) =>
  all === true ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4);

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export class Outsider {
  readonly origin: string;
  private readonly site: string;
  private readonly options: { readonly ca: string; readonly lookup: LookupFunction; readonly localAddress: string };
  private cookie = '';

  constructor({ port, ca }: Proxy, host: string, { path = '', from = '127.0.0.1' } = {}) {
    this.origin = `https://${host}:${port}`;
    this.site = this.origin + path;
    this.options = { ca, lookup, localAddress: from };
  }

  /** As browsers do, it names the origin of its page. */
  private get headers(): Readonly<Record<string, string>> {
    return { origin: this.origin, cookie: this.cookie };
  }

  async ask(method: string, path: string, body?: object, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { ...this.headers, ...type, ...more };
    const asked = request(`${this.site}${path}`, { ...this.options, method, headers, agent: false });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
  }

  /** Returns the whole cookie. */
  async comeIn(name: string): Promise<string> {
    const { status, headers, body } = await this.ask('POST', '/api/guests', { name, colour: 'blue' });
    if (status !== 201) throw new Error(body);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    this.cookie = cookie.split(';')[0] ?? '';
    return cookie;
  }

  connect(more: Readonly<Record<string, string>> = {}): Line {
    return new Line(this.site, { ...this.headers, ...more }, livePath(), this.options);
  }
}
