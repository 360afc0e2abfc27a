import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { compressFolder } from '../../src/client/compress.ts';

const PAGE = `<!doctype html>
<link rel="manifest" href="./manifest.webmanifest"><script type="module" src="./assets/index-abc.js"></script>
<title>Leadlight</title>`;

let folder: string;
let app: FastifyInstance;
let below: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadlight-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'sw.js'), '// keeps files');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export const answer = 42;\n'.repeat(100));
  compressFolder(folder);
  app = await createApp({ client: folder });
  below = await createApp({ client: folder, basePath: '/games/leadlight/' });
});

afterAll(async () => {
  await Promise.all([app.close(), below.close()]);
  rmSync(folder, { recursive: true });
});

const getFrom = (from: FastifyInstance, url: string, headers: Readonly<Record<string, string>> = {}) =>
  from.inject({ method: 'GET', url, headers });
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => getFrom(app, url, headers);

describe('the server', () => {
  test('sends the page for every address of the client', async () => {
    for (const url of ['/', '/game/abc', '/rules/sintra?x=1.5']) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type'], headers['cache-control']], url).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(body).toContain('<title>Leadlight</title>');
    }
  });

  test('sends the page compressed, and only if it has changed', async () => {
    for (const url of ['/', '/index.html', '/game/abc']) {
      const packed = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
      expect(packed.headers, url).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('src="/assets/index-abc.js"');
      const zipped = await get(url, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
      expect(gunzipSync(zipped.rawPayload).toString()).toContain('src="/assets/index-abc.js"');
      const again = await get(url, { 'if-none-match': String(packed.headers['etag']) });
      expect([again.statusCode, again.body], url).toEqual([304, '']);
    }
  });

  test('sends files named after their content once, compressed', async () => {
    const answer = await get('/assets/index-abc.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('answer = 42');
    expect((await get('/assets/index-abc.js')).body).toContain('answer = 42');
  });

  test('lets browsers ask again for files that keep their names', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test('answers HEAD like GET, without the content', async () => {
    for (const url of ['/', '/game/abc', '/assets/index-abc.js']) {
      const [head, whole] = [await app.inject({ method: 'HEAD', url }), await get(url)];
      expect([head.statusCode, head.body], url).toEqual([200, '']);
      for (const header of ['content-type', 'content-length', 'cache-control'])
        expect(head.headers[header], url).toBe(whole.headers[header]);
    }
  });

  test('serves no hidden files', async () => {
    writeFileSync(join(folder, '.built'), 'hidden');
    mkdirSync(join(folder, '.hidden'));
    writeFileSync(join(folder, '.hidden', 'file.txt'), 'hidden');
    for (const url of ['/.built', '/.hidden/file.txt']) expect((await get(url)).statusCode, url).toBe(404);
  });

  test('answers 404 for missing files', async () => {
    expect((await get('/assets/index-other.js')).statusCode).toBe(404);
    expect((await get('/../package.json')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });

  test('allows only its own files and no inline script', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['permissions-policy']).toContain('camera=(), ');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  test('sends no header that browsers ignore over plain HTTP', async () => {
    const policyAt = async (host: string): Promise<unknown> =>
      (await get('/', { host })).headers['cross-origin-opener-policy'];
    for (const host of ['127.0.0.1:8080', 'localhost', '[::1]:8080', 'play.example.org'])
      expect(await policyAt(host), host).toBe('same-origin');
    for (const host of ['192.168.1.7:8080', 'pi.local', 'pi']) expect(await policyAt(host), host).toBe(undefined);
  });
});

describe('under a base path', () => {
  const getBelow = (url: string) => getFrom(below, url);

  test('the page and the files have their addresses there', async () => {
    for (const url of ['/games/leadlight/', '/games/leadlight/index.html', '/games/leadlight/rules/sintra']) {
      const { statusCode, body } = await getBelow(url);
      expect(statusCode, url).toBe(200);
      expect(body).toContain('href="/games/leadlight/manifest.webmanifest"');
      expect(body).toContain('src="/games/leadlight/assets/index-abc.js"');
    }
    const { statusCode, headers } = await getBelow('/games/leadlight/assets/index-abc.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test('the page is different from that of another path, and so is its tag', async () => {
    const [one, other] = [await get('/'), await getBelow('/games/leadlight/')];
    expect(one.headers['etag']).not.toBe(other.headers['etag']);
  });

  test('an address without the last slash leads there', async () => {
    const { statusCode, headers } = await getBelow('/games/leadlight?from=here');
    expect([statusCode, headers.location]).toEqual([308, '/games/leadlight/?from=here']);
  });

  test.for(['/', '/index.html', '/games', '/games/', '/games/leadlights/', '/rules/sintra', '/assets/index-abc.js'])(
    'there is nothing at %s',
    async (url) => {
      const { statusCode, headers } = await getBelow(url);
      expect(statusCode).toBe(404);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('unknown requests of programs are no pages', async () => {
    expect((await getBelow('/games/leadlight/api/nothing')).statusCode).toBe(404);
    expect((await below.inject({ method: 'POST', url: '/games/leadlight' })).statusCode).toBe(404);
  });
});
