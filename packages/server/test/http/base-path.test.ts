/** Online play on a part of a site, behind a proxy that has HTTPS. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../online/person.ts';
import { runService, type Running } from '../online/service.ts';

const GUEST = { name: 'Ada', colour: 'blue' };
const HTTPS = { 'x-forwarded-proto': 'https' };

let whole: Running;
let part: Running;

beforeAll(async () => {
  whole = await runService({ PROXIES: 'loopback' });
  part = await runService({ PROXIES: 'loopback', BASE_PATH: '/leadlight/' });
});
afterAll(() => Promise.all([whole.close(), part.close()]));

const cookieFrom = async (address: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  String((await new Visitor(address).ask('POST', '/api/guests', GUEST, headers)).headers.get('set-cookie'));

describe('the cookie', () => {
  test('is for the whole site, and for no other site of its domain', async () => {
    expect(await cookieFrom(whole.address)).toMatch(/^leadlight=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookieFrom(whole.address, HTTPS)).toMatch(/^__Host-leadlight=[\w-]+; .*; Path=\/; .*; Secure$/);
  });

  test('is for the base path alone', async () => {
    const address = `${part.address}/leadlight`;
    expect(await cookieFrom(address)).toMatch(/^leadlight=[\w-]+; Max-Age=\d+; Path=\/leadlight\/; HttpOnly; /);
    expect(await cookieFrom(address, HTTPS)).toMatch(/^__Secure-leadlight=[\w-]+; .*; Path=\/leadlight\/; .*; Secure$/);
  });

  test('lets its person in again over HTTPS, and ends when they sign out', async () => {
    const ada = new Visitor(`${part.address}/leadlight`);
    await ada.ask('POST', '/api/guests', GUEST, HTTPS);
    expect((await ada.ask('GET', '/api/me', undefined, HTTPS)).body).toEqual(GUEST);
    expect((await ada.ask('GET', '/api/me')).body).toBeNull();
    const left = await ada.ask('DELETE', '/api/me', undefined, HTTPS);
    expect(left.headers.get('set-cookie')).toMatch(/^__Secure-leadlight=; Max-Age=0; Path=\/leadlight\/; /);
  });
});

describe('under a base path', () => {
  test('people connect there', async () => {
    const ada = await new Visitor(`${part.address}/leadlight`).comeIn('Ada');
    const line = ada.connect();
    await line.opened;
    expect(line.frames[0]).toMatchObject({ type: 'welcome', you: { name: 'Ada' } });
    line.close();
  });

  test('and nowhere else', async () => {
    const ada = new Visitor(part.address);
    expect((await ada.ask('POST', '/api/guests', GUEST)).status).toBe(404);
    const line = ada.connect();
    expect(await line.closed).toBe(1006);
    expect(line.frames).toEqual([]);
  });

  test('health and metrics stay at the root, which a proxy need not pass on', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect((await fetch(`${part.address}${path}`)).status, path).toBe(200);
      expect((await fetch(`${part.address}/leadlight${path}`)).status, path).toBe(404);
    }
  });
});
