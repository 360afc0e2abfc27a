/** The whole product for browser tests: the built client and online play, with its data in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../packages/server/src/base/config.ts';
import { ensureClient } from '../../packages/server/src/client/client.ts';
import { openService, type Service } from '../../packages/server/src/service.ts';

export class OnlineSite {
  /** Errors that nobody got as an answer. */
  readonly troubles: unknown[] = [];
  private readonly data = mkdtempSync(join(tmpdir(), 'leadlight-online-'));
  private readonly client = ensureClient();
  private service: Service | undefined;
  private readonly switches: Readonly<Record<string, string>>;
  private port = 0;

  /** With these switches of the host. */
  constructor(switches: Readonly<Record<string, string>> = {}) {
    this.switches = switches;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}${this.switches['BASE_PATH'] ?? '/'}`;
  }

  /** On the same port as before, with the same data. */
  async start(): Promise<void> {
    const { config } = readConfig({ DATA: this.data, ...this.switches }, this.data);
    const service = await openService({ client: this.client, config, trouble: (error) => this.troubles.push(error) });
    await service.app.listen({ port: this.port, host: '127.0.0.1' });
    this.port = (service.app.server.address() as AddressInfo).port;
    this.service = service;
  }

  async stop(): Promise<void> {
    await this.service?.close();
    this.service = undefined;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true });
  }
}
