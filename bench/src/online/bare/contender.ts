/** People at the tables of the bare server, whose moves look like those of a game. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAYERS, type Contender, type LoadTable, type Opening } from '../load/contender.ts';
import { inTurns, Line } from '../load/line.ts';
import { startPeer } from '../load/peer.ts';

const SERVER = join(import.meta.dirname, 'server.ts');
const WIDTH = 50;

class BareTable implements LoadTable {
  readonly isOver = false;
  moved: () => void = () => undefined;
  private readonly id: string;
  private readonly lines: readonly Line[];
  private moves = 0;
  private arrived = 0;

  constructor(id: string, lines: readonly Line[]) {
    this.id = id;
    this.lines = lines;
    for (const line of lines) line.receive = () => this.take();
  }

  move(): void {
    const seat = this.moves % this.lines.length;
    const move = { type: 'pick', player: seat, from: 3, colour: 'pink', slot: 5, jokers: 0, keep: null };
    const command = { id: `load-${this.moves}`, type: 'play', seat, seen: this.moves, moves: [move] };
    this.moves++;
    this.lines[seat]?.send(JSON.stringify({ type: 'command', table: this.id, command }));
  }

  private take(): void {
    if (++this.arrived % this.lines.length === 0) this.moved();
  }
}

export const openBare: Opening = async (tables): Promise<Contender> => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-load-bare-'));
  const server = await startPeer(SERVER, [join(folder, 'bare.db')]);
  const ids = Array.from({ length: tables }, (_, at) => `table-of-the-bare-server-${at}`);
  const connect = (id: string): Promise<Line> => new Line(`ws://127.0.0.1:${server.port}/${id}`).opened();
  const connected = await inTurns(ids, WIDTH, async (id) => {
    const lines = await Promise.all(Array.from({ length: PLAYERS }, () => connect(id)));
    return { table: new BareTable(id, lines), lines };
  });
  return {
    name: 'ws + SQLite',
    pid: server.pid,
    deal: () => Promise.resolve(connected.map(({ table }) => table)),
    close: async () => {
      await Promise.all(connected.flatMap(({ lines }) => lines.map((line) => line.close())));
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
};
