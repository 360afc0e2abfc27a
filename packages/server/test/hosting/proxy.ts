/** Caddy and nginx, on free ports, with certificates that only their test knows. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { setTimeout as pause } from 'node:timers/promises';
import { locate, PROGRAMS } from '../../../../scripts/bootstrap/programs.mjs';
import { makeCertificate } from '../certificate.ts';
import { freePort } from '../postgres/server.ts';

export interface Proxy {
  /** The port for HTTPS. */
  readonly port: number;
  /** The authority that browsers would have to trust. */
  readonly ca: string;
  close(): Promise<void>;
}

type Kind = 'caddy' | 'nginx';

/** Runs in the foreground until it is ended. */
function launch(kind: Kind, args: readonly string[], home: string): { child: ChildProcess; said: () => string } {
  const program = locate(PROGRAMS[kind]);
  if (program === undefined) throw new Error(`${kind} is missing: sudo apt-get install ${PROGRAMS[kind].debian}`);
  const env = { PATH: process.env['PATH'], HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, said: () => said };
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function started(
  kind: Kind,
  args: readonly string[],
  folder: string,
  port: number,
): Promise<() => Promise<void>> {
  const { child, said } = launch(kind, args, folder);
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${kind} has ended: ${said()}`);
    await pause(20);
  }
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
}

/** Options that the file of a host does without: other ports, and an authority of its own. */
const caddyOptions = (http: number, https: number): string => `{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	http_port ${http}
	https_port ${https}
}
`;

/** Resolves once its certificate can be used: it is made a moment after the start. */
async function untilTrusted(folder: string, port: number, servername: string): Promise<string> {
  for (;;) {
    try {
      const ca = readFileSync(join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt'), 'utf8');
      const socket = connectSafely({ host: '127.0.0.1', port, servername, ca });
      await once(socket, 'secureConnect');
      socket.destroy();
      return ca;
    } catch {
      await pause(20);
    }
  }
}

export async function startCaddy(config: string, name: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-caddy-'));
  const [http, port] = [await freePort(), await freePort()];
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, caddyOptions(http, port) + config);
  const close = await started('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], folder, port);
  return { port, ca: await untilTrusted(folder, port, name), close };
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What Debian's own nginx.conf says around the files in conf.d, without its folders. */
const nginxFile = (folder: string, config: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(folder, 'pid')};
daemon off;
events {}
http {
	access_log off;
	${TEMPORARY.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n\t')}
${config}
}
`;

/** A copy that listens on free ports, with a certificate for the name. */
function nginxHere(
  config: string,
  ports: { readonly http: number; readonly https: number },
  cert: readonly string[],
): string {
  return config
    .replaceAll(/^.*listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replaceAll(/(?<=ssl_certificate )[^;]+/g, cert[0] ?? '')
    .replaceAll(/(?<=ssl_certificate_key )[^;]+/g, cert[1] ?? '');
}

export async function startNginx(config: string, name: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-nginx-'));
  const ports = { http: await freePort(), https: await freePort() };
  const { cert, certFile, keyFile } = makeCertificate(folder, `DNS:${name}`);
  mkdirSync(join(folder, 'logs'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxFile(folder, nginxHere(config, ports, [certFile, keyFile])));
  const close = await started('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], folder, ports.https);
  return { port: ports.https, ca: cert, close };
}
