/** Bodies, names and paths that no client of ours sends. */
import { refused, type Group } from './attack.ts';
import { ask, JSON_TYPE, post } from './asking.ts';
import type { Asking } from './raw.ts';
import type { Stage } from './stage.ts';

const asGuest =
  (path: string, body: string): ((stage: Stage) => Promise<Asking>) =>
  async (stage) => {
    const { headers } = await stage.visitor();
    return { method: 'POST', path, headers: { ...headers, ...JSON_TYPE }, body };
  };

const NAMES: Readonly<Record<string, string>> = {
  'a script as a name': '<script>alert(1)</script>',
  'control characters in a name': 'Ada\u0000\u001b[31m',
  'a line break in a name': 'Ada\nBob',
  'a line separator in a name': 'Ada\u2028Bob',
  'a name with characters that reverse the text': 'Ada\u202e',
  'half a surrogate pair in a name': 'Ada\ud800',
  'a name without letters': '\u200b\u200b',
  'a name of 25 characters': 'A'.repeat(25),
};

const TERMS =
  '"terms":{"listed":false,"watchers":"anyone","chat":"free","pace":{"kind":"none"},"standIn":"apprentice","timeout":"bot"}';

const BODIES: Readonly<Record<string, string>> = {
  'a body that isn’t JSON': '{"game":',
  'a body with a prototype': `{"__proto__":{"host":true},"game":"sintra","options":{},"seats":["me","open"],${TERMS}}`,
  'a body with a constructor’s prototype': '{"constructor":{"prototype":{"host":true}}}',
  'a body 5,000 levels deep': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'a table with a thousand seats': `{"game":"sintra","options":{},"seats":[${'"open",'.repeat(999)}"me"],${TERMS}}`,
  'a table of a game called “__proto__”': `{"game":"__proto__","options":{},"seats":["me","open"],${TERMS}}`,
  'a clock with infinite time': `{"game":"sintra","options":{},"seats":["me","open"],${TERMS.replace('{"kind":"none"}', '{"kind":"live","bank":1e999,"increment":0}')}}`,
};

export const BODIES_AND_NAMES: Group = {
  title: 'Bodies and names',
  attacks: [
    ...Object.entries(NAMES).map(([what, name]) =>
      refused(
        what,
        'malformed',
        ask(() => post('/api/guests', { name, colour: 'red' })),
      ),
    ),
    ...Object.entries(BODIES).map(([what, body]) => refused(what, 'malformed', ask(asGuest('/api/tables', body)))),
    refused(
      'the record of a guessed table',
      'no-table',
      ask(() => ({ path: `/api/tables/${'a'.repeat(22)}/record` })),
    ),
    refused(
      'a record outside of the tables',
      'no-table',
      ask(() => ({ path: '/api/tables/..%2f..%2fetc%2fpasswd/record' })),
    ),
    refused('a body of 17 KB', 'too-large', ask(asGuest('/api/tables', JSON.stringify('x'.repeat(17_000))))),
  ],
};
