import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { needsInstall, withoutLocalPrograms, writeStamp } from '../../scripts/bootstrap/dependencies.mjs';
import { isForegroundStat } from '../../scripts/bootstrap/foreground.mjs';
import { aptListsPresent, locate, planPrograms } from '../../scripts/bootstrap/programs.mjs';
import { nodeArguments, suitableNode } from '../../scripts/bootstrap/relaunch.mjs';
import { ROOT } from '../src/root.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leadlight-bootstrap-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const addProgram = (...path: readonly string[]): string => {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
};

describe('npm ci', () => {
  const lock = (text: string): void => {
    writeFileSync(join(folder, 'package-lock.json'), text);
  };

  test('is needed in a fresh clone', () => {
    lock('{}');
    expect(needsInstall(folder)).toBe(true);
  });

  test('is not needed again, until the lockfile changes', () => {
    lock('{}');
    mkdirSync(join(folder, 'node_modules'));
    mkdirSync(join(folder, 'node_modules', 'node'));
    writeStamp(folder);
    expect(needsInstall(folder)).toBe(false);
    lock('{ }');
    expect(needsInstall(folder)).toBe(true);
  });

  test('is not needed without development packages, for a command that needs none', () => {
    lock('{}');
    mkdirSync(join(folder, 'node_modules'));
    writeStamp(folder);
    expect(needsInstall(folder, true)).toBe(false);
    expect(needsInstall(folder)).toBe(true);
  });

  test('does not use the programs that it is about to delete', () => {
    const path = ['/clone/node_modules/.bin', '/usr/bin'].join(delimiter);
    expect(withoutLocalPrograms(path)).toBe('/usr/bin');
  });
});

describe('programs', () => {
  const programs = {
    viewer: { command: 'viewer', debian: 'viewer-package' },
    store: { command: 'initstore', debian: 'store-package', versions: 'set below' },
  };
  const plan = (names: readonly string[], isRoot: boolean): ReturnType<typeof planPrograms> =>
    planPrograms(names, {
      path: join(folder, 'bin'),
      isRoot,
      programs: { ...programs, store: { ...programs.store, versions: join(folder, 'versions') } },
    });

  test('are found in PATH', () => {
    const file = addProgram('bin', 'viewer');
    expect(locate(programs.viewer, join(folder, 'bin'))).toBe(file);
    expect(plan(['viewer'], true)).toEqual({ kind: 'ready' });
  });

  test('are found in a version’s folder outside PATH', () => {
    addProgram('versions', '15', 'bin', 'initstore');
    expect(plan(['store'], false)).toEqual({ kind: 'ready' });
  });

  test('must be executable', () => {
    chmodSync(addProgram('bin', 'viewer'), 0o644);
    expect(locate(programs.viewer, join(folder, 'bin'))).toBeUndefined();
  });

  test('are installed by root with apt-get, but only the missing ones', () => {
    addProgram('bin', 'apt-get');
    addProgram('bin', 'viewer');
    expect(plan(['viewer', 'store'], true)).toEqual({ kind: 'install', packages: ['store-package'] });
  });

  test('are requested if the user is not root or apt-get is missing', () => {
    expect(plan(['viewer'], true)).toEqual({ kind: 'ask', packages: ['viewer-package'] });
    addProgram('bin', 'apt-get');
    expect(plan(['viewer'], false)).toEqual({ kind: 'ask', packages: ['viewer-package'] });
  });

  test('that are unknown are named', () => {
    expect(plan(['viewer', 'toString'], true)).toEqual({ kind: 'unknown', names: ['toString'] });
  });

  test('are installed after an update if apt has no lists', () => {
    expect(aptListsPresent(join(folder, 'lists'))).toBe(false);
    addProgram('lists', 'mirror_dists_stable_main_binary-amd64_Packages');
    expect(aptListsPresent(join(folder, 'lists'))).toBe(true);
  });
});

describe('the real script', () => {
  /** A process that continues with the given TypeScript, as `npm start` does. */
  const launcher = (source: string, args: readonly string[] = []): readonly string[] => {
    const script = join(folder, 'script.ts');
    writeFileSync(script, source);
    const library = join(ROOT, 'scripts', 'bootstrap', 'relaunch.mjs');
    const parameters = [ROOT, script, args].map((value) => JSON.stringify(value)).join(', ');
    const code = `import { relaunch } from ${JSON.stringify(library)}; relaunch(${parameters});`;
    return ['--input-type=module', '--eval', code];
  };

  test('runs from source', () => {
    expect(nodeArguments('main.ts', ['a'])).toEqual(['--conditions=source', 'main.ts', 'a']);
  });

  test('runs in Node 24, receives the arguments and passes on its exit code', () => {
    const source = `const list: readonly string[] = [process.version, ...process.argv.slice(2)];
      console.log(list.join(' ')); process.exitCode = 7;`;
    const { stdout, status } = spawnSync(process.execPath, launcher(source, ['one', 'two three']), {
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^v24\.\S+ one two three\n$/u);
    expect(status).toBe(7);
  });

  test.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('receives a %s and may finish its work', async (signal) => {
    const source = `process.on('${signal}', () => { setTimeout(() => process.exit(9), 200); });
      setInterval(() => {}, 1000); console.log('ready');`;
    // Detached from the terminal that the tests may run in.
    const child = spawn(process.execPath, launcher(source), { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([9, null]);
  });

  test('ends with npm, although the shell between them passes no signal on', async () => {
    const source = `process.on('SIGTERM', () => { console.log('ended'); process.exit(); });
      setInterval(() => {}, 1000); console.log('ready');`;
    const command = ['-c', '"$0" "$@"; exit', process.execPath, ...launcher(source)];
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    const shell = spawn('sh', command, { stdio: ['ignore', 'pipe', 'inherit'], detached: true, env });
    let said = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    await once(shell.stdout, 'end');
    expect(said).toBe('ready\nended\n');
  });

  test('runs in the workspace’s Node, or in another that is new enough', () => {
    expect(suitableNode(folder, '24.0.0')).toBe(process.execPath);
    expect(suitableNode(folder, '22.18.0')).toBeUndefined();
    const own = addProgram('node_modules', 'node', 'bin', 'node');
    expect(suitableNode(folder, '20.0.0')).toBe(own);
  });

  test('receives Ctrl-C directly from the terminal if it is in the foreground', () => {
    expect(isForegroundStat('7 (node) S 6 5 4 34816 5 4194304 1 0')).toBe(true);
    expect(isForegroundStat('7 (a ) (b) S 6 5 4 34816 3 4194304 1 0')).toBe(false);
    expect(isForegroundStat('7 (node) S 6 5 4 0 -1 4194304 1 0')).toBe(false);
    expect(isForegroundStat('')).toBe(false);
  });

  test('makes its parent end the same way', () => {
    const { signal } = spawnSync(process.execPath, launcher(`process.kill(process.pid, 'SIGKILL');`));
    expect(signal).toBe('SIGKILL');
  });
});
