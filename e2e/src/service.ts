/** The whole product for browser tests: the built client and online play, with its data in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../packages/server/src/base/config.ts';
import { REAL_WORLD, type World } from '../../packages/server/src/base/world.ts';
import { ensureClient } from '../../packages/server/src/client/client.ts';
import { openService, type Service } from '../../packages/server/src/service.ts';

/** The clock for players takes a longer step for a server that was stopped, and then stands still. */
const STEP_MS = 1500;

/** The host's switches. */
type Switches = Readonly<Record<string, string>>;

interface Choices {
  /** The name under which browsers find the server. */
  readonly name?: string;
  /** May add to the server before it listens. */
  readonly prepare?: (app: Service['app'], client: string) => void;
}

export class OnlineSite {
  /** Errors that nobody got as an answer. */
  readonly troubles: unknown[] = [];
  private readonly data = mkdtempSync(join(tmpdir(), 'leadlight-online-'));
  private readonly client = ensureClient();
  private readonly switches: Switches;
  private readonly name: string;
  private readonly prepare: Choices['prepare'];
  private service: Service | undefined;
  private port = 0;
  /** The time that tests have let pass in a moment. */
  private passed = 0;

  constructor(switches: Switches = {}, { name = '127.0.0.1', prepare }: Choices = {}) {
    this.switches = switches;
    this.name = name;
    this.prepare = prepare;
  }

  get address(): string {
    return `http://${this.name}:${this.port}${this.switches['BASE_PATH'] ?? '/'}`;
  }

  /** On the same port as before, with the same data. */
  async start(): Promise<void> {
    const { config } = readConfig({ DATA: this.data, ...this.switches }, this.data);
    const trouble = (error: unknown): void => void this.troubles.push(error);
    const service = await openService({ client: this.client, config, world: this.world, trouble });
    this.prepare?.(service.app, this.client);
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

  /** Lets this much time pass on the server, almost at once: while a reading of the clock is being stored, it stands still. */
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0;) {
      const counted = this.step();
      left -= counted;
      if (counted === 0) await sleep(1);
    }
  }

  /** Returns how much of a step has counted for players. */
  private step(): number {
    const before = this.service?.online.clock() ?? 0;
    this.passed += STEP_MS;
    return (this.service?.online.clock() ?? 0) - before;
  }

  private get world(): World {
    return {
      ...REAL_WORLD,
      now: () => REAL_WORLD.now() + this.passed,
      monotonic: () => REAL_WORLD.monotonic() + this.passed,
    };
  }
}
