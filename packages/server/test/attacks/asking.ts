/** Requests that an attacker makes. */
import type { Attack } from './attack.ts';
import { errorIn, rawAsk, type Asking } from './raw.ts';
import type { Stage } from './stage.ts';

export const JSON_TYPE = { 'content-type': 'application/json' };

/** The code with which a request is refused. */
export const ask =
  (make: (stage: Stage) => Asking | Promise<Asking>): Attack['run'] =>
  async (stage) =>
    errorIn(await rawAsk(stage.address, await make(stage)));

/** A newcomer with these headers. */
export const comingFrom = (headers: Readonly<Record<string, string>>): Asking => ({
  method: 'POST',
  path: '/api/guests',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify({ name: 'Mallory', colour: 'red' }),
});

export const post = (path: string, body: object): Asking => ({
  method: 'POST',
  path,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});
