/**
 * One server for all tests of a run, started by the first that needs it. It ends by itself when the run does, however
 * that ends.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { PostgresServer, urlOf } from './server.ts';

/** The processes of a run have the same parent. */
const folder = join(tmpdir(), `leadlight-postgres-${process.ppid}-${process.env['LEADLIGHT_RUN'] ?? 'alone'}`);
const READY = join(folder, 'ready');

/** Waits until the run is over, stops the server and tidies up. */
const KEEPER = 'while kill -0 "$1" 2>/dev/null; do sleep 1; done; folder=$2; shift 2; "$@"; rm -rf "$folder"';

function keep({ stopping }: PostgresServer): void {
  const args = ['-c', KEEPER, 'sh', String(process.ppid), folder, ...stopping];
  spawn('sh', args, { detached: true, stdio: 'ignore', cwd: '/' }).unref();
}

async function startForAll(): Promise<void> {
  const server = await PostgresServer.create(join(folder, 'server'));
  keep(server);
  writeFileSync(`${READY}.new`, String(server.port));
  renameSync(`${READY}.new`, READY);
}

function isFirst(): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function readyPort(): Promise<number> {
  if (isFirst()) await startForAll();
  for (let tries = 0; !existsSync(READY); tries++) {
    if (tries > 600) throw new Error('PostgreSQL was not started by the test that began to.');
    await pause(100);
  }
  return Number(readFileSync(READY, 'utf8'));
}

let port: Promise<number> | undefined;

/** Asks the server something about its databases. */
export async function ask(database: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: urlOf(await (port ??= readyPort()), database) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  remove(): Promise<void>;
}

/** The database that every server has, for tests that store nothing. */
export const serverDatabase = async (): Promise<{ readonly url: string }> => ({
  url: urlOf(await (port ??= readyPort()), 'postgres'),
});

/** A database of its own, with nothing in it. */
export async function newDatabase(): Promise<TestDatabase> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  await ask('postgres', `create database ${name}`);
  return {
    name,
    url: urlOf(await (port ??= readyPort()), name),
    remove: async () => void (await ask('postgres', `drop database ${name} with (force)`)),
  };
}
