/** Looks into the memory of a server that was started with `--inspect`. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** In bytes. */
export interface Memory {
  /** What the program keeps, after everything else was thrown away. */
  readonly kept: number;
  /** What the system has given to the process. */
  readonly resident: number;
}

interface Evaluated {
  readonly id: number;
  readonly result: { readonly result?: { readonly value?: NodeJS.MemoryUsage } };
}

export class Inspector {
  private readonly socket: WebSocket;
  private asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  static async connect(url: string): Promise<Inspector> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new Inspector(socket);
  }

  async memory(): Promise<Memory> {
    // Once is not enough: some things go only after others are gone.
    for (let times = 0; times < 3; times++) await this.ask('HeapProfiler.collectGarbage');
    const { result } = await this.ask('Runtime.evaluate', {
      expression: 'process.memoryUsage()',
      returnByValue: true,
    });
    const { heapUsed, external, rss } = result.result?.value ?? { heapUsed: NaN, external: NaN, rss: NaN };
    return { kept: heapUsed + external, resident: rss };
  }

  close(): void {
    this.socket.terminate();
  }

  private ask(method: string, params: object = {}): Promise<Evaluated> {
    const id = ++this.asked;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => {
      const listener = (data: Buffer): void => {
        const answer = JSON.parse(data.toString()) as Evaluated;
        if (answer.id !== id) return;
        this.socket.off('message', listener);
        resolve(answer);
      };
      this.socket.on('message', listener);
    });
  }
}
