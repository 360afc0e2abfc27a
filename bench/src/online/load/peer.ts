/** A peer's server in a process of its own, which prints its port when it listens. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface PeerServer {
  readonly port: number;
  readonly pid: number;
  close(): Promise<void>;
}

export async function startPeer(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<PeerServer> {
  const child = spawn(process.execPath, ['--conditions=source', script, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  child.stdout.resume();
  return {
    port: Number(said.toString()),
    pid: child.pid ?? 0,
    close: async () => {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
