/**
 * Measures the time from `node` to the first answer of the server, in a checkout with the client built and in a build, and
 * the memory of the build: `node --conditions=source bench/src/start/main.ts [starts] [connections]`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureClient } from '../../../packages/server/src/client/client.ts';
import { Visitor } from '../../../packages/server/test/online/person.ts';
import { Program } from '../../../packages/server/test/program/program.ts';
import { makeProduct, sizeOf } from '../../../scripts/build/product.ts';

const [starts = 10, connections = 1000] = process.argv.slice(2).map(Number);

const folder = mkdtempSync(join(tmpdir(), 'leadlight-start-'));
const product = join(folder, 'product');
const SWITCHES = { DATA: join(folder, 'data'), PORT: '0', PROXIES: 'loopback' };

const KINDS = {
  checkout: () => new Program(SWITCHES),
  build: () => new Program(SWITCHES, { command: [process.execPath, join(product, 'leadlight.mjs')] }),
};

/** Milliseconds that a process has kept a core busy; the system counts in hundredths of a second. */
function busyOf({ process: { pid } }: Program): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

interface Start {
  readonly took: number;
  readonly busy: number;
}

async function startOnce(start: () => Program): Promise<Start> {
  const begun = performance.now();
  const program = start();
  await fetch(await program.address);
  const [took, busy] = [performance.now() - begun, busyOf(program)];
  await program.kill('SIGTERM');
  return { took, busy };
}

const medianOf = (numbers: readonly number[]): number =>
  Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN);

/** Takes turns, so that a busy moment of the machine is not held against one of them. */
async function measureStarts(): Promise<void> {
  const measured = new Map<string, Start[]>(Object.keys(KINDS).map((kind) => [kind, []]));
  for (let start = 0; start < starts; start++)
    for (const [kind, begin] of Object.entries(KINDS)) measured.get(kind)?.push(await startOnce(begin));
  for (const [kind, all] of measured) {
    const [took, busy] = [medianOf(all.map((each) => each.took)), medianOf(all.map((each) => each.busy))];
    console.log(
      `${kind}: median of ${starts} starts to the first answer: ${took} ms, of which ${busy} ms on a processor`,
    );
  }
}

/** Megabytes in use by a process. */
function memoryOf({ process: { pid } }: Program): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function measureMemory(): Promise<void> {
  const program = KINDS.build();
  const visitor = new Visitor(await program.address);
  await fetch(visitor.address);
  console.log(`build: ${memoryOf(program)} MB after the start`);
  // From as many addresses: the server limits what one of them may do.
  for (let i = 0; i < connections; i++)
    await visitor.connect({ 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` }).opened;
  console.log(`build: ${memoryOf(program)} MB with ${connections} connections`);
  await program.kill('SIGTERM');
}

ensureClient();
await makeProduct(product);
console.log(`build: ${(sizeOf(product) / 1e6).toFixed(1)} MB on disk`);
await measureStarts();
await measureMemory();
rmSync(folder, { recursive: true });
process.exit();
