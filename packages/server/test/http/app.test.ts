import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { compressFolder } from '../../src/client/compress.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadlight-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Leadlight</title>');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export const answer = 42;\n'.repeat(100));
  compressFolder(folder);
  app = await createApp({ client: folder });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: 'GET', url, headers });

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
