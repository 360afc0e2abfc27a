/** The real program in a process of its own, as `npm start` runs it. */
import { spawn, type ChildProcessByStdio, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts');

export interface Ended {
  /** Its exit code, or the signal that killed it. */
  readonly how: number | NodeJS.Signals;
  readonly said: string;
  readonly complaint: string;
}

/** How it is started, and by whom. */
interface Launch extends Pick<SpawnOptions, 'cwd' | 'uid' | 'gid' | 'detached'> {
  readonly command: readonly [file: string, ...args: string[]];
}

/** A script of the checkout, with its arguments. */
export const fromSource = (script: string, ...args: readonly string[]): Launch => ({
  command: [process.execPath, '--conditions=source', script, ...args],
});

const CHECKOUT = fromSource(MAIN);

export class Program {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  readonly ended: Promise<Ended>;
  said = '';
  complaint = '';

  constructor(environment: Readonly<Record<string, string>>, { command, ...options }: Launch = CHECKOUT) {
    const env = { PATH: process.env['PATH'], LANG: 'en', ...environment };
    const [file, ...args] = command;
    this.process = spawn(file, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.process.stdout.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => (this.complaint += text));
    this.ended = once(this.process, 'close').then(([code, signal]) => ({
      how: (code ?? signal) as Ended['how'],
      said: this.said,
      complaint: this.complaint,
    }));
  }

  /** Resolves once the server listens. */
  get address(): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const address = /http:\/\/[\d.]+:\d+/.exec(this.said)?.[0];
        if (address !== undefined) resolve(address);
      };
      look();
      this.process.stdout.on('data', look);
      void this.ended.then(({ complaint }) => reject(new Error(`The program has ended: ${complaint}`)));
    });
  }

  kill(signal: NodeJS.Signals): Promise<Ended> {
    this.process.kill(signal);
    return this.ended;
  }
}
