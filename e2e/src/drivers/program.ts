/** Programs started by tests, each with its own process group and folder. None of them outlives the tests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROGRAMS, locate } from '../../../scripts/bootstrap/programs.mjs';

export interface Program {
  /** Resolves to the first group of the pattern once the program has printed a match. */
  readonly says: (pattern: RegExp) => Promise<string>;
  /** Ends the program with everything it has started, and removes its folder. */
  readonly end: () => Promise<void>;
}

/** The longest a busy machine takes to start a browser, or to answer. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 25;
const FAREWELL_MS = 10_000;

/** Asks again and again until there is an answer. */
export async function until<T>(what: () => string, ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`waited in vain for ${what()}`);
    await sleep(PAUSE_MS);
  }
}

/**
 * Runs the program until standard input closes, which happens even when the tests are killed. Then the whole group
 * ends, and the folder is removed.
 */
const GUARD = 'folder=$1; shift; "$@" & trap : TERM; read -r _; kill 0; wait; rm -rf "$folder"';

interface Order {
  /** The name in the table of installable programs. */
  readonly name: keyof typeof PROGRAMS;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The folder where the program may write; removed at the end. */
  readonly folder?: string;
}

export function startProgram({ name, args, env = {}, folder = makeFolder(name) }: Order): Program {
  const file = locate(PROGRAMS[name]);
  if (file === undefined) throw new Error(`${name} is missing: npm run setup -- ${name}`);
  const child = spawn('sh', ['-c', GUARD, 'sh', folder, file, ...args], {
    detached: true,
    env: { ...process.env, HOME: folder, TMPDIR: folder, ...env },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (said: Buffer) => (output += String(said)));
  const says = (pattern: RegExp): Promise<string> =>
    until(
      () => `${name} to say ${String(pattern)}, not ${output}`,
      () => pattern.exec(output)?.[1],
    );
  const end = async (): Promise<void> => {
    await endGroup(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  return { says, end };
}

async function endGroup(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.stdin?.end();
  await Promise.race([gone, sleep(FAREWELL_MS, undefined, { ref: false })]);
  try {
    // The program's helpers may have outlived it.
    process.kill(-Number(child.pid), 'SIGKILL');
  } catch {
    // The group is empty.
  }
}

/** A folder for everything that a program writes. */
export const makeFolder = (name: string): string => mkdtempSync(join(tmpdir(), `leadlight-${name}-`));
