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
import { alone } from '../src/lock.ts';
import { thisProcess, writeOwner, type Owner } from '../src/owner.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leadlight-lock-'));
  lock = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The number of a process that has ended. */
const ended = spawnSync(process.execPath, ['--version']).pid;

const leave = (owner: Partial<Owner>): void => symlinkSync(writeOwner({ ...thisProcess(), ...owner }), lock);

/** How many did it at the same time, at most. */
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
  test('lets one in at a time, and leaves nothing behind', async () => {
    expect(await crowd(8)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is given back by work that fails', async () => {
    await expect(alone(lock, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(readdirSync(folder)).toEqual([]);
  });

  test.for<[string, Partial<Owner>]>([
    ['has ended', { pid: ended }],
    ['has passed its number on to another', { birth: 'long ago' }],
    ['never was', { pid: NaN }],
  ])('of a process that %s is none, and only one of many takes it over', async ([, owner]) => {
    leave(owner);
    expect(await crowd(8)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that was left behind twice, by the process that cleared it away too, is none', async () => {
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

  test('that cannot be made is an error, and not waited for', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(alone(join(folder, 'file', 'lock'), () => Promise.resolve())).rejects.toThrow('ENOTDIR');
  });
});
