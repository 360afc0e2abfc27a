/**
 * The command line: called in this process, where it takes no time to start, or as the program that a user starts, for
 * everything about processes: signals, pipes and terminals.
 */
import { spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import type { Games } from '../src/game/games.ts';
import { run } from '../src/run.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Outcome {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

const LAUNCHER = fileURLToPath(new URL('../bin/leadlight.mjs', import.meta.url));

const CTRL_C = '\u0003';

const ENV = { PATH: process.env['PATH'], LANG: 'C.UTF-8' };

/** The size of the pieces in which a pipe hands over its content. */
const PIECE = 65_536;

function* piecesOf(input: string): Generator<Uint8Array> {
  const bytes = Buffer.from(input);
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** A stream that keeps everything written to it. */
class Kept extends Writable {
  private readonly parts: Uint8Array[] = [];

  override _write(part: Uint8Array, _: string, done: () => void): void {
    this.parts.push(part);
    // Later, as in a pipe: the command line must wait when it writes faster than this.
    setImmediate(done);
  }

  get text(): string {
    return Buffer.concat(this.parts).toString();
  }
}

/** Replaces the standard streams and the environment of this process, and returns a function that restores them. */
function surround(
  streams: Readonly<Record<'stdin' | 'stdout' | 'stderr', object>>,
  env: NodeJS.ProcessEnv,
): () => void {
  const names = ['stdin', 'stdout', 'stderr'] as const;
  const spies = names.map((name) => vi.spyOn(process, name, 'get').mockReturnValue(streams[name] as never));
  const before = process.env;
  process.env = { ...ENV, ...env };
  return () => {
    process.env = before;
    for (const spy of spies) spy.mockRestore();
  };
}

const ended = (stream: Writable): Promise<void> => new Promise((done) => stream.end(done));

async function called(args: readonly string[], input: string, env: NodeJS.ProcessEnv, games?: Games): Promise<Outcome> {
  const [stdout, stderr] = [new Kept(), new Kept()];
  const restore = surround({ stdin: Readable.from(piecesOf(input), { objectMode: false }), stdout, stderr }, env);
  try {
    const code = await run(args, games);
    await Promise.all([ended(stdout), ended(stderr)]);
    return { out: stdout.text, err: stderr.text, code };
  } finally {
    restore();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Calls in turn, since a process has only one standard output. */
export function leadlight(
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
  games?: Games,
): Promise<Outcome> {
  const outcome = last.then(() => called(args, input, env, games));
  last = outcome.catch(() => undefined);
  return outcome;
}

/** Runs until `ready`, then sends a signal to stop. */
export function stopped(args: readonly string[], ready: () => boolean): Promise<Outcome> {
  const child = spawn(process.execPath, ['--conditions=source', MAIN, ...args], { env: ENV });
  // Sent once: a second signal would kill the process while it ends.
  const timer = setInterval(() => {
    if (!child.killed && ready()) child.kill('SIGTERM');
  }, 100);
  child.on('close', () => clearInterval(timer));
  return finished(child);
}

/** Runs in a terminal and presses Ctrl-C when `ready`, which receives the output so far. */
export function interrupted(line: string, ready: (told: string) => boolean): Promise<Outcome> {
  const command = `"${process.execPath}" "${LAUNCHER}" ${line}`;
  const child = spawn('script', ['-qefc', command, '/dev/null'], { env: ENV });
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (told += text));
  const timer = setInterval(() => {
    if (!ready(told)) return;
    clearInterval(timer);
    child.stdin.write(CTRL_C);
  }, 100);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({ out: told, err: '', code });
    });
  });
}

/** Runs a shell command in which `leadlight` is the command line. */
export const shell = (line: string): Promise<Outcome> => {
  const command = `leadlight() { "${process.execPath}" --conditions=source "${MAIN}" "$@"; }\n${line}`;
  return finished(spawn('sh', ['-c', command], { env: ENV }));
};

function finished(child: ReturnType<typeof spawn>): Promise<Outcome> {
  const told = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (told.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (told.err += text));
  child.stdin?.end();
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...told, code })));
}

/** The path of an example record from a game's own tests. */
export const example = (game: string, name: string): string =>
  fileURLToPath(new URL(`../../${game}/test/examples/${name}.json`, import.meta.url));
