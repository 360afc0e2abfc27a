/** What can be tried of the files in `hosting` without systemd and without containers. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/base/config.ts';
import { runService, type Running } from '../online/service.ts';
import { freePort } from '../postgres/server.ts';
import { fileOf } from './page.ts';

const run = promisify(execFile);

let running: Running;
beforeAll(async () => void (running = await runService()));
afterAll(() => running.close());

/** How the health check of the container ends. */
async function health(port: number | string): Promise<number> {
  const [command = '[]'] = /(?<=^ {2}CMD ).*$/m.exec(fileOf('Containerfile')) ?? [];
  const [, ...args] = JSON.parse(command) as readonly string[];
  return run(process.execPath, args, { env: { PORT: String(port) } }).then(
    () => 0,
    ({ code }: { readonly code: number }) => code,
  );
}

test('the health check of the container tells a server that works from one that is gone', async () => {
  expect(await health(new URL(running.address).port)).toBe(0);
  expect(await health(await freePort())).toBe(1);
});

const assignmentsIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));

test.for([
  ['the container', 'Containerfile', /^ENV (.*)$/m],
  ['the service', 'leadlight.service', /^Environment=(.*)$/m],
] as const)('%s sets switches that exist', ([, file, line]) => {
  const given = assignmentsIn(line.exec(fileOf(file))?.[1] ?? '');
  const { DATA, NODE_ENV, ...others } = given;
  expect([DATA, NODE_ENV]).toEqual([expect.stringContaining('/'), 'production']);
  const asked = new Set<string>();
  const spy = new Proxy(others, { get: (_, name) => void asked.add(String(name)) });
  readConfig(spy, '/');
  expect(Object.keys(others).filter((name) => !asked.has(name))).toEqual([]);
});

test.for(['Containerfile', 'leadlight.service'])('%s starts what a build contains', (file) => {
  const [, main] = /\/opt\/leadlight\/(\S+\.mjs)/.exec(fileOf(file)) ?? [];
  expect(main).toBe('leadlight.mjs');
});
