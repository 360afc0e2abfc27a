/** Coming in, being known on several devices, and coming back. */
import { readPerson, readRecovery, readToken } from '@leadlight/protocol';
import type { FastifyInstance } from 'fastify';
import type { Identities, Person } from '../identity/identities.ts';
import { hashOf } from '../identity/secrets.ts';
import type { ApiOptions } from './options.ts';
import { refuse } from './problems.ts';
import { letIn, letOut, sessionOf, type Session } from './sessions.ts';

/** People are known to each other by name and colour; the id stays here. */
const shown = ({ name, colour }: Person): Pick<Person, 'name' | 'colour'> => ({ name, colour });

/** Requests that let a device in. */
export function entryRoutes(app: FastifyInstance, identities: Identities): void {
  app.post('/api/guests', async (request, reply) => {
    const body = readPerson(request.body);
    if (!body.ok) return refuse(reply, 'malformed', body.problems);
    const entered = await identities.comeIn(body.value);
    return letIn(request, reply, entered).code(201).send(shown(entered.person));
  });

  app.post('/api/links', async (request, reply) => {
    const body = readToken(request.body);
    if (!body.ok) return refuse(reply, 'malformed', body.problems);
    const entered = await identities.useLink(body.value.token);
    return entered === undefined
      ? refuse(reply, 'no-token')
      : letIn(request, reply, entered).send(shown(entered.person));
  });

  app.post('/api/recovery', async (request, reply) => {
    const body = readRecovery(request.body);
    if (!body.ok) return refuse(reply, 'malformed', body.problems);
    const recovered = await identities.recover(body.value.code);
    if (recovered === undefined) return refuse(reply, 'no-code');
    return letIn(request, reply, recovered).send({ ...shown(recovered.person), code: recovered.code });
  });
}

/** Requests of people whose device was let in. */
export function identityRoutes(app: FastifyInstance, { identities, connections, nodes }: ApiOptions): void {
  /** A device that has left stays connected to nothing, on any node. */
  const signOut = async ({ token, person }: Session): Promise<void> => {
    await identities.signOut(token);
    for (const live of connections) if (live.session?.token === token) live.leave('signed-out');
    nodes.tell(`person.${person.id}`, { type: 'signed-out', session: hashOf(token) });
  };

  app.get('/api/me', async (request, reply) => {
    const session = await sessionOf(request, identities);
    return session === undefined ? reply.type('application/json').send('null') : shown(session.person);
  });

  app.put('/api/me', async (request, reply) => {
    const session = await sessionOf(request, identities);
    if (session === undefined) return refuse(reply, 'guest-first');
    const body = readPerson(request.body);
    if (!body.ok) return refuse(reply, 'malformed', body.problems);
    const changed = await identities.change(session.person.id, body.value);
    return changed === undefined ? refuse(reply, 'guest-first') : shown(changed);
  });

  app.delete('/api/me', async (request, reply) => {
    const session = await sessionOf(request, identities);
    if (session !== undefined) await signOut(session);
    return letOut(request, reply).code(204).send();
  });

  secretRoutes(app, identities);
}

/** What brings a person to another device, or back after a loss. */
function secretRoutes(app: FastifyInstance, identities: Identities): void {
  app.post('/api/me/links', async (request, reply) => {
    const session = await sessionOf(request, identities);
    if (session === undefined) return refuse(reply, 'guest-first');
    return reply.code(201).send(await identities.offerLink(session.person.id));
  });

  app.post('/api/me/recovery', async (request, reply) => {
    const session = await sessionOf(request, identities);
    if (session === undefined) return refuse(reply, 'guest-first');
    return reply.code(201).send({ code: await identities.makeRecovery(session.person.id) });
  });
}
