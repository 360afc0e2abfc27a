/**
 * Measures the time from `node` to the first answer of the server, with the client built:
 * `node --conditions=source bench/src/start/main.ts [starts]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureClient } from '../../../packages/server/src/client/client.ts';
import { Program } from '../../../packages/server/test/program/program.ts';

const [starts = 10] = process.argv.slice(2).map(Number);

async function startOnce(data: string): Promise<number> {
  const begun = performance.now();
  const program = new Program({ DATA: data, PORT: '0' });
  await fetch(await program.address);
  const took = performance.now() - begun;
  await program.kill('SIGTERM');
  return took;
}

ensureClient();
const data = mkdtempSync(join(tmpdir(), 'leadlight-start-'));
const times: number[] = [];
for (let start = 0; start < starts; start++) times.push(await startOnce(data));
rmSync(data, { recursive: true });

const sorted = times.toSorted((a, b) => a - b).map(Math.round);
console.log(`start to first answer, ${starts} times: median ${sorted[starts >> 1]} ms, slowest ${sorted.at(-1)} ms`);
