/** The real server with people at all of its tables. */
import { FastRandom } from '@leadlight/core';
import type { TableMade } from '@leadlight/protocol';
import { PLAYERS, type Contender } from '../load/contender.ts';
import { addressAt, inTurns, type Line } from '../load/line.ts';
import { Guest } from './guest.ts';
import { OwnServer } from './program.ts';
import { OnlineTable, type Overhear } from './table.ts';

const HOUR_MS = 3_600_000;

/** Timed, as most tables are, but nobody runs out of time. */
const TERMS = {
  listed: true,
  watchers: 'anyone',
  chat: 'free',
  pace: { kind: 'live', bank: 10 * HOUR_MS, increment: 5000 },
  standIn: 'apprentice',
  timeout: 'bot',
};

const SEATS = Array.from({ length: PLAYERS }, (_, seat) => (seat === 0 ? 'me' : 'open'));

/** So many connect or sit down at a time. */
const WIDTH = 50;

interface Gathering {
  readonly overhear?: (table: number) => Overhear;
  /** Tables of others on the same servers, whose people have the addresses before. */
  readonly others?: number;
  /** Whether all people of a table are at the same server. By default they are spread over the servers. */
  readonly isTogether?: boolean;
}

interface Company {
  readonly host: Guest;
  readonly lines: readonly Line[];
}

export class Ours implements Contender {
  readonly name = 'Leadlight';
  private readonly servers: readonly OwnServer[];
  tables: readonly OnlineTable[] = [];
  private readonly companies: readonly Company[];
  private readonly overhear: ((table: number) => Overhear) | undefined;

  private constructor(
    servers: readonly OwnServer[],
    companies: readonly Company[],
    overhear?: (table: number) => Overhear,
  ) {
    this.servers = servers;
    this.companies = companies;
    this.overhear = overhear;
  }

  static async open(tables: number, overhear?: (table: number) => Overhear): Promise<Ours> {
    return Ours.at([await OwnServer.start()], tables, { ...(overhear && { overhear }) });
  }

  /** The servers share a store. */
  static async at(
    servers: readonly OwnServer[],
    tables: number,
    { overhear, others = 0, isTogether = false }: Gathering = {},
  ): Promise<Ours> {
    const addresses = servers.map(({ address }) => address);
    const places = Array.from({ length: tables }, (_, at) => others + at);
    const serverOf = (table: number, seat: number): string =>
      addresses[(table + (isTogether ? 0 : seat)) % addresses.length] ?? '';
    const companies = await inTurns(places, WIDTH, (table) => gather(table, (seat) => serverOf(table, seat)));
    return new Ours(servers, companies, overhear);
  }

  /** The connections of everyone at its tables. */
  get lines(): readonly Line[] {
    return this.companies.flatMap(({ lines }) => lines);
  }

  get pid(): number {
    return this.servers[0]?.pid ?? 0;
  }

  async deal(): Promise<readonly OnlineTable[]> {
    for (const table of this.tables) table.end();
    this.tables = await inTurns([...this.companies.entries()], WIDTH, ([at, company]) => this.begin(at, company));
    return this.tables;
  }

  /** The first person at the first table comes back from elsewhere, gets all entries from a number on, and goes. */
  async comeBack(address: string, from: number): Promise<void> {
    const [company] = this.companies;
    const [table] = this.tables;
    if (company === undefined || table === undefined) throw new RangeError('there is no table');
    const line = await company.host.connect(address);
    await table.watch(line, from);
    await line.close();
  }

  /** Everyone goes, and the servers stay. */
  async leave(): Promise<void> {
    await Promise.all(this.lines.map((line) => line.close()));
  }

  async close(): Promise<void> {
    await this.leave();
    for (const server of this.servers) await server.close();
  }

  private async begin(at: number, { host, lines }: Company): Promise<OnlineTable> {
    const body = { game: 'sintra', options: {}, seats: SEATS, terms: TERMS };
    const { id } = (await host.post('/api/tables', body)) as TableMade;
    const table = new OnlineTable(id, lines, new FastRandom(id), this.overhear?.(at));
    await table.begin();
    return table;
  }
}

async function gather(table: number, serverOf: (seat: number) => string): Promise<Company> {
  const guests = await Promise.all(
    SEATS.map((_, seat) => Guest.enter(serverOf(seat), addressAt(table * PLAYERS + seat))),
  );
  const [host] = guests;
  if (host === undefined) throw new RangeError('nobody sits here');
  return { host, lines: await Promise.all(guests.map((guest) => guest.connect())) };
}
