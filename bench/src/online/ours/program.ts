/** The real program in a process of its own, as `npm start` runs it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureClient } from '../../../../packages/server/src/client/client.ts';
import { Program } from '../../../../packages/server/test/program/program.ts';

export class OwnServer {
  readonly address: string;
  private readonly program: Program;
  /** The folder of its file, if it stores anything there. */
  readonly data: string;

  private constructor(program: Program, address: string, data: string) {
    this.program = program;
    this.address = address;
    this.data = data;
  }

  /** Node's options for the server may come from `LOAD_NODE_OPTIONS`, such as `--cpu-prof`. */
  static async start(
    options = process.env['LOAD_NODE_OPTIONS'] ?? '',
    switches: Readonly<Record<string, string>> = {},
  ): Promise<OwnServer> {
    ensureClient();
    const data = mkdtempSync(join(tmpdir(), 'leadlight-load-'));
    const program = new Program({ DATA: data, PORT: '0', NODE_OPTIONS: options, ...switches });
    return new OwnServer(program, await program.address, data);
  }

  get pid(): number {
    return this.program.process.pid ?? 0;
  }

  /** Where a debugger can connect, if the server was started with `--inspect`. */
  get debugger(): string {
    return /ws:\/\/\S+/.exec(this.program.complaint)?.[0] ?? '';
  }

  async close(): Promise<void> {
    const { complaint } = await this.program.kill('SIGTERM');
    rmSync(this.data, { recursive: true });
    if (/"level":/.test(complaint)) throw new Error(`The server complained: ${complaint.slice(0, 2000)}`);
  }
}
