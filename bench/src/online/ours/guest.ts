/** A guest with a network address of their own, as people at home have. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { livePath } from '@leadlight/protocol';
import { Line } from '../load/line.ts';

export class Guest {
  private readonly server: string;
  private readonly from: string;
  private cookie = '';

  private constructor(server: string, from: string) {
    this.server = server;
    this.from = from;
  }

  static async enter(server: string, from: string): Promise<Guest> {
    const guest = new Guest(server, from);
    await guest.post('/api/guests', { name: 'Guest', colour: 'blue' });
    return guest;
  }

  connect(from = this.from): Promise<Line> {
    return new Line(`${this.server.replace('http', 'ws')}${livePath()}`, { from, cookie: this.cookie }).opened();
  }

  async post(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json', cookie: this.cookie };
    const asked = request(`${this.server}${path}`, { method: 'POST', headers, localAddress: this.from, agent: false });
    asked.end(JSON.stringify(body));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const said = await text(answer);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${said}`);
    const [cookie] = answer.headers['set-cookie'] ?? [];
    if (cookie !== undefined) this.cookie = cookie.replace(/;.*/s, '');
    return JSON.parse(said);
  }
}
