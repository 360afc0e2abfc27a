/** People at the tables of boardgame.io's server. They speak its protocol over bare WebSockets, which is cheaper than its client. */
import { join } from 'node:path';

import type { State } from 'boardgame.io';

import { PLAYERS, type Contender, type LoadTable, type Opening } from '../../online/load/contender.ts';
import { inTurns, Line } from '../../online/load/line.ts';
import { startPeer } from '../../online/load/peer.ts';
import { enumerate } from '../enumerate.ts';
import { xorshift } from '../generator.ts';
import type { SintraState } from '../state.ts';

const SERVER = join(import.meta.dirname, 'server.ts');
const WIDTH = 50;

/** What socket.io puts before an event of the game's namespace. */
const EVENT = '42/sintra,';
const UPDATE = `${EVENT}["update"`;
const SYNC = `${EVENT}["sync"`;

class Match implements LoadTable {
  isOver = false;
  moved: () => void = () => undefined;
  private readonly id: string;
  private readonly lines: readonly Line[];
  private readonly below = xorshift(1);
  private state: State<SintraState> | undefined;
  private arrived = 0;

  constructor(id: string, lines: readonly Line[]) {
    this.id = id;
    this.lines = lines;
  }

  /** The first person who asks for a match opens it. */
  async begin(): Promise<void> {
    for (const [seat, line] of this.lines.entries()) {
      const synced = line.next(SYNC);
      line.send(`${EVENT}${JSON.stringify(['sync', this.id, String(seat), null, PLAYERS])}`);
      const [, , { state }] = contentOf(await synced) as [string, string, { state: State<SintraState> }];
      this.state = state;
      line.receive = (data) => this.take(seat, data);
    }
  }

  move(): void {
    if (this.state === undefined) throw new Error('the game has not begun');
    const { G, ctx, _stateID } = this.state;
    const playerID = ctx.currentPlayer;
    const moves = enumerate(G, ctx, playerID);
    const chosen = moves[this.below(moves.length)];
    if (!('move' in chosen)) throw new Error('Sintra has no events to choose');
    const action = { type: 'MAKE_MOVE', payload: { type: chosen.move, args: chosen.args, playerID } };
    this.lines[Number(playerID)].send(`${EVENT}${JSON.stringify(['update', action, _stateID, this.id, playerID])}`);
  }

  private take(seat: number, data: Buffer): void {
    if (isPing(data)) return this.lines[seat].send('3');
    if (data.toString('latin1', 0, UPDATE.length) !== UPDATE) return;
    if (seat === 0) this.read(data);
    if (++this.arrived % this.lines.length === 0) this.moved();
  }

  private read(data: Buffer): void {
    const [, , state] = contentOf(data) as [string, string, State<SintraState>];
    this.state = state;
    this.isOver = state.ctx.gameover !== undefined;
  }
}

const contentOf = (data: Buffer): unknown => JSON.parse(data.toString().slice(EVENT.length));

const isPing = (data: Buffer): boolean => data.length === 1 && data.toString() === '2';

async function connect(port: number): Promise<Line> {
  const line = await new Line(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`).opened();
  const connected = line.next('40/sintra');
  line.send('40/sintra,');
  await connected;
  line.receive = (data) => isPing(data) && line.send('3');
  return line;
}

export const openPeer: Opening = async (tables): Promise<Contender> => {
  const server = await startPeer(SERVER, [], { NODE_ENV: 'production' });
  const companies = await inTurns(
    Array.from({ length: tables }, (_, at) => at),
    WIDTH,
    () => Promise.all(Array.from({ length: PLAYERS }, () => connect(server.port))),
  );
  let deals = 0;
  return {
    name: 'boardgame.io',
    pid: server.pid,
    deal: async () => {
      deals++;
      return inTurns([...companies.entries()], WIDTH, async ([at, lines]) => {
        const match = new Match(`match-${deals}-${at}`, lines);
        await match.begin();
        return match;
      });
    },
    close: async () => {
      await Promise.all(companies.flat().map((line) => line.close()));
      await server.close();
    },
  };
};
