import { spawnSync } from 'node:child_process';
import {
  lstatSync,
  lutimesSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { alone } from '../../src/client/lock.ts';
import { thisProcess, writeOwner, type Owner } from '../../src/client/owner.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leadlight-lock-'));
  lock = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The id of a process that has ended. */
const ended = spawnSync(process.execPath, ['--version']).pid;

const leave = (owner: Partial<Owner>): void => symlinkSync(writeOwner({ ...thisProcess(), ...owner }), lock);

/** The most processes that worked at the same time. */
async function crowd(size: number): Promise<number> {
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++inside);
    await pause(1);
    inside--;
  };
  await Promise.all(Array.from({ length: size }, () => alone(lock, work)));
  return most;
}

describe('a lock', () => {
  test('lets one process in at a time and leaves nothing behind', async () => {
    expect(await crowd(8)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is released by work that fails', async () => {
    await expect(alone(lock, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(readdirSync(folder)).toEqual([]);
  });

  test.for<[string, Partial<Owner>]>([
    ['has ended', { pid: ended }],
    ['has lost its id to another', { birth: 'long ago' }],
    ['never existed', { pid: NaN }],
  ])('of a process that %s does not count, and only one of many takes it over', async ([, owner]) => {
    leave(owner);
    expect(await crowd(8)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('does not count if the process that was removing it has ended too', async () => {
    leave({ pid: ended });
    symlinkSync(writeOwner({ ...thisProcess(), pid: ended }), `${lock}.${readlinkSync(lock)}`);
    expect(await crowd(4)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of another machine counts until it is old', async () => {
    leave({ host: 'elsewhere', pid: ended });
    let done = false;
    const waiting = alone(lock, () => Promise.resolve(void (done = true)));
    await pause(300);
    expect(done).toBe(false);
    const before = lstatSync(lock).mtimeMs / 1000 - 3600;
    lutimesSync(lock, before, before);
    await waiting;
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that cannot be created is an error, without waiting', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(alone(join(folder, 'file', 'lock'), () => Promise.resolve())).rejects.toThrow('ENOTDIR');
  });
});
