/** PostgreSQL and NATS are never skipped: without them, tests fail and say what to install. Neither runs as root. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { planPrograms, PROGRAMS, SERVICES } from '../../../../scripts/bootstrap/programs.mjs';
import { ask } from '../postgres/shared.ts';
import { Broker } from './broker.ts';

const BOOTSTRAP = pathToFileURL(join(import.meta.dirname, '../../../../scripts/bootstrap/programs.mjs')).href;

/** As on a machine that has none of these programs. */
const NOTHING = {
  path: '/nowhere',
  programs: { ...PROGRAMS, postgresql: { ...PROGRAMS.postgresql, versions: '/nowhere' } },
};

afterEach(() => vi.unstubAllEnvs());

describe('missing services', () => {
  test.for([true, false])('are Debian’s packages to install, whether the user is root or not (%s)', (isRoot) => {
    const plan = planPrograms(SERVICES, { ...NOTHING, isRoot });
    expect(plan.kind).toBe('ask');
    expect('packages' in plan && plan.packages).toEqual(expect.arrayContaining(['postgresql', 'nats-server']));
  });

  test('make `npm test` fail, with what to install', () => {
    const code = `import { ensurePrograms, SERVICES } from '${BOOTSTRAP}'; process.exitCode = ensurePrograms(SERVICES) ? 0 : 1;`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      env: { PATH: '/nowhere' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/sudo apt-get install [\w ]*nats-server/);
  });

  test('make a test fail that needs them, with what to install', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await expect(Broker.started()).rejects.toThrow('apt-get install nats-server');
  });
});

/** The user who owns a file, or a process. */
const ownerOf = (path: string): number => statSync(path).uid;

test('neither service runs as root', async () => {
  const broker = await Broker.started();
  expect(ownerOf(`/proc/${broker.pid}`)).not.toBe(0);
  await broker.kill();
  const [server] = await ask('postgres', `select current_setting('data_directory') as folder`);
  expect(String(server?.['folder'])).toContain('leadlight-postgres-');
  expect(ownerOf(String(server?.['folder']))).not.toBe(0);
});
