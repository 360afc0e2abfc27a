/** Secrets that are forged, stolen, used, expired or guessed. */
import { randomBytes } from 'node:crypto';
import { ended, harmless, refused, type Group } from './attack.ts';
import { ask, comingFrom, post } from './asking.ts';
import { rawAsk, type Asking } from './raw.ts';
import type { Stage } from './stage.ts';

const HOUR_MS = 3_600_000;

const token = (): string => randomBytes(32).toString('base64url');
const known = async (stage: Stage, headers: Readonly<Record<string, string>>): Promise<Asking> => {
  await stage.visitor();
  return { path: '/api/me/tables', headers };
};

/** What a reader of the database could try. */
async function storedHash({ site }: Stage): Promise<string> {
  const [row] = await site.look('select hash from sessions limit 1', []);
  return String(row?.['hash']);
}

async function fixed(stage: Stage): Promise<string> {
  const chosen = `leadlight=${token()}`;
  const { headers } = await rawAsk(stage.address, comingFrom({ cookie: chosen }));
  const [cookie = ''] = headers['set-cookie'] ?? [];
  const flags = cookie
    .split('; ')
    .slice(1)
    .filter((flag) => !flag.startsWith('Max-Age'));
  return cookie.startsWith(`${chosen};`) ? 'fixed' : flags.join(' ');
}

async function signedOut(stage: Stage): Promise<Asking> {
  const visitor = await stage.visitor();
  const { headers } = visitor;
  await visitor.ask('DELETE', '/api/me');
  return { path: '/api/me/tables', headers };
}

async function connectedWhenSignedOut(stage: Stage): Promise<string> {
  const { visitor, line } = await stage.guest();
  await visitor.ask('DELETE', '/api/me');
  return String(await line.closed);
}

async function link(stage: Stage): Promise<{ readonly token: string }> {
  const visitor = await stage.visitor();
  return (await visitor.ask('POST', '/api/me/links', {})).body as { readonly token: string };
}

async function usedLink(stage: Stage): Promise<Asking> {
  const offered = await link(stage);
  await rawAsk(stage.address, post('/api/links', { token: offered.token }));
  return post('/api/links', { token: offered.token });
}

async function raced(stage: Stage): Promise<string> {
  const { token: offered } = await link(stage);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => rawAsk(stage.address, post('/api/links', { token: offered }))),
  );
  return answers
    .map(({ status }) => status)
    .toSorted((a, b) => a - b)
    .join();
}

async function expiredLink(stage: Stage): Promise<Asking> {
  const { token: offered } = await link(stage);
  stage.site.wait(HOUR_MS);
  return post('/api/links', { token: offered });
}

async function usedCode(stage: Stage): Promise<Asking> {
  const visitor = await stage.visitor();
  const { code } = (await visitor.ask('POST', '/api/me/recovery', {})).body as { readonly code: string };
  await rawAsk(stage.address, post('/api/recovery', { code }));
  return post('/api/recovery', { code });
}

async function replacedCode(stage: Stage): Promise<Asking> {
  const visitor = await stage.visitor();
  const { code } = (await visitor.ask('POST', '/api/me/recovery', {})).body as { readonly code: string };
  await visitor.ask('POST', '/api/me/recovery', {});
  return post('/api/recovery', { code });
}

export const SECRETS: Group = {
  title: 'Cookies, links and codes',
  attacks: [
    refused(
      'a forged cookie',
      'guest-first',
      ask((stage) => known(stage, { cookie: `leadlight=${token()}` })),
    ),
    refused(
      'a malformed cookie',
      'guest-first',
      ask((stage) => known(stage, { cookie: `leadlight=' or 1=1 --` })),
    ),
    refused(
      'the cookie of another program',
      'guest-first',
      ask((stage) => known(stage, { cookie: `session=${token()}; xleadlight=${token()}` })),
    ),
    refused(
      'a hash from the database as a cookie',
      'guest-first',
      ask(async (stage) => known(stage, { cookie: `leadlight=${(await storedHash(stage)).slice(0, 43)}` })),
    ),
    refused('a cookie after signing out', 'guest-first', ask(signedOut)),
    ended('a connection after signing out', 4004, 'signed-out', connectedWhenSignedOut),
    harmless('a guest who arrives with a cookie that an attacker chose', 'Path=/ HttpOnly SameSite=Lax', fixed),
    refused(
      'a guessed device link',
      'no-token',
      ask(() => post('/api/links', { token: token() })),
    ),
    refused(
      'a malformed device link',
      'malformed',
      ask(() => post('/api/links', { token: ['x'] })),
    ),
    refused('a device link that was used', 'no-token', ask(usedLink)),
    refused('a device link that has expired', 'no-token', ask(expiredLink)),
    {
      ...refused('a device link that eight devices use at once', 'no-token', raced),
      outcome: '200,404,404,404,404,404,404,404',
    },
    refused(
      'a guessed recovery code',
      'no-code',
      ask(() => post('/api/recovery', { code: '00000-00000-00000-00000-00000' })),
    ),
    refused('a recovery code that was used', 'no-code', ask(usedCode)),
    refused('a recovery code that was replaced', 'no-code', ask(replacedCode)),
  ],
};
