/** Other processes at the same data. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Site } from './site.ts';

const CHILD = join(import.meta.dirname, '..', 'child.ts');

export interface Child {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  /** What it has said so far, in whole lines. */
  lines(): readonly string[];
  /** Its exit code, or the signal that killed it, and what it complained about. */
  readonly end: Promise<{ readonly how: number | string; readonly complaint: string }>;
}

function listenTo(child: Child['process']): Child {
  let said = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const end = once(child, 'close').then(([code, signal]) => ({ how: (code ?? signal) as number | string, complaint }));
  return { process: child, lines: () => said.split('\n').slice(0, -1), end };
}

const argumentsFor = ({ opener, place }: Site, job: string, name: string): string[] => [
  '--conditions=source',
  CHILD,
  job,
  opener,
  place,
  name,
];

export const startChild = (site: Site, job: string, name = ''): Child =>
  listenTo(spawn(process.execPath, argumentsFor(site, job, name), { stdio: ['ignore', 'pipe', 'pipe'] }));

/** The child's files can't grow beyond this many blocks of 512 bytes. */
export const startLimited = (site: Site, job: string, blocks: number): Child =>
  listenTo(
    spawn('sh', ['-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', process.execPath, ...argumentsFor(site, job, '')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
