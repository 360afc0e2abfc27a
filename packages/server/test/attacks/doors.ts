/** Requests from pages of other sites, and from clients of other versions. */
import { ended, refused, type Attack, type Group } from './attack.ts';
import { ask, comingFrom } from './asking.ts';
import { closeCode, rawSocket } from './raw.ts';

/** The status of a handshake; counted like any request. */
const shakeHands =
  (headers: Readonly<Record<string, string>>): Attack['run'] =>
  async ({ address }) =>
    (await rawSocket(address, { headers })) === 403 ? 'foreign' : 'let in';

const HOSTS = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:80'];
const ORIGINS = ['http://evil.example', 'null', 'http://127.0.0.1:1', 'file://', 'not an origin'];

export const DOORS: Group = {
  title: 'Other sites',
  attacks: [
    ...ORIGINS.map((origin) =>
      refused(
        `a request from the origin “${origin}”`,
        'foreign',
        ask(() => comingFrom({ origin })),
      ),
    ),
    ...ORIGINS.map((origin) => refused(`a WebSocket from the origin “${origin}”`, 'foreign', shakeHands({ origin }))),
    ...HOSTS.map((host) =>
      refused(
        `a request to the host “${host}” (DNS rebinding)`,
        'foreign',
        ask(() => comingFrom({ host })),
      ),
    ),
    refused('a WebSocket to another host', 'foreign', shakeHands({ host: 'evil.example' })),
    refused(
      'metrics for a page of another host',
      'foreign',
      ask(() => ({ path: '/metrics', headers: { host: 'evil.example' } })),
    ),
    refused(
      'a form on another site’s page',
      'foreign',
      ask(() => ({
        ...comingFrom({}),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://evil.example' },
        body: 'name=Mallory&colour=red',
      })),
    ),
    refused(
      'a form without an origin',
      'malformed',
      ask(() => ({
        ...comingFrom({}),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'name=Mallory&colour=red',
      })),
    ),
    refused(
      'JSON sent as plain text',
      'malformed',
      ask(() => ({ ...comingFrom({}), headers: { 'content-type': 'text/plain' } })),
    ),
    refused(
      'a form with files',
      'malformed',
      ask(() => ({ ...comingFrom({}), headers: { 'content-type': 'multipart/form-data; boundary=x' } })),
    ),
    ...['0', '2', 'x'].map((version) =>
      ended(`a client of version “${version}”`, 4001, 'reload', async ({ address }) =>
        String(await closeCode(await rawSocket(address, { path: `/api/live?protocol=${version}` }))),
      ),
    ),
  ],
};
