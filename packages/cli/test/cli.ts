/** The real command line, as a child process. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Outcome {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

const LAUNCHER = fileURLToPath(new URL('../bin/leadlight.mjs', import.meta.url));

const CTRL_C = '\u0003';

const ENV = { PATH: process.env['PATH'], LANG: 'C.UTF-8' };

export const leadlight = (args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  finished(spawn(process.execPath, ['--conditions=source', MAIN, ...args], { env: { ...ENV, ...env } }), input);

/** Runs until `ready`, then sends a signal to stop. */
export function stopped(args: readonly string[], ready: () => boolean): Promise<Outcome> {
  const child = spawn(process.execPath, ['--conditions=source', MAIN, ...args], { env: ENV });
  // Sent once: a second signal would kill the process while it ends.
  const timer = setInterval(() => {
    if (!child.killed && ready()) child.kill('SIGTERM');
  }, 100);
  child.on('close', () => clearInterval(timer));
  return finished(child, '');
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
  return finished(spawn('sh', ['-c', command], { env: ENV }), '');
};

function finished(child: ReturnType<typeof spawn>, input: string): Promise<Outcome> {
  const told = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (told.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (told.err += text));
  child.stdin?.on('error', () => undefined).end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...told, code })));
}

/** The path of an example record from a game's own tests. */
export const example = (game: string, name: string): string =>
  fileURLToPath(new URL(`../../${game}/test/examples/${name}.json`, import.meta.url));
